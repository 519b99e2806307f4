/** Supported widths in pixels; few, so that sites and pages share variants. */
export const PHOTO_WIDTHS = [320, 480, 720, 1080, 1600, 2400] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Index of the variant that is used if no width is chosen. */
export const USUAL = 2;

/** Separates the default address from the variants, `<signature>/w:<width>`. */
export const VARIANT = '#';

/**
 * Returns the address of a variant; runs in the browser too, which has no key.
 *
 * @param source from `signedPhoto`
 * @param width in pixels; the next wider variant is used, or the widest
 * @returns undefined for any other address
 */
export function signedVariant(source: string, width: number): string | undefined {
  const [address, ...variants] = source.split(VARIANT) as [string, ...string[]];
  // Beyond the widest, the index is -1, which selects the last one.
  const place = PHOTO_WIDTHS.findIndex((offeredWidth) => offeredWidth >= width);
  return variants[USUAL] && address.replace(variants[USUAL], variants.at(place) as string);
}
