import sharp from 'sharp';
import { heavyWork } from '../../platform/request/heavy-work.server.ts';
import { PHOTO_SIDE } from './limits.ts';
import { type PhotoType, photoType } from './photo-type.ts';

/**
 * Maximum pixels, above what phones produce: a small file could otherwise decode to gigabytes. JPEGs are
 * downscaled while decoding; the others are decoded in full, so their limit is a large screenshot.
 */
const MOST_PIXELS: Readonly<Record<PhotoType, number>> = {
  jpeg: 60_000_000,
  png: 16_000_000,
  webp: 16_000_000,
};

/**
 * Re-encodes a photo: upright, resized, without metadata such as location. Checks its size from the header
 * before decoding.
 * @param by who sent it, such as their household
 * @returns null if it is not JPEG, PNG or WebP, too large or unreadable
 * @throws BusyError if too many others are waiting
 */
export async function photoImage(bytes: Uint8Array, by: string): Promise<Buffer | null> {
  const type = photoType(bytes);
  if (!type) return null;
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS[type], failOn: 'error' });
  try {
    // Rejects oversized photos before queueing.
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
