import type { Sharp } from 'sharp';

interface Swatch {
  r: number;
  g: number;
  b: number;
  population: number;
  saturation: number;
  lightness: number;
}

/** Named swatches and their target saturation and lightness, as usual for image palettes. */
const TARGETS = {
  vibrant: [1, 0.5],
  lightVibrant: [1, 0.74],
  darkVibrant: [1, 0.26],
  muted: [0.3, 0.5],
  lightMuted: [0.3, 0.74],
  darkMuted: [0.3, 0.26],
} as const;

/** Returns the image's palette in the shape of `metadata.palette`; swatch populations are percentages. */
export async function paletteOf(image: Sharp): Promise<Record<string, unknown>> {
  const swatches = await swatchesOf(image);
  const dominant = swatches.reduce((best, each) => (each.population > best.population ? each : best));
  const namedSwatches = Object.entries(TARGETS).map(([name, [saturation, lightness]]) => {
    const score = (swatch: Swatch) =>
      3 * Math.abs(swatch.saturation - saturation) +
      6 * Math.abs(swatch.lightness - lightness) -
      swatch.population / 100;
    return [name, swatchDocument(swatches.reduce((best, each) => (score(each) < score(best) ? each : best)))];
  });
  return {
    _type: 'sanity.imagePalette',
    ...Object.fromEntries(namedSwatches),
    dominant: swatchDocument(dominant),
  };
}

/** Groups the pixels of a 64 pixel thumbnail into cells of 32 levels per channel. */
async function swatchesOf(image: Sharp): Promise<Swatch[]> {
  const pixels = await image
    .clone()
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const cells = new Map<number, [number, number, number, number]>();
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [r = 0, g = 0, b = 0] = [pixels[i], pixels[i + 1], pixels[i + 2]];
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const cell = cells.get(key) ?? [0, 0, 0, 0];
    cells.set(key, [cell[0] + r, cell[1] + g, cell[2] + b, cell[3] + 1]);
  }
  const total = pixels.length / 3;
  return [...cells.values()].map(([r, g, b, count]) => {
    const [red, green, blue] = [r / count, g / count, b / count];
    const high = Math.max(red, green, blue) / 255;
    const low = Math.min(red, green, blue) / 255;
    const lightness = (high + low) / 2;
    const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1));
    return { r: red, g: green, b: blue, population: (100 * count) / total, saturation, lightness };
  });
}

function swatchDocument({ r, g, b, population }: Swatch) {
  const hex = [r, g, b].map((level) => Math.round(level).toString(16).padStart(2, '0')).join('');
  // Perceived brightness decides between white and black text, as in YIQ.
  const text = (r * 299 + g * 587 + b * 114) / 1000 < 150 ? '#fff' : '#000';
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population: Math.round(population * 100) / 100,
  };
}
