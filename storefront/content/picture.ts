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

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Turns a picture of the content lake into one to show, with the editor's crop and focus.
 * @returns null while nothing is uploaded
 */
export function pictureSource(picture: ContentPicture | null | undefined): PictureSource | null {
  if (!picture?.url) return null;
  const { url, alt, width, height, crop, hotspot } = picture;
  const { top = 0, left = 0, bottom = 0, right = 0 } = crop ?? {};
  const across = 1 - left - right;
  const down = 1 - top - bottom;
  const cropped = width && height && (across < 1 || down < 1) && across > 0 && down > 0;
  const focus =
    hotspot?.x !== undefined && hotspot.y !== undefined
      ? { x: clamp((hotspot.x - left) / across), y: clamp((hotspot.y - top) / down) }
      : null;
  if (!cropped) return { src: url, alt: alt ?? '', maxWidth: width ?? 1920, focus };
  const rect = [left * width, top * height, across * width, down * height].map(Math.round);
  return { src: `${url}?rect=${rect.join(',')}`, alt: alt ?? '', maxWidth: rect[2] ?? width, focus };
}
