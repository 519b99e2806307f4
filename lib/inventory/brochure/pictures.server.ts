import sharp from 'sharp';
import type { Vendor } from '../../platform/network/vendor.server.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';

const MOST_BYTES = 15_000_000;
const LOGO = { width: 900, height: 240 };
/** Maximum pixels of a photo, and of a logo rendered at `LOGO_DENSITY`; checked before decoding. */
const MOST_PIXELS = { photo: 25_000_000, logo: 50_000_000 };
const LOGO_DENSITY = 300;

export interface EmbeddedPicture {
  data: Buffer;
  width: number;
  height: number;
}

async function fetchBytes(
  vendor: Extract<Vendor, 'images' | 'sanityImages'>,
  address: string,
  hosts: readonly string[],
): Promise<Buffer> {
  if (!URL.canParse(address) || !hosts.includes(new URL(address).origin))
    throw new Error('The picture is on a host that is not allowed.');
  const answer = await vendorFetch(vendor)(address, { redirect: 'error' });
  if (!answer.ok) throw new Error(`The picture request failed with status ${answer.status}.`);
  if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES)
    throw new Error('The picture is too large.');
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new Error('The picture is too large.');
  return bytes;
}

/**
 * Returns a photo as JPEG, cropped to a shape or fitted inside it.
 * @param hosts allowed origins
 * @param shape width and height in pixels
 * @throws if it can't be fetched or decoded
 */
export async function photoOf(
  address: string,
  hosts: readonly string[],
  shape: { width: number; height: number; fit?: 'cover' | 'inside' },
): Promise<EmbeddedPicture> {
  const picture = sharp(await fetchBytes('images', address, hosts), {
    limitInputPixels: MOST_PIXELS.photo,
  }).rotate();
  const { data, info } = await picture
    .resize({ fit: 'cover', ...shape })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Returns a site's logo, vector or raster, as PNG within a shape in pixels, by default large enough for
 * print; see `photoOf`.
 */
export async function logoOf(
  address: string,
  hosts: readonly string[],
  shape: { width: number; height: number } = LOGO,
): Promise<EmbeddedPicture> {
  const picture = sharp(await fetchBytes('sanityImages', address, hosts), {
    density: LOGO_DENSITY,
    limitInputPixels: MOST_PIXELS.logo,
  });
  const { data, info } = await picture
    .resize({ ...shape, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Converts a rendered picture with a photo to JPEG, which is smaller. */
export const asJpeg = (picture: ArrayBuffer): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
