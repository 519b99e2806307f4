import { openPicture } from '../encode.server.ts';
import { PhotoFailure } from '../photo-failure.ts';

/** What a picture looks like, for recognising repeated photos, placeholders and dealers' banners. */
export interface PhotoLook {
  /** Perceptual hash: equal or similar for the same picture in another size or quality. */
  look: string;
  /** True if it has few colours, like a drawing with text. */
  isGraphic: boolean;
  /** Perceptual hashes of the top and bottom, where a banner may be; null if there can be none. */
  topBand: string | null;
  bottomBand: string | null;
}

/** The picture is compared at this size. */
const WIDTH = 256;
const HEIGHT = 192;
const CHANNELS = 3;

/** Blocks of a hash; each is compared with the one to its right. */
const LOOK_GRID = { columns: 17, rows: 16 };
const BAND_GRID = { columns: 33, rows: 4 };
/** Differences of brightness, of 255, that count; encoders change it by less. */
const LOOK_STEP = 3;
const BAND_STEP = 8;
/** Part of the height that is compared for banners. */
const BAND_ROWS = Math.round(HEIGHT * 0.1);
/** Comparisons that must differ: a band without a text or logo is sky, floor or a plain border. */
const FEWEST_BAND_STEPS = 8;

/** A drawing's few colours cover most of it, a photo's do not. */
const GRAPHIC = { colours: 6, share: 0.9 };
const BAND_GRAPHIC = { colours: 6, share: 0.75 };

/**
 * Returns what a picture looks like.
 *
 * @throws PhotoFailure when it is damaged
 */
export async function lookOf(file: string): Promise<PhotoLook> {
  const pixels = await openPicture(file)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new PhotoFailure('broken', 'It cannot be read.', { cause: error });
    });
  return {
    look: hashOf(pixels, { from: 0, to: HEIGHT }, LOOK_GRID, LOOK_STEP).hash,
    isGraphic: hasFewColours(pixels, GRAPHIC),
    topBand: bandOf(pixels, { from: 0, to: BAND_ROWS }),
    bottomBand: bandOf(pixels, { from: HEIGHT - BAND_ROWS, to: HEIGHT }),
  };
}

interface Rows {
  from: number;
  to: number;
}

function bandOf(pixels: Buffer, rows: Rows): string | null {
  const { hash, steps } = hashOf(pixels, rows, BAND_GRID, BAND_STEP);
  const part = pixels.subarray(rows.from * WIDTH * CHANNELS, rows.to * WIDTH * CHANNELS);
  return steps >= FEWEST_BAND_STEPS && hasFewColours(part, BAND_GRAPHIC) ? hash : null;
}

/** A difference hash: one bit for each pair of neighbouring blocks, whether the left one is brighter. */
function hashOf(
  pixels: Buffer,
  rows: Rows,
  grid: { columns: number; rows: number },
  step: number,
): { hash: string; steps: number } {
  let bits = '';
  let steps = 0;
  for (let row = 0; row < grid.rows; row += 1) {
    const [top, bottom] = partOf(row, grid.rows, rows.to - rows.from);
    const brightnesses = Array.from({ length: grid.columns }, (_, column) => {
      const [left, right] = partOf(column, grid.columns, WIDTH);
      return brightnessOf(pixels, { left, right, top: rows.from + top, bottom: rows.from + bottom });
    });
    for (let column = 1; column < grid.columns; column += 1) {
      const difference = (brightnesses[column - 1] ?? 0) - (brightnesses[column] ?? 0);
      if (Math.abs(difference) > step) steps += 1;
      bits += difference > step ? '1' : '0';
    }
  }
  return {
    hash: BigInt(`0b${bits}`)
      .toString(16)
      .padStart(Math.ceil(bits.length / 4), '0'),
    steps,
  };
}

const partOf = (index: number, parts: number, size: number): [start: number, end: number] => [
  Math.floor((index * size) / parts),
  Math.floor(((index + 1) * size) / parts),
];

/** Mean brightness of a block, 0 to 255. */
function brightnessOf(
  pixels: Buffer,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): number {
  let sum = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * WIDTH + x) * CHANNELS;
      // Rec. 601 weights, in thousandths.
      sum += 299 * (pixels[at] ?? 0) + 587 * (pixels[at + 1] ?? 0) + 114 * (pixels[at + 2] ?? 0);
    }
  return sum / 1_000 / ((right - left) * (bottom - top));
}

/** Returns whether the most frequent colours cover a share of the pixels. */
function hasFewColours(pixels: Buffer, { colours, share }: { colours: number; share: number }): boolean {
  // With one offset only, a plain area on the border between two colours would count as several.
  return [0, 8].some((offset) => {
    const counts = new Map<number, number>();
    for (let at = 0; at < pixels.length; at += CHANNELS) {
      const [red, green, blue] = [0, 1, 2].map((channel) => ((pixels[at + channel] ?? 0) + offset) >> 4);
      const colour = ((red ?? 0) << 10) | ((green ?? 0) << 5) | (blue ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const frequent = [...counts.values()].toSorted((one, other) => other - one).slice(0, colours);
    const covered = frequent.reduce((sum, count) => sum + count, 0);
    return covered >= share * (pixels.length / CHANNELS);
  });
}
