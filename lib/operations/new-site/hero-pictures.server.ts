import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { readBytes } from '../../platform/request/body.ts';
import type { HeroPicture } from './new-site-facts.ts';
import type { PhotographedVehicle, StockSummary } from './stock-summary.ts';

/** Uploads a picture to the content lake and returns its id. */
export type PutPicture = (bytes: Buffer, filename: string) => Promise<string>;

/** Returns an uploader. A dry run uploads nothing. */
export const pictureStore =
  (client: SanityClient, dryRun: boolean): PutPicture =>
  async (bytes, filename) =>
    dryRun ? 'image-of-a-dry-run' : (await client.assets.upload('image', bytes, { filename }))._id;

const MOST_PICTURES = 3;
const MOST_TRIES = 20;
/** Minimum width for a sharp hero, which is as wide as a laptop's screen. */
const SHARP_WIDTH = 1200;
/** Many feeds send 1,024 pixels. A soft picture is still better than none. */
const LEAST_WIDTH = 1000;
const LEAST_RATIO = 1.2;
const LOADS_WITHIN_MS = 20_000;
/** More than any camera produces. Both are checked before the photo is decoded. */
const MOST_BYTES = 20_000_000;
const MOST_PIXELS = 100_000_000;
/** Failures after which a host is skipped, because each may take until the timeout. */
const MOST_FAILURES_OF_HOST = 3;
const QUALITY = 84;

/**
 * Uploads hero pictures of the best photographed cars, one per body type.
 * Uses smaller photos only if no car has a large one, and skips photos that don't load.
 * @param mayLoad returns whether a photo may be fetched from a URL
 */
export async function heroPictures(
  { photographed }: Pick<StockSummary, 'photographed'>,
  putPicture: PutPicture,
  mayLoad: (address: URL) => boolean,
): Promise<HeroPicture[]> {
  const photos: LargePhoto[] = [];
  const sharpOnes = () => photos.filter(({ width }) => width >= SHARP_WIDTH);
  const failuresOfHost = new Map<string, number>();
  let tries = 0;
  for (const car of photographed) {
    if (sharpOnes().length === MOST_PICTURES || tries === MOST_TRIES) break;
    if (sharpOnes().some(({ car: { body } }) => body === car.body)) continue;
    const address = new URL(car.photo);
    const failures = failuresOfHost.get(address.host) ?? 0;
    if (failures === MOST_FAILURES_OF_HOST || !mayLoad(address)) continue;
    tries += 1;
    try {
      const bytes = await load(address);
      const photo = bytes && (await largePhoto(car, bytes));
      if (photo) photos.push(photo);
    } catch {
      failuresOfHost.set(address.host, failures + 1);
    }
  }
  const heroPhotos = sharpOnes().length > 0 ? sharpOnes() : firstOfEachBody(photos).slice(0, MOST_PICTURES);
  const pictures: HeroPicture[] = [];
  for (const { car, bytes } of heroPhotos) {
    const assetId = await putPicture(bytes, `${car.title.toLowerCase().replace(/\W+/g, '-')}.webp`);
    const colour = car.colour ? ` in ${car.colour.toLowerCase()}` : '';
    pictures.push({ assetId, alt: `${car.title}${colour}`, body: car.body });
  }
  return pictures;
}

interface LargePhoto {
  car: PhotographedVehicle;
  bytes: Buffer;
  width: number;
}

const firstOfEachBody = (photos: readonly LargePhoto[]): LargePhoto[] =>
  photos.filter(({ car }, index) => photos.findIndex((other) => other.car.body === car.body) === index);

/** Downloads a photo; null if missing or too large. Throws if the host fails. */
async function load(address: URL): Promise<Uint8Array | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LOADS_WITHIN_MS) });
  const bytes = answer.ok ? await readBytes(answer, MOST_BYTES) : null;
  if (bytes) return bytes;
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`The host answered ${answer.status}.`);
  return null;
}

async function largePhoto(car: PhotographedVehicle, bytes: Uint8Array): Promise<LargePhoto | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { width, height } = await picture.metadata();
    if (width < LEAST_WIDTH || width / height < LEAST_RATIO) return null;
    return { car, width, bytes: await picture.rotate().webp({ quality: QUALITY }).toBuffer() };
  } catch {
    return null;
  }
}
