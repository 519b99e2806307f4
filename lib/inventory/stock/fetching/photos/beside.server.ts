import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { PhotoStorage } from '../../../../platform/storage/storage.ts';
import { keptAddress } from '../../../media/kept-photo.ts';
import type { PhotosBeside } from '../../importing/photos-beside.ts';
import { stockNumbers } from '../../importing/stock-numbers.server.ts';
import type { Mapping } from '../../mapping/mapping.ts';
import type { PhotoFiles } from '../document.ts';
import { assignPhotos, type PhotoFile } from './assign.ts';
import { forgetUnwanted, knownPhotos, notePhotosWanted } from './known.server.ts';
import type { TakePhotos } from './place.ts';
import { photoWarnings } from './report.ts';
import { PHOTO_LIMITS, type PhotoLimits, type TakenPhotos, takePhotos } from './take.server.ts';

/** The photos beside a feed, during one of its runs. */
export interface BesideRun {
  /** Takes those that are new, for as long as the server is there. */
  take: TakePhotos;
  /** Of all that are known: another one when a photo came, went or changed; empty while there are none. */
  fingerprint(): string;
  /** What the import gets of them. */
  forImport(file: string): Promise<{ photosBeside: PhotosBeside; warnings: string[] }>;
  /** After the import: forgets what nobody has wanted for long. */
  end(): Promise<void>;
}

const UNREAD = 'the photos beside the file could not all be read; the next run tries again';

/** Begins a run with what is remembered of a feed's photos. */
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
  /** For what is on its way. */
  folder: string;
  limits: Partial<PhotoLimits> | undefined;
}): Promise<BesideRun> {
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
        takenPhotos = together(takenPhotos, await takePhotos(place, task));
      } catch {
        // The feed's file was fetched, so the import goes on without the photos.
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
      const { of, nobodys } = assignPhotos(all, all.length > 0 ? await stockNumbers(mapping, file) : []);
      const others = new Set(nobodys);
      wantedPhotos = all.filter((photo) => !others.has(photo));
      return {
        photosBeside: {
          of: (stocknum) => stillMeant(of(stocknum), takenPhotos.there).map(({ address }) => address),
          areMeant: photoFiles === 'always',
        },
        warnings: [...warnings, ...photoWarnings(takenPhotos, nobodys)],
      };
    },
    end: async () => {
      await notePhotosWanted(
        pool,
        id,
        wantedPhotos.map(({ path }) => path),
      );
      for (const name of await forgetUnwanted(pool, id)) await storage.remove(name);
    },
  };
}

/** A dealer who takes away some of a car's photos means it; one who takes away all of them has only tidied the folder. */
function stillMeant(photos: PhotoFile[], there: ReadonlySet<string>): PhotoFile[] {
  const photosThere = photos.filter(({ path }) => there.has(path));
  return photosThere.length > 0 ? photosThere : photos;
}

/** Photos may lie beside a zip and in it. */
const together = (one: TakenPhotos, other: TakenPhotos): TakenPhotos => ({
  there: new Set([...one.there, ...other.there]),
  leftOut: [...one.leftOut, ...other.leftOut],
  waiting: one.waiting + other.waiting,
  isCut: one.isCut || other.isCut,
});
