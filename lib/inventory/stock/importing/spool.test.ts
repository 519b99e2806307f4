import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Spool } from './spool.server.ts';

const foldersLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('forecourt-import-'));

async function through(lines: readonly string[]): Promise<{ read: string[]; batches: number[] }> {
  const spool = new Spool();
  try {
    for (const line of lines) await spool.add(line);
    const read: string[] = [];
    const batches: number[] = [];
    for await (const batch of spool.batches()) {
      read.push(...batch);
      batches.push(batch.length);
    }
    return { read, batches };
  } finally {
    await spool.close();
  }
}

test('returns any written entries in order', async () => {
  const line = fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 40 }), fc.nat({ max: 40 }), async (some, times) => {
      const lines = Array.from({ length: times }, () => some).flat();
      expect((await through(lines)).read).toEqual(lines);
    }),
    { numRuns: 60 },
  );
});

test('limits its batches and leaves no file behind', async () => {
  const lines = Array.from({ length: 1_201 }, (_, index) => `line ${index} ½ 🚗`);
  const before = foldersLeft();
  const { read, batches } = await through(lines);
  expect(read).toEqual(lines);
  expect(batches).toEqual([500, 500, 201]);
  expect(foldersLeft()).toEqual(before);
});
