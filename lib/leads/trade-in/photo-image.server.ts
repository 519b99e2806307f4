import sharp from 'sharp';
import { heavyWork } from '../../platform/request/heavy.server.ts';
import { PHOTO_SIDE } from './limits.ts';
import { type PhotoType, photoType } from './photo-type.ts';

/**
 * More than a phone takes, in pixels; beyond it a small file could ask for gigabytes of memory. A JPEG is made smaller while it
 * is read, the others are unpacked whole: of them a screenshot is the largest that people send.
 */
const MOST_PIXELS: Readonly<Record<PhotoType, number>> = {
  jpeg: 60_000_000,
  png: 16_000_000,
  webp: 16_000_000,
};

/**
 * A photo made anew: upright, no larger than needed, and without what the camera wrote into it, such as where it was taken. Its
 * size is read off its head before anything of it is unpacked.
 * @param by who sent it, such as their household
 * @returns null for what is no JPEG, PNG or WebP, has too many pixels, or cannot be read
 * @throws BusyError where many others are waiting
 */
export async function photoImage(bytes: Uint8Array, by: string): Promise<Buffer | null> {
  const type = photoType(bytes);
  if (!type) return null;
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS[type], failOn: 'error' });
  try {
    // Refuses what has too many pixels, before it would wait for others.
    await picture.metadata();
  } catch {
    return null;
  }
  return heavyWork('picture', by, () =>
    picture
      .rotate()
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
      .catch(() => null),
  );
}
