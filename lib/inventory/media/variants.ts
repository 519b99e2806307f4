/** Widths that photos are asked for, in pixels: few, so that variants are shared between sites and pages. */
export const PHOTO_WIDTHS = [320, 480, 720, 1080, 1600, 2400] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The place of the variant whose address stands before all others: what is shown where nobody chooses one. */
export const USUAL = 2;

/** Stands before each of what tells the variants of a photo apart, `<signature>/w:<width>`, behind its usual address. */
export const VARIANT = '#';

/**
 * The address of one variant of a photo that the image server makes, in the browser too, which has no key.
 * @param source a photo's address with its variants, by `signedPhoto`
 * @param width in pixels; the next wider variant is taken, or the widest
 * @returns undefined for any other address
 */
export function signedVariant(source: string, width: number): string | undefined {
  const [address, ...variants] = source.split(VARIANT) as [string, ...string[]];
  // For a width beyond all the place is -1, which is the last one's.
  const place = PHOTO_WIDTHS.findIndex((offeredWidth) => offeredWidth >= width);
  return variants[USUAL] && address.replace(variants[USUAL], variants.at(place) as string);
}
