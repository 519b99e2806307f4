import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotographedCar, StockSummary } from '@forecourt/lib/new-site/stock';
import { DEFAULT_THEME, type ThemeColours } from '@forecourt/lib/site/theme';
import { logoColours } from '@forecourt/lib/theme/logo-colours.server';
import { proposeColours } from '@forecourt/lib/theme/proposal';
import type { HeroPicture } from '@forecourt/schemas/new-site/facts';
import type { SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { Advice } from '../../terminal/steps.mjs';

/** Puts a picture into the content lake and gives its id. */
export type PutPicture = (bytes: Buffer, filename: string) => Promise<string>;

/** Stores pictures; a dry run only says that it would. */
export const pictureStore =
  (client: SanityClient, dryRun: boolean): PutPicture =>
  async (bytes, filename) =>
    dryRun ? 'image-of-a-dry-run' : (await client.assets.upload('image', bytes, { filename }))._id;

/** A logo that was read, with what its colours say. */
export interface ReadLogo {
  bytes: Buffer;
  filename: string;
}

const LOGO_FORMATS = new Set(['svg', 'png', 'webp']);

/** @throws Advice for a file that is not there or no logo */
export async function readLogo(file: string): Promise<ReadLogo> {
  const bytes = await readFile(file).catch(() => {
    throw new Advice(`The logo ${file} is not there.`);
  });
  const format = await sharp(bytes)
    .metadata()
    .then((facts) => facts.format as string)
    .catch(() => null);
  if (!format || !LOGO_FORMATS.has(format)) throw new Advice(`The logo ${file} is no SVG, PNG or WebP.`);
  return { bytes, filename: path.basename(file) };
}

/**
 * The colours of a site: what somebody chose, else what its logo says, else the usual ones; every pair of them reads.
 * @returns the colours with what was done to them in sentences
 * @throws Advice for a colour in which nothing could be seen
 */
export async function coloursOf(
  logo: ReadLogo | null,
  { accent, brand }: { accent?: string | undefined; brand?: string | undefined },
): Promise<{ colours: ThemeColours; notes: string[] }> {
  const proposal = proposeColours(logo ? await logoColours(logo.bytes) : [], accent);
  if (proposal && 'refusal' in proposal) throw new Advice(`--accent: ${proposal.refusal}`);
  const colours = proposal?.colours ?? { accent: DEFAULT_THEME.accent, brand: DEFAULT_THEME.brand };
  return { colours: brand ? { ...colours, brand } : colours, notes: proposal?.notes ?? [] };
}

const MOST_PICTURES = 3;
const MOST_TRIES = 20;
/** A hero is drawn over the whole width of a laptop: a smaller photo looks soft, a tall one loses the car. */
const LEAST_WIDTH = 1200;
const LEAST_RATIO = 1.2;
const LOADS_WITHIN_MS = 20_000;
const QUALITY = 84;

/** The best photographed cars as pictures of the hero, each of another body. One that does not load is passed over. */
export async function heroPictures(
  { photographed }: Pick<StockSummary, 'photographed'>,
  put: PutPicture,
): Promise<HeroPicture[]> {
  const pictures: HeroPicture[] = [];
  let tries = 0;
  for (const car of photographed) {
    if (pictures.length === MOST_PICTURES || tries === MOST_TRIES) break;
    if (pictures.some(({ body }) => body === car.body)) continue;
    tries += 1;
    const bytes = await largePhoto(car);
    if (!bytes) continue;
    const assetId = await put(bytes, `${car.title.toLowerCase().replace(/\W+/g, '-')}.webp`);
    const colour = car.colour ? ` in ${car.colour.toLowerCase()}` : '';
    pictures.push({ assetId, alt: `${car.title}${colour}`, body: car.body });
  }
  return pictures;
}

async function largePhoto({ photo }: PhotographedCar): Promise<Buffer | null> {
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
