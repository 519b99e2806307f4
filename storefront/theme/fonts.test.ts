import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fontCss, fontFiles } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);
const subsetsOf = (typeface: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(`@fontsource-variable/${typeface}/unicode.json`), 'utf8'));
const names = (files: string[]) => files.map((file) => path.basename(file));

test('preloads the Latin subset of each family of a type pair', () => {
  expect(names(fontFiles('nunito'))).toEqual(['nunito-latin-wght-normal.woff2']);
  expect(names(fontFiles('cormorant'))).toEqual([
    'instrument-sans-latin-wght-normal.woff2',
    'cormorant-garamond-latin-wght-normal.woff2',
  ]);
});

test('a family has a font file for Latin and one for Latin Extended characters', () => {
  const faces = [...fontCss('nunito').matchAll(/url\("([^"]+)"\).*?unicode-range:([^;}]+)/g)];
  const { latin, 'latin-ext': latinExt } = subsetsOf('nunito');
  expect(faces.map(([, file = '', range]) => [path.basename(file), range])).toEqual([
    ['nunito-latin-ext-wght-normal.woff2', latinExt],
    ['nunito-latin-wght-normal.woff2', latin],
  ]);
});

test.each(['archivo', 'cormorant-garamond', 'figtree', 'nunito'])(
  'the subsets of %s are those of Instrument Sans',
  (typeface) => {
    const { latin, 'latin-ext': latinExt } = subsetsOf(typeface);
    expect(subsetsOf('instrument-sans')).toMatchObject({ latin, 'latin-ext': latinExt });
  },
);
