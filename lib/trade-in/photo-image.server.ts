import sharp from 'sharp';
import { PHOTO_SIDE } from './limits.ts';
import { photoType } from './photo-type.ts';

/** More than any phone takes; beyond it a small file could ask for gigabytes of memory. */
const MOST_PIXELS = 60_000_000;

/**
 * A photo made anew: upright, no larger than needed, and without what the camera wrote into it, such as where it was taken.
 * @returns null for what is no JPEG, PNG or WebP, or cannot be read as one
 */
export async function photoImage(bytes: Uint8Array): Promise<Buffer | null> {
  if (!photoType(bytes)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}
