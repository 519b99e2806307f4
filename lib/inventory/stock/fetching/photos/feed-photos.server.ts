import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { PhotoStorage } from '../../../../platform/storage/storage.ts';
import { keptAddress } from '../../../media/kept-photo.ts';
import type { PhotosBeside } from '../../importing/photos-beside.ts';
import { stockNumbers } from '../../importing/stock-numbers.server.ts';
import type { Mapping } from '../../mapping/mapping.ts';
import type { PhotoFiles } from '../feed-options.ts';
import { assignPhotos, type PhotoFile } from './assign-photos.ts';
import { deleteUnwantedPhotos, knownPhotos, markPhotosUsed } from './known-photos.server.ts';
import type { TakePhotos } from './photo-place.ts';
import { PHOTO_LIMITS, type PhotoLimits, type TakenPhotos, takePhotos } from './take-photos.server.ts';

export interface FeedPhotos {
  /** Downloads new photos while the connection to the server is open. */
  take: TakePhotos;
  /** Changes when a photo is added, removed or changed; empty without photos. */
  fingerprint(): string;
  forImport(file: string): Promise<{ photosBeside: PhotosBeside; warnings: string[] }>;
  /** Call after the import: deletes photos that have not been used for a long time. */
  end(): Promise<void>;
}

const UNREAD = 'not all photos next to the file could be read; the next run will try again';

export async function photosBesideFeed({
  pool,
  feed: { id, mapping, photoFiles },
  storage,
  folder,
  limits,
}: {
  pool: pg.Pool;
  feed: { id: string; mapping: Mapping; photoFiles: PhotoFiles };
  storage: PhotoStorage;
  folder: string;
  limits: Partial<PhotoLimits> | undefined;
}): Promise<FeedPhotos> {
  const photosByPath = await knownPhotos(pool, id);
  let takenPhotos: TakenPhotos = { there: new Set(), leftOut: [], waiting: 0, isCut: false };
  const warnings: string[] = [];
  let wantedPhotos: PhotoFile[] = [];
  const files = (): PhotoFile[] =>
    [...photosByPath.values()].flatMap(({ path, name }) =>
      name === null ? [] : { path, address: keptAddress(name) },
    );
  return {
    take: async (place, signal) => {
      const task = {
        db: pool,
        feedId: id,
        storage,
        known: photosByPath,
        folder,
        limits: { ...PHOTO_LIMITS, ...limits },
        signal,
      };
      try {
        takenPhotos = mergeTaken(takenPhotos, await takePhotos(place, task));
      } catch {
        signal.throwIfAborted();
        warnings.push(UNREAD);
      }
    },
    fingerprint: () => {
      const names = files().map(({ path, address }) => `${path} ${address} ${takenPhotos.there.has(path)}`);
      if (names.length === 0) return '';
      return createHash('sha256').update(names.sort().join('\n')).digest('base64url');
    },
    forImport: async (file) => {
      const all = files();
      const { of, unassigned } = assignPhotos(all, all.length > 0 ? await stockNumbers(mapping, file) : []);
      const others = new Set(unassigned);
      wantedPhotos = all.filter((photo) => !others.has(photo));
      return {
        photosBeside: {
          of: (stocknum) => stillMeant(of(stocknum), takenPhotos.there).map(({ address }) => address),
          takesPrecedence: photoFiles === 'always',
        },
        warnings: [...warnings, ...photoWarnings(takenPhotos, unassigned)],
      };
    },
    end: async () => {
      await markPhotosUsed(
        pool,
        id,
        wantedPhotos.map(({ path }) => path),
      );
      for (const name of await deleteUnwantedPhotos(pool, id)) await storage.remove(name);
    },
  };
}

/**
 * A dealer who removes some of a car's photos means it; one who removes all of them has only tidied the
 * folder, so the car keeps its photos.
 */
function stillMeant(photos: PhotoFile[], there: ReadonlySet<string>): PhotoFile[] {
  const photosThere = photos.filter(({ path }) => there.has(path));
  return photosThere.length > 0 ? photosThere : photos;
}

/** A feed in a zip may have photos both inside and next to the zip. */
const mergeTaken = (one: TakenPhotos, other: TakenPhotos): TakenPhotos => ({
  there: new Set([...one.there, ...other.there]),
  leftOut: [...one.leftOut, ...other.leftOut],
  waiting: one.waiting + other.waiting,
  isCut: one.isCut || other.isCut,
});

const NAMED = 10;
const LONGEST = 60;

function photoWarnings(
  { leftOut, waiting, isCut }: TakenPhotos,
  unassigned: readonly { path: string }[],
): string[] {
  const lines: string[] = [];
  if (unassigned.length > 0)
    lines.push(
      `no row has the stock number of ${many(unassigned)}: ${named(unassigned.map(({ path }) => short(path)))}`,
    );
  if (leftOut.length > 0)
    lines.push(
      `${many(leftOut)} left out: ${named(leftOut.map(({ path, why }) => `${short(path)} (${why})`))}`,
    );
  if (waiting > 0)
    lines.push(`${waiting.toLocaleString('en-AU')} new photos next to the file will be read in the next run`);
  if (isCut) lines.push('there are more photos next to the file than can be read');
  return lines;
}

const many = ({ length }: readonly unknown[]): string =>
  length === 1 ? 'a photo next to the file' : `${length.toLocaleString('en-AU')} photos next to the file`;

function named(words: readonly string[]): string {
  const more = words.length > NAMED ? ` and ${words.length - NAMED} more` : '';
  return `${words.slice(0, NAMED).join(', ')}${more}`;
}

function short(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, '?');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
