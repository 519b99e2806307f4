import { createRequire } from 'node:module';
import path from 'node:path';
import type { TypePair } from '@forecourt/lib/site/theme';

/** The family in which text of each type is set, as in the storefront's theme. */
const FAMILIES: Readonly<Record<TypePair, string>> = {
  instrument: 'instrument-sans',
  archivo: 'archivo',
  figtree: 'figtree',
  cormorant: 'instrument-sans',
  nunito: 'nunito',
};

// Found by the running program: a bundler would pack the fonts' addresses for browsers in their place.
const require = createRequire(path.join(process.cwd(), 'package.json'));

/** The font files of a site's sheets; a PDF needs one file for each weight. */
export function sheetFonts(typePair: TypePair): { regular: string; bold: string } {
  const family = FAMILIES[typePair];
  const file = (weight: number) =>
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  return { regular: file(400), bold: file(600) };
}
