import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { videosAndReports } from './size-limits.ts';

/** Returns the number of bytes that pass, sent in these chunks. */
async function received(pieces: Iterable<Buffer>): Promise<{ sum: number; bytes: Buffer }> {
  const chunks: Buffer[] = [];
  let sum = 0;
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      sum += chunk.length;
      if (sum < 1_000) chunks.push(chunk);
      done();
    },
  });
  await pipeline(Readable.from(pieces), videosAndReports(), target);
  return { sum, bytes: Buffer.concat(chunks) };
}

test('passes a report through unchanged, however it is split into chunks', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: 1, max: 99 }),
      async (rest, size) => {
        const whole = Buffer.concat([Buffer.from('%PDF-'), rest]);
        const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
          whole.subarray(at * size, (at + 1) * size),
        );
        expect((await received(pieces)).bytes.equals(whole)).toBe(true);
      },
    ),
    { numRuns: 50 },
  ));

test('stops after the first bytes of a file that is neither a video nor a PDF', async () => {
  let sentBytes = 0;
  function* page() {
    for (; sentBytes < 1_000; sentBytes += 1) yield Buffer.from('<!doctype html>');
  }
  await expect(received(page())).rejects.toMatchObject({ reason: 'no file' });
  expect(sentBytes).toBeLessThan(1_000);
  await expect(received([])).rejects.toMatchObject({ reason: 'no file' });
  await expect(received([Buffer.from('MZ')])).rejects.toMatchObject({ reason: 'no file' });
});

test('limits a PDF to 30 MB and a video to 200 MB', async () => {
  const MEGABYTE = Buffer.alloc(1_000_000);
  function* file(head: string, megabytes: number) {
    yield Buffer.from(head.padEnd(64), 'latin1');
    for (let at = 0; at < megabytes; at += 1) yield MEGABYTE;
  }
  const film = '\0\0\0\x20ftypisom';
  expect((await received(file('%PDF-', 29))).sum).toBe(29_000_064);
  await expect(received(file('%PDF-', 30))).rejects.toMatchObject({ reason: 'too large' });
  expect((await received(file(film, 199))).sum).toBe(199_000_064);
  await expect(received(file(film, 200))).rejects.toMatchObject({ reason: 'too large' });
});
