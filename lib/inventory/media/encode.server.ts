import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { PhotoFailure } from './photo-failure.ts';
import type { PhotoFormat } from './signed-address.ts';

const MAX_SIDE = 20_000;
/** Anything smaller is a tracking pixel or an icon. */
const MIN_SIDE = 40;
/** Unpacked pictures need four bytes per pixel: 400 MB. */
const MAX_PIXELS = 100_000_000;

/** Opens a picture within our limits. */
export const openPicture = (file: string): Sharp =>
  // Tolerates small irregularities of cameras, but not truncated or unreadable pictures.
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

/** JPEG, PNG, WebP, AVIF and GIF by their first bytes; names and headers of hosts are not trusted. */
const PHOTOGRAPH = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs]|GIF8[79]a)/s;

/** @throws PhotoFailure unless a file is a photograph that can be shown; not a page, a drawing or a video */
export async function checkPicture(file: string): Promise<void> {
  const head = Buffer.alloc(16);
  const handle = await open(file);
  await handle.read(head, 0, head.length, 0).finally(() => handle.close());
  if (!PHOTOGRAPH.test(head.toString('latin1'))) throw new PhotoFailure('no photo', 'It is no photograph.');
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PhotoFailure('broken', 'It cannot be read.', { cause: error });
    });
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new PhotoFailure('too large', `It has ${width} by ${height} pixels.`);
  if (width < MIN_SIDE || height < MIN_SIDE)
    throw new PhotoFailure('too small', `It has ${width} by ${height} pixels.`);
}

/**
 * Encodes a photograph at a width, upright, in sRGB and without metadata. A narrower one is not enlarged.
 *
 * @throws PhotoFailure when it is damaged
 */
export function encodePicture(
  file: string,
  { width, format }: { width: number; format: PhotoFormat },
): Promise<Buffer> {
  const sizedPicture = openPicture(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  return inFormat(sizedPicture, format)
    .toBuffer()
    .catch((error: unknown) => {
      throw new PhotoFailure('broken', 'It cannot be read.', { cause: error });
    });
}

/** Low effort, because the first visitor waits: AVIF's default takes twenty times as long. */
function inFormat(picture: Sharp, format: PhotoFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return picture.webp({ quality: 76, effort: 2 });
  return picture.jpeg({ quality: 80, progressive: true });
}

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">
<rect width="640" height="480" fill="#e7e9ec"/>
<rect x="212" y="156" width="216" height="168" rx="20" fill="none" stroke="#c3c8ce" stroke-width="14"/>
<circle cx="276" cy="216" r="20" fill="#c3c8ce"/>
<path d="M222 314v-22l50-46 36 32 66-68 44 44v60z" fill="#c3c8ce"/>
</svg>`;

/** The placeholder is neutral, because the address does not contain the type of the vehicle. */
export const placeholder = (): Promise<Buffer> =>
  sharp(Buffer.from(DRAWING)).resize(640, 480).jpeg({ quality: 85 }).toBuffer();
