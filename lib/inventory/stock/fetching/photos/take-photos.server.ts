import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Queryable } from '../../../../platform/database/client.server.ts';
import type { PhotoStorage } from '../../../../platform/storage/storage.ts';
import { checkPicture } from '../../../media/encode.server.ts';
import { PhotoFailure } from '../../../media/photo-failure.ts';
import { type KnownPhoto, markPhotosUsed, recordPhoto } from './known-photos.server.ts';
import { type ListedPhoto, listPhotos } from './list-photos.server.ts';
import type { PhotoPlace } from './photo-place.ts';

/** Limits for the photos of one run; the remaining photos follow in later runs. */
export interface PhotoLimits {
  photoBytes: number;
  photoMs: number;
  count: number;
  bytes: number;
  totalMs: number;
}
export const PHOTO_LIMITS: PhotoLimits = {
  photoBytes: 40_000_000,
  photoMs: 60_000,
  count: 5_000,
  bytes: 5_000_000_000,
  totalMs: 5 * 60_000,
};

export interface TakenPhotos {
  there: ReadonlySet<string>;
  leftOut: { path: string; why: string }[];
  waiting: number;
  isCut: boolean;
}

interface Task {
  db: Queryable;
  feedId: string;
  storage: PhotoStorage;
  known: Map<string, KnownPhoto>;
  folder: string;
  limits: PhotoLimits;
  signal: AbortSignal;
}

/**
 * Stores new and changed photos found next to a feed file. Photos already stored are kept if the worker dies.
 *
 * @throws errors of the server or of the storage
 */
export async function takePhotos(place: PhotoPlace, task: Task): Promise<TakenPhotos> {
  const { known: knownPhotos, limits } = task;
  const patience = AbortSignal.timeout(limits.totalMs);
  const { photos, leftOut, isCut } = await listPhotos(place, {
    // Listing may take half of the time, the rest is for fetching.
    patienceMs: limits.totalMs / 2,
    signal: AbortSignal.any([task.signal, patience]),
  });
  const there = new Set(photos.map((photo) => photo.path));
  await markPhotosUsed(task.db, task.feedId, [...there]);
  const newPhotos = photos.filter((photo) => knownPhotos.get(photo.path)?.version !== photo.version);
  let [count, bytes] = [0, 0];
  for (const photo of newPhotos) {
    if (count >= limits.count || bytes >= limits.bytes || patience.aborted) break;
    const takenPhoto = await take(place, photo, task);
    knownPhotos.set(photo.path, takenPhoto);
    await recordPhoto(task.db, task.feedId, takenPhoto);
    count += 1;
    bytes += photo.bytes ?? 0;
  }
  for (const photo of photos) {
    const why = knownPhotos.get(photo.path)?.problem;
    if (why) leftOut.push({ path: photo.path, why });
  }
  return { there, leftOut, waiting: newPhotos.length - count, isCut };
}

async function take(place: PhotoPlace, { path: photo, version, bytes }: ListedPhoto, task: Task) {
  const { feedId, storage, folder, limits, signal } = task;
  const file = path.join(folder, 'photo');
  const limit = limits.photoBytes;
  try {
    if (bytes !== null && bytes > limit) throw new PhotoFailure('too large', 'it is too large');
    const patience = AbortSignal.any([signal, AbortSignal.timeout(limits.photoMs)]);
    await place.copy(photo, { file, limit, signal: patience });
    await checkPicture(file);
    // Hashed with the feed's id, so that no feed can delete another feed's photos.
    const hash = createHash('sha256').update(`${feedId}\n`);
    await pipeline(createReadStream(file), hash);
    const name = hash.digest('hex');
    if (!(await storage.find(name))) await storage.make(name, (target) => copyFile(file, target));
    return { path: photo, version, name, problem: null };
  } catch (error) {
    if (!(error instanceof PhotoFailure)) throw error;
    return { path: photo, version, name: null, problem: PROBLEMS[error.reason] ?? 'it could not be read' };
  } finally {
    await rm(file, { force: true });
  }
}

const PROBLEMS: Partial<Record<PhotoFailure['reason'], string>> = {
  'too large': 'it is too large',
  'no photo': 'it is not a photograph',
  broken: 'it is damaged',
};
