import { createHash } from 'node:crypto';
import { checkPicture } from './encode.server.ts';
import type { FailureBook } from './failures.server.ts';
import type { FetchOriginal } from './fetch-original.server.ts';
import { gates, once } from './gate.ts';
import type { FailureReason, PhotoFailure } from './photo-failure.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { loggableAddress } from './web-address.ts';

/** A photo that could not be had is tried again after this time; until then whoever asks is shown the placeholder. */
export const TRY_AGAIN_SECONDS = 300;
/** After this time where its host was no allowed source: somebody may allow it at any moment, and asking costs nothing. */
const NOT_ALLOWED_SECONDS = 10;
/** How many photos of one host are fetched at a time: a dealer's server is no CDN, and a slow host must not delay the others. */
const FETCHES_A_HOST = 6;

/** Writes a line to the log. */
export type Log = (level: 'warn' | 'error', fields: object, message: string) => void;

/** The photos of feeds' hosts as they came, and which of them could not be had lately. */
export interface Originals {
  /** The path of a kept original; null when it is not kept. */
  find(source: string): Promise<string | null>;
  /** Whether it is kept, wherever. */
  isKept(source: string): Promise<boolean>;
  /** Fetches and keeps it, once for many who ask at the same time. */
  fetch(source: string): Promise<void>;
  /** Says once why it cannot be had, however many ask, and keeps that for a while. */
  fail(source: string, failure: PhotoFailure): Promise<void>;
  hasFailed(source: string): Promise<boolean>;
  /** When a photo that cannot be had is tried again, in seconds from now. */
  triedAgainIn(source: string): Promise<number>;
}

/** What a photo and its variants are called in the storage. */
export const keyOf = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 40);
const nameOf = (source: string): string => `${keyOf(source)}.original`;
const failedName = (source: string): string => `${keyOf(source)}.failed`;

/** The originals of a storage, which several processes may share. */
export function originalsIn({
  storage,
  fetchOriginal,
  failures,
  log,
}: {
  storage: PhotoStorage;
  fetchOriginal: FetchOriginal;
  failures: FailureBook;
  log: Log;
}): Originals {
  const shareFetch = once<void>();
  const shareFailure = once<void>();
  const ofHost = gates(FETCHES_A_HOST);
  const pauseOf = async (source: string): Promise<number> => {
    const reason = (await storage.read(failedName(source)))?.toString();
    return reason === ('not allowed' satisfies FailureReason) ? NOT_ALLOWED_SECONDS : TRY_AGAIN_SECONDS;
  };
  const hasFailed: Originals['hasFailed'] = async (source) => {
    const ago = await storage.age(failedName(source));
    if (ago === null || ago >= TRY_AGAIN_SECONDS * 1_000) return false;
    return ago < (await pauseOf(source)) * 1_000;
  };
  return {
    hasFailed,
    triedAgainIn: pauseOf,
    find: (source) => storage.find(nameOf(source)),
    isKept: async (source) => (await storage.age(nameOf(source))) !== null,
    fetch: (source) =>
      shareFetch(source, () =>
        ofHost(URL.parse(source)?.host ?? '', () =>
          storage.make(nameOf(source), async (file) => {
            await fetchOriginal(source, file);
            await checkPicture(file);
            await failures.clear(source);
          }),
        ),
      ),
    fail: (source, failure) =>
      shareFailure(source, async () => {
        if (await hasFailed(source)) return;
        const fields = { photo: loggableAddress(source), reason: failure.reason, detail: failure.message };
        log('warn', fields, 'a photo cannot be shown');
        await failures.note(source, failure.reason);
        await storage.remove(nameOf(source));
        await storage.write(failedName(source), failure.reason);
      }),
  };
}
