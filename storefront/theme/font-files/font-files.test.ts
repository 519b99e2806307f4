import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_CHARACTERS, RANGES } from './characters.ts';
import { firstFile, TYPEFACES } from './cut.ts';

test.each(TYPEFACES)('the font file of %s is up to date', async (typeface) => {
  const bytes = await readFile(path.join(import.meta.dirname, `${typeface}.woff2`));
  expect(bytes.equals(await firstFile(typeface))).toBe(true);
});

test('the first font file declares exactly its characters', () => {
  const codes = RANGES.first.split(',').flatMap((part) => {
    const [from = '', to = from] = part.slice(2).split('-');
    const start = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - start + 1 }, (_, at) => start + at);
  });
  expect(String.fromCodePoint(...codes)).toBe(FIRST_CHARACTERS);
});
