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
/** A hero is drawn over the whole width of a laptop: a smaller photo looks soft, a tall one loses the car. */
const LEAST_WIDTH = 1200;
const LEAST_RATIO = 1.2;
const LOADS_WITHIN_MS = 20_000;
const QUALITY = 84;

/**
 * The best photographed cars as pictures of the hero, each of another body. One that does not load is passed over.
 * @param mayLoad whether a photo may be fetched from an address
 */
export async function heroPictures(
  { photographed }: Pick<StockSummary, 'photographed'>,
  put: PutPicture,
  mayLoad: (address: URL) => boolean,
): Promise<HeroPicture[]> {
  const pictures: HeroPicture[] = [];
  let tries = 0;
  for (const car of photographed) {
    if (pictures.length === MOST_PICTURES || tries === MOST_TRIES) break;
    if (pictures.some(({ body }) => body === car.body)) continue;
    if (!mayLoad(new URL(car.photo))) continue;
    tries += 1;
    const bytes = await largePhoto(car);
    if (!bytes) continue;
    const assetId = await put(bytes, `${car.title.toLowerCase().replace(/\W+/g, '-')}.webp`);
    const colour = car.colour ? ` in ${car.colour.toLowerCase()}` : '';
    pictures.push({ assetId, alt: `${car.title}${colour}`, body: car.body });
  }
  return pictures;
}

async function largePhoto({ photo }: PhotographedVehicle): Promise<Buffer | null> {
  try {
    const answer = await fetch(photo, { signal: AbortSignal.timeout(LOADS_WITHIN_MS) });
    if (!answer.ok) return null;
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width, height } = await picture.metadata();
    if (width < LEAST_WIDTH || width / height < LEAST_RATIO) return null;
    return await picture.rotate().webp({ quality: QUALITY }).toBuffer();
  } catch {
    return null;
  }
}
