import { createHash } from 'node:crypto';
import type { PhotoStorage } from '../../platform/storage/storage.ts';
import { checkPicture } from './encode.server.ts';
import type { FailureBook } from './failures.server.ts';
import type { FetchOriginal } from './fetch-original.server.ts';
import { gates, once } from './gate.ts';
import type { Log } from './log.ts';
import type { FailureReason, PhotoFailure } from './photo-failure.ts';
import { loggableAddress } from './web-address.ts';

/** Seconds before a failed photo is tried again; until then the placeholder is shown. */
export const TRY_AGAIN_SECONDS = 300;
/** For hosts that are not allowed: an administrator may allow one at any time, and checking is cheap. */
const NOT_ALLOWED_SECONDS = 10;
/** For photos that were not requested because the circuit breaker of their host is open. */
const NOT_ASKED_SECONDS = 15;
/** Concurrent fetches per host: dealers' servers are slow, and a slow host must not delay the others. */
const FETCHES_A_HOST = 6;

/** Original photos, or videos and history files, of feeds' hosts, with recent failures. */
export interface Originals {
  find(source: string): Promise<string | null>;
  /** Returns whether it is stored, in the folder or the bucket. */
  isKept(source: string): Promise<boolean>;
  /** Fetches and stores it; concurrent callers share one request. */
  fetch(source: string): Promise<void>;
  /** Logs the reason of a failure once, and stores it for a while. */
  fail(source: string, failure: PhotoFailure): Promise<void>;
  hasFailed(source: string): Promise<boolean>;
  triedAgainIn(source: string): Promise<number>;
}

/** Returns the name of a photo and its variants in the storage. */
export const keyOf = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 40);

/** Differences between photos and files: suffixes in the storage, validation, and log messages. */
const KINDS = {
  photo: {
    ending: 'original',
    failedEnding: 'failed',
    check: checkPicture,
    logged: (photo: string) => ({ photo }),
    words: 'a photo cannot be shown',
  },
  /** Videos and history files, which `filesFrom` validates while they are received. */
  file: {
    ending: 'file',
    failedEnding: 'file-failed',
    check: async () => {},
    logged: (file: string) => ({ file }),
    words: 'a film or a history file cannot be shown',
  },
};

/**
 * Opens the originals in a storage, which several processes may share.
 *
 * @param options.kind photos, or videos and history files; they are stored separately
 */
export function originalsIn({
  kind = 'photo',
  storage,
  fetchOriginal,
  failures,
  log,
}: {
  kind?: keyof typeof KINDS;
  storage: PhotoStorage;
  fetchOriginal: FetchOriginal;
  failures: FailureBook;
  log: Log;
}): Originals {
  const { ending, failedEnding, check, logged, words } = KINDS[kind];
  const nameOf = (source: string): string => `${keyOf(source)}.${ending}`;
  const failedName = (source: string): string => `${keyOf(source)}.${failedEnding}`;
  const shareFetch = once<void>();
  const shareFailure = once<void>();
  const ofHost = gates(FETCHES_A_HOST);
  const pauseOf = async (source: string): Promise<number> => {
    const reason = (await storage.read(failedName(source)))?.toString();
    if (reason === undefined) return NOT_ASKED_SECONDS;
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
            await check(file);
            await failures.clear(source);
          }),
        ),
      ),
    fail: (source, failure) =>
      shareFailure(source, async () => {
        if (await hasFailed(source)) return;
        const address = loggableAddress(source);
        log('warn', { ...logged(address), reason: failure.reason, detail: failure.message }, words);
        await failures.note(source, failure.reason);
        await storage.remove(nameOf(source));
        await storage.write(failedName(source), failure.reason);
      }),
  };
}
