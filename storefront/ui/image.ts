/** Widths the image CDN is asked for; few, so that variants are shared between sites and pages. */
const IMAGE_WIDTHS = [320, 480, 720, 1080, 1600, 2400] as const;

export interface ImageOptions {
  /** Width in CSS-independent pixels. */
  width: number;
  /** Width divided by height; the CDN then crops to it. */
  ratio?: number;
  quality?: number;
  /** Focus of the crop, 0 to 1 from the left and top. */
  focus?: { x: number; y: number } | null;
}

/** What the CDN does when it is not told. */
const CDN_QUALITY = 75;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The address of one variant of a picture, by the image CDN's parameters (`w`, `h`, `fit`, `q`, `auto`). */
export function imageUrl(
  source: string,
  { width, ratio, quality = CDN_QUALITY, focus }: ImageOptions,
): string {
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
  const widths = IMAGE_WIDTHS.filter((width) => width <= maxWidth);
  return (widths.length ? widths : [maxWidth])
    .map((width) => `${imageUrl(source, { ...rest, width })} ${width}w`)
    .join(', ');
}
