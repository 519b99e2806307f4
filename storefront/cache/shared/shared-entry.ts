import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Fast rather than small: a visitor waits while a page is written. */
const LEVEL = 3;

/** The store's incarnation and the latest invalidation known when an entry was begun. */
export interface Begun {
  epoch: string | null;
  sequence: number;
}

export interface SharedEntry {
  value: unknown;
  lastModified: number;
  cacheControl: unknown;
  begun: Begun;
}

/** Serialises and compresses an entry; buffers and maps are preserved. */
export const encodeEntry = (entry: SharedEntry): Promise<Buffer> =>
  compress(serialize(entry), { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });

export async function decodeEntry(bytes: Buffer): Promise<SharedEntry | null> {
  try {
    const entry: unknown = deserialize(await decompress(bytes));
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
}

const isEntry = (entry: unknown): entry is SharedEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  'value' in entry &&
  'lastModified' in entry &&
  typeof entry.lastModified === 'number' &&
  'begun' in entry &&
  typeof entry.begun === 'object' &&
  entry.begun !== null &&
  'sequence' in entry.begun;
