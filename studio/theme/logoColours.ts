import type { LogoColour } from '@forecourt/lib/sites/theme/proposal';
import { getPaletteSync } from 'colorthief';

/** So wide a logo is drawn to be read: its strokes are then far wider than the edges where two colours mix. */
const WIDTH = 800;
const MOST_COLOURS = 8;

/**
 * The colours of a logo, SVG or pixels, without what is transparent or white.
 * @param url an address that other origins may read
 * @throws when it cannot be fetched or drawn
 */
export async function logoColours(url: string): Promise<LogoColour[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The logo answered ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    // A vector may say no size of its own.
    const ratio = image.naturalHeight / image.naturalWidth || 0.5;
    canvas.width = WIDTH;
    canvas.height = Math.max(1, Math.round(WIDTH * ratio));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const palette = getPaletteSync(canvas, { colorCount: MOST_COLOURS, quality: 1 }) ?? [];
    return palette.map((colour) => ({ hex: colour.hex(), share: colour.proportion }));
  } finally {
    URL.revokeObjectURL(address);
  }
}
