import { getPalette } from 'colorthief';
import sharp from 'sharp';
import type { LogoColour } from './proposal.ts';

/** Rendering width in pixels, large enough that anti-aliased edges are a small share. */
const WIDTH = 800;
/** Rendering density of vectors without a size, in dpi. */
const DENSITY = 300;
/** Maximum pixels, checked before decoding. */
const MOST_PIXELS = 50_000_000;
const MOST_COLOURS = 8;

/** Returns a logo's colours except transparent and white; throws if it can't be decoded. */
export async function logoColours(bytes: Uint8Array): Promise<LogoColour[]> {
  const drawing = await sharp(bytes, { density: DENSITY, limitInputPixels: MOST_PIXELS })
    .resize({ width: WIDTH })
    .png()
    .toBuffer();
  const palette = (await getPalette(drawing, { colorCount: MOST_COLOURS, quality: 1 })) ?? [];
  return palette.map((colour) => ({ hex: colour.hex(), share: colour.proportion }));
}
