import path from 'node:path';

/**
 * Prefix of a reference to a file that is not uploaded yet. It becomes a reference to the asset when the
 * content is written (see `assets.ts`).
 */
export const FILE = 'file:';
const asset = (file: string) => ({ _type: 'reference' as const, _ref: `${FILE}${file}` });

/** A logo of the demo, in `assets/logos` or `assets/brands`. */
export function logo(file: string, alt: string) {
  return { _type: 'logo' as const, asset: asset(`assets/${file}.svg`), alt };
}

export const pathOf = (name: string): string => path.resolve(import.meta.dirname, '../..', name);

function fileOf(name: string): string {
  if (name.startsWith('cars/')) return `photography/${name}`;
  return name.startsWith('editorial/') ? `photography/${name}.webp` : `assets/photographs/${name}.webp`;
}

/** Focal point of the wide pictures, so that a phone's narrow crop shows the car. */
const WIDE = { x: 0.62, y: 0.56 };

/** A wide picture of `assets/photographs`, for slides and banners. */
export const widePhotograph = (name: string, alt: string) => photograph(name, alt, WIDE);

/**
 * A photo.
 * @param name file in `assets/photographs`, or `editorial/{name}` or `cars/{body}/{colour}/{view}` of the
 * photo catalogue
 * @param focus the point that must stay visible, from 0 to 1 of width and height
 */
export function photograph(name: string, alt: string, focus?: { x: number; y: number }) {
  return {
    _type: 'picture' as const,
    asset: asset(fileOf(name)),
    alt,
    ...(focus && {
      hotspot: { _type: 'sanity.imageHotspot' as const, ...focus, width: 0.5, height: 0.5 },
    }),
  };
}
