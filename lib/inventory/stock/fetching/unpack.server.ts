import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Format } from '../reading/formats.ts';
import { atMost, download } from './download.server.ts';
import { FetchProblem } from './fetch-problem.ts';
import { isPhotoName } from './photos/photo-path.ts';
import type { TakePhotos } from './photos/photo-place.ts';
import { zipPlace } from './photos/zip-place.server.ts';

/** Feeds compress to between a tenth and a fortieth; a higher ratio indicates a zip bomb. */
const MOST_TIMES_LARGER = 150;
/** Size in bytes that any archive may unpack to, because repetitive small files compress very well. */
const ALWAYS_ALLOWED = 5_000_000;
const MOST_ENTRIES = 1_000;
const MOST_PHOTOS = 50_000;

interface Packed {
  file: string;
  folder: string;
  format: Format;
  limit: number;
  takePhotos: TakePhotos | null;
  signal: AbortSignal;
}

/**
 * Unpacks a zip or gzip, detected by its first bytes; any other file stays as it is. A zip must contain
 * exactly one file, or one of the feed's format, not counting photos.
 *
 * @returns the path of the feed file
 * @throws FetchProblem for archives that are damaged, encrypted, too large, or suspiciously compressed
 */
export async function unpack(packedFile: Packed): Promise<string> {
  const kind = await kindOf(packedFile.file);
  if (kind === 'gzip') return unpackGzip(packedFile);
  return kind === 'zip' ? unpackZip(packedFile) : packedFile.file;
}

async function kindOf(file: string): Promise<'zip' | 'gzip' | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return 'gzip';
    // The second signature is that of an empty zip.
    return ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(head.toString('latin1')) ? 'zip' : null;
  } finally {
    await handle.close();
  }
}

async function unpackGzip(packedFile: Packed): Promise<string> {
  const guard = await guardOf(packedFile);
  const name = packedFile.file.replace(/\.gz$/i, '');
  const stream = createReadStream(packedFile.file);
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  return write(packedFile, stream.pipe(gunzip), guard, name);
}

async function unpackZip(packedFile: Packed): Promise<string> {
  let zip: ZipFile | null = null;
  try {
    zip = await openPromise(packedFile.file, { autoClose: false });
    const entries = await entriesOf(zip);
    const entry = chosenEntry(entries, packedFile.format);
    if (entry.isEncrypted()) throw new FetchProblem('The zip is encrypted.');
    if (entry.uncompressedSize > packedFile.limit) throw bomb();
    const guard = await guardOf(packedFile);
    const file = await write(packedFile, await zip.openReadStreamPromise(entry), guard, entry.fileName);
    await packedFile.takePhotos?.(zipPlace(zip, entries, entry), packedFile.signal);
    return file;
  } catch (error) {
    throw error instanceof FetchProblem ? error : broken();
  } finally {
    zip?.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES + MOST_PHOTOS)
    throw new FetchProblem(`The zip contains more than ${MOST_ENTRIES} files.`);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (isFile(entry.fileName)) entries.push(entry);
  return entries;
}

function chosenEntry(all: readonly Entry[], format: Format): Entry {
  const entries = all.filter(({ fileName }) => !isPhotoName(fileName));
  if (entries.length > MOST_ENTRIES)
    throw new FetchProblem(`The zip contains more than ${MOST_ENTRIES} files.`);
  if (entries.some(({ fileName }) => fileName === '[Content_Types].xml'))
    throw new FetchProblem('The file is an Excel workbook. Export it as CSV.');
  const fitting = entries.filter(({ fileName }) => fileName.toLowerCase().endsWith(`.${format}`));
  const [entry, ...others] = entries.length === 1 ? entries : fitting;
  if (!entry || others.length > 0)
    throw new FetchProblem(
      `The zip contains ${entries.length} files, ${fitting.length} of them .${format}. It must contain exactly one.`,
    );
  return entry;
}

const isFile = (name: string): boolean => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name);

/** A stream that fails once more passes than the archive can believably contain. */
async function guardOf({ file, limit }: Packed): Promise<Transform> {
  const { size } = await stat(file);
  return atMost(Math.min(limit, Math.max(ALWAYS_ALLOWED, size * MOST_TIMES_LARGER)), bomb);
}

/** Writes a stream to the feed's folder. Waits for nothing before it listens for errors of the stream. */
async function write(
  { folder, limit, signal }: Packed,
  from: Readable,
  guard: Transform,
  name: string,
): Promise<string> {
  from.on('error', (error) => guard.destroy(error));
  try {
    return await download(from.pipe(guard), {
      folder,
      name: `unpacked-${name.split('/').at(-1)}`,
      limit,
      signal,
    });
  } catch (error) {
    throw error instanceof FetchProblem || signal.aborted ? error : broken();
  }
}

const bomb = (): FetchProblem =>
  new FetchProblem('The archive unpacks to far more data than a feed can contain. Nothing was imported.');
const broken = (): FetchProblem => new FetchProblem('The archive is incomplete or damaged.');
