/** Longest edge of a stored picture in pixels: twice the widest place on a page. */
export const LONGEST_EDGE = 4_000;
/** Files up to this size with fewer pixels are uploaded as they are. */
const MOST_BYTES = 8 * 1024 * 1024;
const QUALITY = 0.9;

interface Size {
  width: number;
  height: number;
}

/** Returns the size at which a picture is stored, with its proportions; null if it is stored as it is. */
export function resizedTo({ width, height }: Size, bytes: number): Size | null {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height, 1));
  if (scale === 1 && bytes <= MOST_BYTES) return null;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Returns a smaller file of a picture that is too large for pages, such as one of 30 MB from a camera, so that
 * the upload is fast. Returns the file itself if it is small enough, cannot be read, or would not get smaller.
 * WebP keeps transparency.
 */
export async function resizedForUpload(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  try {
    const size = resizedTo(bitmap, file.size);
    if (!size) return file;
    const canvas = new OffscreenCanvas(size.width, size.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    if (blob.type !== type || blob.size >= file.size) return file;
    const name = file.name.replace(/\.\w+$/, type === 'image/jpeg' ? '.jpg' : '.webp');
    return new File([blob], name, { type });
  } finally {
    bitmap.close();
  }
}
