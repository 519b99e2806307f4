export interface ContentPicture {
  url: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
  crop?: { top?: number; left?: number; bottom?: number; right?: number } | null;
  hotspot?: { x?: number; y?: number } | null;
}

export interface PictureSource {
  src: string;
  alt: string;
  /** Width in pixels after the editor's crop. */
  maxWidth: number;
  focus: { x: number; y: number } | null;
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/**
 * Returns the source of an image with the editor's crop and focus; null if nothing is uploaded.
 * @param quality from 1 to 100; omit for the CDN's default
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
