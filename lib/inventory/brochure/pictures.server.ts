import sharp from 'sharp';
import type { Vendor } from '../../platform/network/vendor.server.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';

/** What may be fetched for one picture. */
const MOST_BYTES = 15_000_000;
const LOGO = { width: 900, height: 240 };
/** Pixels of what the image CDN gives, and of a mark as it is drawn at `LOGO_DENSITY`; both are known before they are unpacked. */
const MOST_PIXELS = { photo: 25_000_000, logo: 50_000_000 };
const LOGO_DENSITY = 300;

/** A picture as documents embed it. */
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
    throw new Error('The picture stands on a host that is not ours.');
  const answer = await vendorFetch(vendor)(address, { redirect: 'error' });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES)
    throw new Error('The picture is too large.');
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new Error('The picture is too large.');
  return bytes;
}

/**
 * A photograph as JPEG, cut to a shape, or whole within it.
 * @param address a variant of the image CDN
 * @param hosts the origins pictures may come from
 * @param shape width and height in pixels
 * @throws when it does not come or is no picture
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

/** A site's mark, vector or not, as PNG within a shape in pixels, by default enough for print; see `photoOf`. */
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

/** A drawn picture with a photograph in it, as the smaller JPEG. */
export const asJpeg = (picture: ArrayBuffer): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
