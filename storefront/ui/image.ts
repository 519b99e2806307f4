import { photoAddress } from '@forecourt/lib/inventory/media/photo-address';
import { PHOTO_WIDTHS } from '@forecourt/lib/inventory/media/variants';

export interface ImageOptions {
  width: number;
  /** Width divided by height; the CDN crops to it. */
  ratio?: number;
  /** Focus of the crop, 0 to 1 from the left and top. */
  focus?: { x: number; y: number } | null;
}

/**
 * Returns the URL of one variant of an image, with the image CDN's parameters. A feed's photo is limited to
 * its signed variants: uncropped, in the next larger width.
 */
export function imageUrl(source: string, { width, ratio, focus }: ImageOptions): string {
  const point = focus ? `&crop=focalpoint&fp-x=${focus.x}&fp-y=${focus.y}` : '';
  const crop = ratio ? `&h=${Math.round(width / ratio)}&fit=crop${point}` : '';
  return photoAddress(source, width, crop);
}

/**
 * Returns the `srcset` of an image, up to its own width.
 * @param options.minWidth the smallest width at which it is shown
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
