import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FIRST_CHARACTERS } from './characters.ts';

/** The packages of the typefaces, by the name that each of their files begins with. */
export const TYPEFACES = ['archivo', 'cormorant-garamond', 'figtree', 'instrument-sans', 'nunito'] as const;
/** The lightest and the boldest that any template sets; Cormorant and Instrument Sans end at 700 by themselves. */
const WEIGHTS = { min: 400, max: 800 };
const OWN_WEIGHTS = { min: 400, max: 700 };
/** What a browser does with a text by itself, and the figures that the styles ask for (`font-variant-numeric`). */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'rvrn',
  'lnum',
  'tnum',
];
const ENDS_AT_700: ReadonlySet<string> = new Set(['cormorant-garamond', 'instrument-sans']);

/** The first file of a typeface: its published Latin file with the characters and weights that pages have. */
export async function firstFile(typeface: (typeof TYPEFACES)[number]): Promise<Buffer> {
  const publishedFile = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`,
  );
  return subsetFont(await readFile(publishedFile), FIRST_CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: ENDS_AT_700.has(typeface) ? OWN_WEIGHTS : WEIGHTS },
  });
}
