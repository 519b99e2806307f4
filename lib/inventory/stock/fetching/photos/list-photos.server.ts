import { isPhotoName, nameProblem } from './photo-path.ts';
import type { ListedEntry, PhotoPlace } from './photo-place.ts';

/** Maximum subfolders read (one per car); each costs a request to the server. */
const MOST_FOLDERS = 3_000;
const MOST_PHOTOS = 50_000;

export interface ListedPhoto extends Omit<ListedEntry, 'name' | 'isFolder'> {
  path: string;
}

export interface Listing {
  photos: ListedPhoto[];
  leftOut: { path: string; why: string }[];
  isCut: boolean;
}

/**
 * Lists the photos next to a feed file and in the subfolders there.
 *
 * @param patienceMs time after which no further folder is read
 */
export async function listPhotos(
  place: PhotoPlace,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): Promise<Listing> {
  const endAt = Date.now() + patienceMs;
  const photos: ListedPhoto[] = [];
  const leftOut: Listing['leftOut'] = [];
  const look = (entries: readonly ListedEntry[], folder: string | null): string[] => {
    const folders: string[] = [];
    for (const { name, isFolder, ...rest } of entries) {
      if (name === '.' || name === '..' || !(isFolder || isPhotoName(name))) continue;
      const path = folder === null ? name : `${folder}/${name}`;
      const why = nameProblem(name);
      if (why) leftOut.push({ path, why });
      else if (isFolder) folders.push(name);
      else photos.push({ path, ...rest });
    }
    return folders;
  };
  const folders = look(await beforeEnd(signal, place.list(null)), null);
  let foldersRead = 0;
  for (const folder of folders.slice(0, MOST_FOLDERS)) {
    if (photos.length > MOST_PHOTOS || Date.now() > endAt) break;
    look(await beforeEnd(signal, place.list(folder)), folder);
    foldersRead += 1;
  }
  const isCut = photos.length > MOST_PHOTOS || foldersRead < folders.length;
  return { photos: photos.slice(0, MOST_PHOTOS), leftOut, isCut };
}

/** Waits for the server's response or the signal, because a stalled server may never respond. */
async function beforeEnd<Value>(signal: AbortSignal, answer: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const ending = Promise.withResolvers<never>();
  const end = () => ending.reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([answer, ending.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
