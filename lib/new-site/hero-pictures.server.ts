import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import type { HeroPicture } from './facts.ts';
import type { PhotographedVehicle, StockSummary } from './stock.ts';

/** Puts a picture into the content lake and gives its id. */
export type PutPicture = (bytes: Buffer, filename: string) => Promise<string>;

/** Stores pictures; a dry run only says that it would. */
export const pictureStore =
  (client: SanityClient, dryRun: boolean): PutPicture =>
  async (bytes, filename) =>
    dryRun ? 'image-of-a-dry-run' : (await client.assets.upload('image', bytes, { filename }))._id;

const MOST_PICTURES = 3;
const MOST_TRIES = 20;
/** A hero is drawn over the whole width of a laptop: a smaller photo looks soft there, a tall one loses the car. */
const SHARP_WIDTH = 1200;
/** Many feeds send 1,024 pixels, and a soft picture of a dealer's own car is a better front than words. */
const LEAST_WIDTH = 1000;
const LEAST_RATIO = 1.2;
const LOADS_WITHIN_MS = 20_000;
const QUALITY = 84;

/**
 * The best photographed cars as pictures of the hero, each of another body; those with smaller photos where no car has
 * larger ones. One that does not load is passed over.
 * @param mayLoad whether a photo may be fetched from an address
 */
export async function heroPictures(
  { photographed }: Pick<StockSummary, 'photographed'>,
  putPicture: PutPicture,
  mayLoad: (address: URL) => boolean,
): Promise<HeroPicture[]> {
  const photos: LargePhoto[] = [];
  const sharpOnes = () => photos.filter(({ width }) => width >= SHARP_WIDTH);
  let tries = 0;
  for (const car of photographed) {
    if (sharpOnes().length === MOST_PICTURES || tries === MOST_TRIES) break;
    if (sharpOnes().some(({ car: { body } }) => body === car.body)) continue;
    if (!mayLoad(new URL(car.photo))) continue;
    tries += 1;
    const photo = await largePhoto(car);
    if (photo) photos.push(photo);
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

async function largePhoto(car: PhotographedVehicle): Promise<LargePhoto | null> {
  try {
    const answer = await fetch(car.photo, { signal: AbortSignal.timeout(LOADS_WITHIN_MS) });
    if (!answer.ok) return null;
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width, height } = await picture.metadata();
    if (width < LEAST_WIDTH || width / height < LEAST_RATIO) return null;
    return { car, width, bytes: await picture.rotate().webp({ quality: QUALITY }).toBuffer() };
  } catch {
    return null;
  }
}
