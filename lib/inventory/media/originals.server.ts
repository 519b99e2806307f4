import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { type PhotoStorage, StorageFailure } from '../../platform/storage/storage.ts';
import { checkPicture } from './encode.server.ts';
import type { FailureBook } from './failures.server.ts';
import type { FetchOriginal } from './fetch-original.server.ts';
import type { Log } from './log.ts';
import { once } from './once.ts';
import { type FailureReason, HostRestsFailure, PhotoFailure } from './photo-failure.ts';
import { loggableAddress } from './web-address.ts';

/** Seconds before a failed photo is tried again; until then the placeholder is shown. */
export const TRY_AGAIN_SECONDS = 300;
/** For hosts that are not allowed: an administrator may allow one at any time, and checking is cheap. */
const NOT_ALLOWED_SECONDS = 10;
/** For photos that were not requested because the circuit breaker of their host is open. */
const NOT_ASKED_SECONDS = 15;
/** Concurrent fetches per host: dealers' servers are slow, and a slow host must not delay the others. */
const FETCHES_A_HOST = 6;

/** Original photos, or videos and history files, with recent failures. */
export interface Originals {
  /**
   * Returns the path of an original, fetched if it is missing; null if that failed, now or recently.
   *
   * @param version distinguishes contents that the source had at different times
   */
  pathOf(source: string, version?: string | null): Promise<string | null>;
  isKept(source: string): Promise<boolean>;
  fetch(source: string, version?: string | null): Promise<void>;
  /** Logs the reason of a failure once, and stores it for a while. */
  fail(source: string, failure: PhotoFailure, version?: string | null): Promise<void>;
  /**
   * As `fail`, for any error while an original is fetched or shown.
   *
   * @throws StorageFailure if the storage is the cause
   */
  failWith(source: string, error: unknown, version?: string | null): Promise<void>;
  hasFailed(source: string): Promise<boolean>;
  triedAgainIn(source: string): Promise<number>;
}

/** The name in the storage, without its ending. */
export const keyOf = (source: string, version: string | null = null): string =>
  createHash('sha256')
    .update(version === null ? source : `${source} ${version}`)
    .digest('hex')
    .slice(0, 40);

/** The name of a photo's original in the storage. */
export const originalName = (source: string, version: string | null): string =>
  `${keyOf(source, version)}.${KINDS.photo.ending}`;

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
 * Several processes may share the storage. Photos are stored separately from videos and history files.
 *
 * @param options.pathOfOther returns the path of an original that is not fetched, else null
 */
export function originalsIn({
  kind = 'photo',
  storage,
  fetchOriginal,
  failures,
  log,
  pathOfOther = async () => null,
}: {
  kind?: keyof typeof KINDS;
  storage: PhotoStorage;
  fetchOriginal: FetchOriginal;
  failures: FailureBook;
  log: Log;
  pathOfOther?: (source: string) => Promise<string | null>;
}): Originals {
  const { ending, failedEnding, check, logged, words } = KINDS[kind];
  const nameOf = (source: string, version: string | null = null): string =>
    `${keyOf(source, version)}.${ending}`;
  const failedName = (source: string): string => `${keyOf(source)}.${failedEnding}`;
  const shareFetch = once<void>();
  const shareFailure = once<void>();
  const sharePath = once<string | null>();
  const hosts = new Map<string, PQueue>();
  const queueOf = (host: string): PQueue => {
    const existing = hosts.get(host);
    if (existing) return existing;
    const queue = new PQueue({ concurrency: FETCHES_A_HOST });
    hosts.set(host, queue);
    queue.once('idle', () => hosts.delete(host));
    return queue;
  };
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
  const fetch: Originals['fetch'] = (source, version) =>
    shareFetch(nameOf(source, version), () =>
      queueOf(URL.parse(source)?.host ?? '').add(() =>
        storage.make(nameOf(source, version), async (file) => {
          await fetchOriginal(source, file);
          await check(file);
          await failures.clear(source);
        }),
      ),
    );
  const fail: Originals['fail'] = (source, failure, version) =>
    shareFailure(source, async () => {
      if (await hasFailed(source)) return;
      const address = loggableAddress(source);
      log('warn', { ...logged(address), reason: failure.reason, detail: failure.message }, words);
      await failures.note(source, failure.reason);
      await storage.remove(nameOf(source, version));
      await storage.write(failedName(source), failure.reason);
    });
  const failWith: Originals['failWith'] = async (source, error, version) => {
    if (error instanceof StorageFailure) throw error;
    // Not stored, because the circuit breaker closes before a stored failure would expire.
    if (error instanceof HostRestsFailure) return;
    if (error instanceof PhotoFailure) return fail(source, error, version);
    log(
      'error',
      { photo: loggableAddress(source), err: { message: String(error) } },
      'a photo could not be made',
    );
  };
  const find = async (source: string, version: string | null): Promise<string> => {
    const existing = (await pathOfOther(source)) ?? (await storage.find(nameOf(source, version)));
    if (existing !== null) return existing;
    await fetch(source, version);
    const file = await storage.find(nameOf(source, version));
    if (!file) throw new Error('An original was removed while it was requested.');
    return file;
  };
  return {
    fetch,
    fail,
    failWith,
    hasFailed,
    triedAgainIn: pauseOf,
    isKept: async (source) => (await storage.age(nameOf(source))) !== null,
    // The failure is stored before concurrent callers continue, so that none of them requests the host again.
    pathOf: (source, version = null) =>
      sharePath(nameOf(source, version), async () => {
        if (await hasFailed(source)) return null;
        try {
          return await find(source, version);
        } catch (error) {
          await failWith(source, error, version);
          return null;
        }
      }),
  };
}
