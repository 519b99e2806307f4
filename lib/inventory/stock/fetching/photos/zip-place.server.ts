import path from 'node:path';
import type { Entry, ZipFile } from 'yauzl';
import { PhotoFailure } from '../../../media/photo-failure.ts';
import { copyPhoto } from './copy-photo.server.ts';
import type { ListedEntry, PhotoPlace } from './photo-place.ts';

/**
 * Creates a PhotoPlace for the folder of a zip that contains the feed file.
 *
 * @param entries every file in the zip; the library has validated the names
 */
export function zipPlace(zip: ZipFile, entries: readonly Entry[], feed: Entry): PhotoPlace {
  const root = path.posix.dirname(feed.fileName);
  const prefix = root === '.' ? '' : `${root}/`;
  const byPath = new Map<string, Entry>();
  const lists = new Map<string | null, ListedEntry[]>([[null, []]]);
  for (const entry of entries) {
    if (!entry.fileName.startsWith(prefix)) continue;
    const inside = entry.fileName.slice(prefix.length);
    const [first = '', second, ...deeper] = inside.split('/');
    if (deeper.length > 0) continue;
    byPath.set(inside, entry);
    const [folder, name] = second === undefined ? [null, first] : [first, second];
    if (folder !== null && !lists.has(folder)) {
      lists.set(folder, []);
      lists.get(null)?.push({ name: folder, isFolder: true, bytes: null, version: '' });
    }
    const { uncompressedSize: bytes, crc32 } = entry;
    lists.get(folder)?.push({ name, isFolder: false, bytes, version: `${bytes}:${crc32}` });
  }
  return {
    list: async (folder) => lists.get(folder) ?? [],
    copy: async (photo, options) => {
      const entry = byPath.get(photo);
      if (!entry) throw new PhotoFailure('gone', 'The photo does not exist.');
      try {
        await copyPhoto(await zip.openReadStreamPromise(entry), options);
      } catch (error) {
        if (error instanceof PhotoFailure || options.signal.aborted) throw error;
        throw new PhotoFailure('broken', 'The photo cannot be unpacked.', { cause: error });
      }
    },
  };
}
