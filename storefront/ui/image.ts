import { PHOTO_WIDTHS, signedVariant } from '@forecourt/lib/inventory/media/variants';

export interface ImageOptions {
  /** Width in CSS-independent pixels. */
  width: number;
  /** Width divided by height; the CDN then crops to it. */
  ratio?: number;
  /** Focus of the crop, 0 to 1 from the left and top. */
  focus?: { x: number; y: number } | null;
}

/**
 * The address of one variant of a picture, by the image CDN's parameters (`w`, `h`, `fit`, `auto`). A photo of a
 * feed's host has its variants signed: it comes whole, in the next wider one.
 */
export function imageUrl(source: string, { width, ratio, focus }: ImageOptions): string {
  const point = focus ? `&crop=focalpoint&fp-x=${focus.x}&fp-y=${focus.y}` : '';
  const crop = ratio ? `&h=${Math.round(width / ratio)}&fit=crop${point}` : '';
  return (
    signedVariant(source, width) ??
    `${source}${source.includes('?') ? '&' : '?'}w=${width}${crop}&auto=format`
  );
}

/**
 * The `srcset` of a picture, no wider than it is needed or than it is itself.
 * @param options.minWidth the narrowest it is ever shown; it is offered no narrower, unless it is so itself
 */
export function imageSrcSet(
  source: string,
  options: Omit<ImageOptions, 'width'> & { maxWidth?: number; minWidth?: number },
): string {
  const { maxWidth = 1920, minWidth = 0 } = options;
  const offeredWidths = PHOTO_WIDTHS.filter((width) => width <= maxWidth);
  const widths = offeredWidths.filter(
    (width, index) => width >= minWidth || index === offeredWidths.length - 1,
  );
  return (widths.length ? widths : [maxWidth])
    .map((width) => `${imageUrl(source, { ...options, width })} ${width}w`)
    .join(', ');
}
