import { PHOTO_WIDTHS, signedVariant } from '@forecourt/lib/media/variants';

export interface ImageOptions {
  /** Width in CSS-independent pixels. */
  width: number;
  /** Width divided by height; the CDN then crops to it. */
  ratio?: number;
  quality?: number;
  /** Focus of the crop, 0 to 1 from the left and top. */
  focus?: { x: number; y: number } | null;
  /** A picture that is smaller stays as it is. */
  neverEnlarge?: boolean;
}

/** What the CDN does when it is not told. */
const CDN_QUALITY = 75;

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The address of one variant of a picture, by the image CDN's parameters (`w`, `h`, `fit`, `q`, `auto`). A photo of a
 * feed's host has its variants signed: it comes whole, in the next wider one.
 */
export function imageUrl(
  source: string,
  { width, ratio, quality = CDN_QUALITY, focus, neverEnlarge }: ImageOptions,
): string {
  const signed = signedVariant(source, width);
  if (signed) return signed;
  const query = new URLSearchParams({ w: String(width) });
  if (ratio) {
    query.set('h', String(Math.round(width / ratio)));
    query.set('fit', 'crop');
    if (focus) {
      query.set('crop', 'focalpoint');
      query.set('fp-x', String(round(focus.x)));
      query.set('fp-y', String(round(focus.y)));
    }
  }
  if (neverEnlarge) query.set('fit', 'max');
  if (quality !== CDN_QUALITY) query.set('q', String(quality));
  query.set('auto', 'format');
  return `${source}${source.includes('?') ? '&' : '?'}${query}`;
}

/** The `srcset` of a picture, no wider than it is needed or than it is itself. */
export function imageSrcSet(
  source: string,
  options: Omit<ImageOptions, 'width'> & { maxWidth?: number },
): string {
  const { maxWidth = 1920, ...rest } = options;
  const widths = PHOTO_WIDTHS.filter((width) => width <= maxWidth);
  return (widths.length ? widths : [maxWidth])
    .map((width) => `${imageUrl(source, { ...rest, width })} ${width}w`)
    .join(', ');
}
