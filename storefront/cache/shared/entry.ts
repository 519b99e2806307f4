import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** As a page is made once and read by many, but while a visitor waits. */
const LEVEL = 3;

/** What says whether an entry is still current: the life of the shared store and the drops that were known. */
export interface Begun {
  epoch: string | null;
  sequence: number;
}

/** A page or a piece of data on its way between copies. */
export interface SharedEntry {
  value: unknown;
  lastModified: number;
  cacheControl: unknown;
  begun: Begun;
}

/** An entry as bytes; its buffers and maps stay such. */
export const encodeEntry = (entry: SharedEntry): Promise<Buffer> =>
  compress(serialize(entry), { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });

/** @returns the entry; null for bytes that are none, such as those of another program */
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
