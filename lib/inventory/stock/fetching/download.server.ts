import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FetchProblem } from './problem.ts';

/** A stream that passes bytes on and fails once there are more than the limit. */
export function atMost(limit: number, problem: (bytes: number) => Error | null): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const error = bytes > limit ? problem(bytes) : null;
      if (error) done(error);
      else done(null, chunk);
    },
  });
}

/** The problem of a file that is larger than `limit` bytes, in words for the feed's report (in whole megabytes). */
export const tooLarge = (limit: number): FetchProblem =>
  new FetchProblem(`The file is larger than ${Math.round(limit / 1_000_000).toLocaleString('en-AU')} MB.`);

/**
 * Writes what comes to a file of the folder.
 * @param name as the source calls it; only its harmless characters are kept
 * @returns the file's path
 */
export async function download(
  from: Readable,
  { folder, name, limit, signal }: { folder: string; name: string; limit: number; signal: AbortSignal },
): Promise<string> {
  const file = path.join(/*turbopackIgnore: true*/ folder, safeName(name));
  await pipeline(
    from,
    atMost(limit, () => tooLarge(limit)),
    createWriteStream(file, { mode: 0o600 }),
    { signal },
  );
  return file;
}

/** A file's own name, fit for any disk and for a report. */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[^\w.-]+/g, '_')
      .replace(/^\.+/, '')
      .slice(-80) || 'feed'
  );
}
