/**
 * A picture that is not in the content lake yet: its reference names a file of the project after `file:`,
 * and becomes a reference to the uploaded asset when the content is written (see `assets.ts`).
 */
export const FILE = 'file:';
const asset = (file: string) => ({ _type: 'reference' as const, _ref: `${FILE}${file}` });

/** A logo drawn for the demo, `assets/logos` or `assets/brands`. */
export function logo(file: string, alt: string) {
  return { _type: 'logo' as const, asset: asset(`assets/${file}.svg`), alt };
}

/**
 * A photograph.
 * @param name file below `photography/editorial`, or `cars/{body}/{colour}/{angle}` of the catalogue
 * @param focus where the eye should rest, from 0 to 1 of width and height: phones show a narrow part
 */
export function photograph(name: string, alt: string, focus?: { x: number; y: number }) {
  return {
    _type: 'picture' as const,
    asset: asset(`photography/${name.startsWith('cars/') ? name : `editorial/${name}.webp`}`),
    alt,
    ...(focus && {
      hotspot: { _type: 'sanity.imageHotspot' as const, ...focus, width: 0.5, height: 0.5 },
    }),
  };
}
