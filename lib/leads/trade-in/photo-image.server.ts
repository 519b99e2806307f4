import sharp from 'sharp';
import { heavyWork } from '../../platform/request/heavy-work.server.ts';
import { PHOTO_SIDE } from './limits.ts';

/** Accepted photo formats, detected from the first bytes rather than the name. */
type PhotoType = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Uint8Array, from: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[from + index] === letter.charCodeAt(0));

/** Returns the format of an image; null if not accepted. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, 'WEBP') ? 'webp' : null;
}

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
 * Re-encodes a photo: upright, resized, without metadata such as location.
 * Checks its size from the header before decoding.
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
