import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FetchProblem } from './fetch-problem.ts';

/** Returns a stream that passes bytes through and fails above the limit. */
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

/**
 * Returns the problem for a file larger than `limit` bytes, worded for the feed's report (whole megabytes).
 */
export const tooLarge = (limit: number): FetchProblem =>
  new FetchProblem(`The file is larger than ${Math.round(limit / 1_000_000).toLocaleString('en-AU')} MB.`);

/**
 * Writes a stream to a file in the folder.
 *
 * @param name as the source names it; unsafe characters are replaced
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

/** Returns a file name that is safe for any disk and for reports. */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[^\w.-]+/g, '_')
      .replace(/^\.+/, '')
      .slice(-80) || 'feed'
  );
}
