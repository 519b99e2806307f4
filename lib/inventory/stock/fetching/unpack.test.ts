import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { FetchProblem } from './fetch-problem.ts';
import { zipOf } from './testing/zip.ts';
import { unpack } from './unpack.server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-unpack-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;

async function unpacked(
  content: Buffer,
  { limit = 50_000_000 } = {},
): Promise<{ name: string; text: string }> {
  count += 1;
  const folder = path.join(root, String(count));
  mkdirSync(folder);
  const file = path.join(folder, 'feed.zip');
  writeFileSync(file, content);
  const result = await unpack({
    file,
    folder,
    format: 'csv',
    limit,
    takePhotos: null,
    signal: new AbortController().signal,
  });
  return { name: path.basename(result), text: readFileSync(result, 'utf8') };
}

test('unpacks any content unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), async (text) => {
      expect((await unpacked(gzipSync(text))).text).toBe(text);
      expect((await unpacked(zipOf({ 'stock.csv': text }))).text).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test('leaves a file that is not packed unchanged', async () => {
  expect(await unpacked(Buffer.from('make,model\n'))).toEqual({ name: 'feed.zip', text: 'make,model\n' });
});

test('takes the one feed file of a zip under any name', async () => {
  expect((await unpacked(zipOf({ 'export/Stock List.txt': 'a' }))).name).toBe('unpacked-Stock_List.txt');
  const besides = { 'readme.txt': 'r', '__MACOSX/._stock.csv': 'm', '.hidden.csv': 'h', 'a/': '' };
  expect((await unpacked(zipOf({ ...besides, 'a/stock.CSV': 'yes' }))).text).toBe('yes');
});

test.each([
  ['a zip without a feed', zipOf({}), /contains 0 files/],
  ['a zip with two', zipOf({ 'a.csv': 'a', 'b.csv': 'b' }), /contains 2 files, 2 of them \.csv/],
  ['an Excel workbook', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), /Excel workbook/],
  ['an encrypted zip', zipOf({ 'a.csv': 'a' }, { isEncrypted: true }), /encrypted/],
  ['a zip that leads out of its folder', zipOf({ '../../a.csv': 'a' }), /damaged/],
  ['a bomb of zeros, gzipped', gzipSync(Buffer.alloc(30_000_000)), /far more/],
  ['a bomb of zeros, zipped', zipOf({ 'a.csv': Buffer.alloc(30_000_000) }), /far more/],
])('rejects %s', async (_, content, reason) => {
  await expect(unpacked(content)).rejects.toThrow(reason);
});

test('rejects content larger than a feed can be, however well it compresses', async () => {
  const text = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${index * 7919},`).join(''));
  await expect(unpacked(gzipSync(text), { limit: 100_000 })).rejects.toThrow(/far more/);
  await expect(unpacked(zipOf({ 'a.csv': text }), { limit: 100_000 })).rejects.toThrow(/far more/);
});

test('rejects a truncated archive', async () => {
  const archives = [gzipSync('make,model\nToyota,HiLux\n'), zipOf({ 'a.csv': 'make,model\nToyota,HiLux\n' })];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...archives),
      fc.double({ min: 0.1, max: 0.99, noNaN: true }),
      async (whole, part) => {
        await expect(unpacked(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toThrow(
          FetchProblem,
        );
      },
    ),
    { numRuns: 40 },
  );
});
