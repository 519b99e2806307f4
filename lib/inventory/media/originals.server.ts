import { createHash } from 'node:crypto';
import type { PhotoStorage } from '../../platform/storage/storage.ts';
import { checkPicture } from './encode.server.ts';
import type { FailureBook } from './failures.server.ts';
import type { FetchOriginal } from './fetch-original.server.ts';
import { gates, once } from './gate.ts';
import type { Log } from './log.ts';
import type { FailureReason, PhotoFailure } from './photo-failure.ts';
import { loggableAddress } from './web-address.ts';

/** A photo that could not be had is tried again after this time; until then whoever asks is shown the placeholder. */
export const TRY_AGAIN_SECONDS = 300;
/** After this time where its host was no allowed source: somebody may allow it at any moment, and asking costs nothing. */
const NOT_ALLOWED_SECONDS = 10;
/** After this time where nothing is written down about the photo, because its host keeps failing and was not asked. */
const NOT_ASKED_SECONDS = 15;
/** How many photos of one host are fetched at a time: a dealer's server is no CDN, and a slow host must not delay the others. */
const FETCHES_A_HOST = 6;

/** The photos of feeds' hosts as they came, and which of them could not be had lately; or their films and history files. */
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

/** What sets photos and files apart: their endings in the storage, a look at what came, and words for the log. */
const KINDS = {
  photo: {
    ending: 'original',
    failedEnding: 'failed',
    check: checkPicture,
    logged: (photo: string) => ({ photo }),
    words: 'a photo cannot be shown',
  },
  /** Films and history files, which were looked at on their way: `filesFrom`. */
  file: {
    ending: 'file',
    failedEnding: 'file-failed',
    check: async () => {},
    logged: (file: string) => ({ file }),
    words: 'a film or a history file cannot be shown',
  },
};

/**
 * The originals of a storage, which several processes may share.
 * @param options.kind photos, or films and history files, of which one address may be both
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
