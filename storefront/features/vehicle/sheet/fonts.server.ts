import { createRequire } from 'node:module';
import path from 'node:path';
import type { Template } from '@forecourt/lib/site/site';

/** The family each template is written in, as in the storefront's theme. */
const FAMILIES: Readonly<Record<Template, string>> = {
  group: 'instrument-sans',
  franchise: 'archivo',
  yard: 'figtree',
};

// Found by the running program: a bundler would pack the fonts' addresses for browsers in their place.
const require = createRequire(path.join(process.cwd(), 'package.json'));

/** The font files of a template's sheets; a PDF needs one file for each weight. */
export function sheetFonts(template: Template): { regular: string; bold: string } {
  const family = FAMILIES[template];
  const file = (weight: number) =>
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  return { regular: file(400), bold: file(600) };
}
