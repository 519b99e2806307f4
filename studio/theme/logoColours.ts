import type { LogoColour } from '@forecourt/lib/sites/theme/proposal';
import { getPaletteSync } from 'colorthief';

/** Wide enough that edges with mixed colours are thin compared to the strokes. */
const WIDTH = 800;
const MOST_COLOURS = 8;

/**
 * Returns the colours of an SVG or bitmap logo, except transparent and white.
 * @param url must allow cross-origin requests
 * @throws Error if it cannot be loaded or drawn
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
    // An SVG may have no intrinsic size.
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
