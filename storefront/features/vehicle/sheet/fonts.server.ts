import path from 'node:path';
import type { TypePair } from '@forecourt/lib/sites/theme';
import { STOREFRONT_FOLDER } from '@/site/storefront-folder.server.ts';

/** The family in which text of each type is set, as in the storefront's theme. */
const FAMILIES: Readonly<Record<TypePair, string>> = {
  instrument: 'instrument-sans',
  archivo: 'archivo',
  figtree: 'figtree',
  cormorant: 'instrument-sans',
  nunito: 'nunito',
};

/** Read when a sheet is made: an import would give the fonts' addresses for browsers. */
const FONTS = path.join(STOREFRONT_FOLDER, 'node_modules', '@fontsource');

/** The font files of a site's sheets; a PDF needs one file for each weight. */
export function sheetFonts(typePair: TypePair): { regular: string; bold: string } {
  const family = FAMILIES[typePair];
  const file = (weight: number) => path.join(FONTS, family, 'files', `${family}-latin-${weight}-normal.woff`);
  return { regular: file(400), bold: file(600) };
}
