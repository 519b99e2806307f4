/** A picture as the queries give it. */
export interface ContentPicture {
  url: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  crop?: { top?: number; left?: number; bottom?: number; right?: number } | null;
  hotspot?: { x?: number; y?: number } | null;
}

/** What the `Picture` primitive needs of it. */
export interface PictureSource {
  src: string;
  alt: string;
  /** Its own width in pixels after the editor's crop. */
  maxWidth: number;
  focus: { x: number; y: number } | null;
}

/** A share of a side, in thousandths: an address is no longer for it. */
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/**
 * Turns a picture of the content lake into one to show, with the editor's crop and focus.
 * @param quality from 1 to 100, where it is not to be the CDN's own
 * @returns null while nothing is uploaded
 */
export function pictureSource(
  picture: ContentPicture | null | undefined,
  quality?: number,
): PictureSource | null {
  if (!picture?.url) return null;
  const { url, alt, width, height, crop, hotspot } = picture;
  const { top = 0, left = 0, bottom = 0, right = 0 } = crop ?? {};
  const across = 1 - left - right;
  const down = 1 - top - bottom;
  const isCropped = (across < 1 || down < 1) && across > 0 && down > 0;
  const rect =
    width && height && isCropped
      ? [left * width, top * height, across * width, down * height].map(Math.round)
      : null;
  const focus =
    hotspot?.x !== undefined && hotspot.y !== undefined
      ? { x: share((hotspot.x - left) / across), y: share((hotspot.y - top) / down) }
      : null;
  const query = [rect && `rect=${rect.join(',')}`, quality && `q=${quality}`].filter(Boolean).join('&');
  return {
    src: query ? `${url}?${query}` : url,
    alt: alt ?? '',
    maxWidth: rect?.[2] ?? width ?? 1920,
    focus,
  };
}
