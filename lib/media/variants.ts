/** Widths that photos are asked for, in pixels: few, so that variants are shared between sites and pages. */
export const PHOTO_WIDTHS = [320, 480, 720, 1080, 1600, 2400] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The width of the address that stands before the signatures: what is shown where nobody chooses one. */
export const USUAL_WIDTH = 720 satisfies PhotoWidth;

/** Stands between the address of a photo's usual variant and the signatures of all, in the order of the widths. */
export const SIGNATURES = '#~';

/**
 * The address of one variant of a photo that the image server makes, in the browser too, which has no key.
 * @param source a photo's address with the signatures of its variants, by `signedPhoto`
 * @param width in pixels; the next wider variant is taken, or the widest
 * @returns null for any other address
 */
export function signedVariant(source: string, width: number): string | null {
  const [address = '', signatures] = source.split(SIGNATURES);
  if (!signatures) return null;
  const chosen = PHOTO_WIDTHS.find((offered) => offered >= width) ?? 2400;
  const parts = address.split('/');
  parts.splice(-3, 2, signatures.split('.')[PHOTO_WIDTHS.indexOf(chosen)] ?? '', `w:${chosen}`);
  return parts.join('/');
}
