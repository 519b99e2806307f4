import { getPalette } from 'colorthief';
import sharp from 'sharp';
import type { LogoColour } from './proposal.ts';

/** So wide a logo is drawn to be read: its strokes are then far wider than the edges where two colours mix. */
const WIDTH = 800;
/** Dots an inch at which a vector that says no size is drawn. */
const DENSITY = 300;
/** Of a logo as it is drawn, known before it is unpacked. */
const MOST_PIXELS = 50_000_000;
const MOST_COLOURS = 8;

/**
 * The colours of a logo, SVG or pixels, without what is transparent or white.
 * @throws when it is no picture, or has too many pixels
 */
export async function logoColours(bytes: Uint8Array): Promise<LogoColour[]> {
  const drawing = await sharp(bytes, { density: DENSITY, limitInputPixels: MOST_PIXELS })
    .resize({ width: WIDTH })
    .png()
    .toBuffer();
  const palette = (await getPalette(drawing, { colorCount: MOST_COLOURS, quality: 1 })) ?? [];
  return palette.map((colour) => ({ hex: colour.hex(), share: colour.proportion }));
}
