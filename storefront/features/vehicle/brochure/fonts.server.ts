import path from 'node:path';
import type { TypePair } from '@forecourt/lib/sites/theme';
import { STOREFRONT_FOLDER } from '@/site/storefront-folder.server.ts';

const FAMILIES: Readonly<Record<TypePair, string>> = {
  instrument: 'instrument-sans',
  archivo: 'archivo',
  figtree: 'figtree',
  cormorant: 'instrument-sans',
  nunito: 'nunito',
};

/** Read from disk: an import would resolve to browser addresses. */
const FONTS = path.join(STOREFRONT_FOLDER, 'node_modules', '@fontsource');

/** Returns the font files of a site's PDF brochures; a PDF needs one file per weight. */
export function sheetFonts(typePair: TypePair): { regular: string; bold: string } {
  const family = FAMILIES[typePair];
  const file = (weight: number) => path.join(FONTS, family, 'files', `${family}-latin-${weight}-normal.woff`);
  return { regular: file(400), bold: file(600) };
}
