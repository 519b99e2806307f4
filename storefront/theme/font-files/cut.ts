import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FIRST_CHARACTERS } from './characters.ts';

export const TYPEFACES = ['archivo', 'cormorant-garamond', 'figtree', 'instrument-sans', 'nunito'] as const;
/** The range of weights that templates use; Cormorant and Instrument Sans have no more than 700. */
const WEIGHTS = { min: 400, max: 800 };
const OWN_WEIGHTS = { min: 400, max: 700 };
/**
 * OpenType features that browsers apply by default, and the figure styles in use (`font-variant-numeric`).
 */
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

/** Returns the subset of a typeface's published Latin file. */
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
