import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Encoding } from './encodings.ts';
import { readText } from './text.server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-text-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function textOf(bytes: Uint8Array, encoding?: Encoding): Promise<string> {
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, bytes);
  let text = '';
  for await (const piece of readText(file, encoding)) text += piece;
  return text;
}

test('reads Windows-1252 where it is declared', async () => {
  expect(await textOf(Buffer.from('Crème', 'latin1'), 'windows-1252')).toBe('Crème');
  expect(await textOf(Uint8Array.from([0x93, 0x41, 0x94]), 'windows-1252')).toBe('“A”');
  expect(await textOf(Buffer.from('plain'), 'windows-1252')).toBe('plain');
});

test('reads UTF-8 although Windows-1252 is declared', async () => {
  expect(await textOf(Buffer.from('Crème brûlée'), 'windows-1252')).toBe('Crème brûlée');
  // The first letter outside ASCII is in a later chunk, and the last one in two chunks.
  const long = `${'a'.repeat(300_000)}é${'b'.repeat(2 * 262_144 - 300_003)}é`;
  expect(await textOf(Buffer.from(long), 'windows-1252')).toBe(long);
});

test('refuses a file that begins as UTF-8 and continues in another encoding', async () => {
  const bytes = Buffer.concat([Buffer.from(`é${'a'.repeat(300_000)}\n`), Buffer.from('è', 'latin1')]);
  await expect(textOf(bytes, 'windows-1252')).rejects.toThrow(/not UTF-8|cut off/);
});
