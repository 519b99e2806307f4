import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Household } from '../../platform/network/household.ts';
import { HouseholdBudget } from '../../platform/network/household-budget.ts';
import { type PhotoStorage, StorageFailure } from '../../platform/storage/storage.ts';
import { type Answer, type AnswerOptions, etagOf, LASTING, matches, SHARED_HEADERS } from './answer.ts';
import { encodePicture, placeholder } from './encode.server.ts';
import type { FailureBook } from './failures.server.ts';
import type { FetchOriginal } from './fetch-original.server.ts';
import { fileServer } from './file-server.server.ts';
import { keptName } from './kept-photo.ts';
import type { Log } from './log.ts';
import { formatFor } from './negotiate.ts';
import { once } from './once.ts';
import { keyOf, originalsIn } from './originals.server.ts';
import { PhotoFailure } from './photo-failure.ts';
import {
  type KeyPairs,
  type PhotoFormat,
  readSignedFile,
  readSignedPath,
  type VariantRequest,
} from './signed-address.ts';

const STORAGE_AWAY_SECONDS = 30;
/** Maximum variants rendering or queued; on two cores the last one waits for twelve seconds. */
const MAX_RENDERING = 200;
const BUSY_SECONDS = 5;

/**
 * Uncached variants that one household may have rendered in a row, and more per second. A page of results
 * shows 24 cars with up to 20 photos each.
 */
const BUDGET = { most: 400, perSecond: 10 };
/** Share of the rendering slots that one household may hold, so that others always get one. */
const HOUSEHOLD_SHARE = 0.5;
const WARNING_MS = 60_000;
const FILE_UNAVAILABLE = 'This file is not available right now. Please try again in a minute.\n';

/** Too many variants are being rendered, in total (503) or for one household (429). */
class BusyFailure extends Error {
  readonly status: 429 | 503;
  /** In seconds. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, retryAfter = BUSY_SECONDS) {
    super('No variant can be made now.');
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export interface ImageServer {
  /** @param path of the request, without its query */
  answer(path: string, options: AnswerOptions): Promise<Answer>;
}

/**
 * Fetches photos from feeds' hosts at signed URLs, and stores them and their variants. Videos and history
 * files are stored unchanged.
 *
 * @param options.keptPhotos photos that were delivered as files
 * @param options.maxRendering maximum variants rendering or queued; further requests are answered 503
 * @param options.budget variants that each household may have rendered; further requests are answered 429
 */
export async function imageServer(options: {
  pairs: KeyPairs;
  storage: PhotoStorage;
  keptPhotos: PhotoStorage;
  fetchOriginal: FetchOriginal;
  fetchFile: FetchOriginal;
  failures: FailureBook;
  log: Log;
  maxRendering?: number;
  budget?: HouseholdBudget;
}): Promise<ImageServer> {
  const { pairs, storage, keptPhotos, fetchOriginal, fetchFile, failures, log } = options;
  const { maxRendering = MAX_RENDERING, budget = new HouseholdBudget(BUDGET) } = options;
  const shareVariant = once<Buffer | null>();
  const files = originalsIn({ kind: 'file', storage, fetchOriginal: fetchFile, failures, log });
  const answerFile = fileServer(files);
  // Leaves one core for other processes on this machine, such as a storefront.
  const rendering = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) });
  const placeholderBytes = await placeholder();

  const pathOfKeptPhoto = async (source: string): Promise<string | null> => {
    const name = keptName(source);
    if (name === null) return null;
    const file = await keptPhotos.find(name);
    if (!file) throw new PhotoFailure('gone', 'It is not kept any more.');
    return file;
  };
  const photos = originalsIn({ storage, fetchOriginal, failures, log, pathOfOther: pathOfKeptPhoto });

  let renderingCount = 0;
  const renderingFor = new Map<Household, number>();
  const takeSlot = (household: Household | null): (() => void) => {
    if (renderingCount >= maxRendering) throw new BusyFailure(503);
    if (household) {
      if ((renderingFor.get(household) ?? 0) >= maxRendering * HOUSEHOLD_SHARE) throw new BusyFailure(429);
      const seconds = budget.take(household);
      if (seconds > 0) throw new BusyFailure(429, seconds);
      renderingFor.set(household, (renderingFor.get(household) ?? 0) + 1);
    }
    renderingCount += 1;
    return () => {
      renderingCount -= 1;
      if (!household) return;
      const left = (renderingFor.get(household) ?? 1) - 1;
      if (left > 0) renderingFor.set(household, left);
      else renderingFor.delete(household);
    };
  };

  const renderVariant = async (
    { source, version }: Original,
    key: string,
    variant: Variant,
    household: Household | null,
  ): Promise<Buffer | null> => {
    const releaseSlot = takeSlot(household);
    try {
      const file = await photos.pathOf(source, version);
      if (file === null) return null;
      const bytes = await rendering.add(() => encodePicture(file, variant));
      await storage.write(nameOf(key, variant), bytes);
      return bytes;
    } finally {
      releaseSlot();
    }
  };

  /** Returns null if the photo could not be fetched, now or recently. */
  const variantOf = async (
    original: Original,
    variant: Variant,
    household: Household | null,
  ): Promise<Buffer | null> => {
    const { source, version } = original;
    const key = keyOf(source, version);
    const name = nameOf(key, variant);
    const storedVariant = await storage.read(name);
    if (storedVariant) return storedVariant;
    return shareVariant(name, () =>
      renderVariant(original, key, variant, household).catch(async (error: unknown) => {
        if (error instanceof BusyFailure) throw error;
        await photos.failWith(source, error, version);
        return null;
      }),
    );
  };

  /** Without the household's address. */
  const warnOfHousehold = atMostEvery(WARNING_MS, () =>
    log('warn', { event: 'household_limited' }, 'household_limited'),
  );
  const warnOfStorage = atMostEvery(STORAGE_AWAY_SECONDS * 1_000, (error: StorageFailure) =>
    log('error', { detail: error.message }, 'the storage of photos is away'),
  );

  return {
    answer: async (path, options) => {
      const { accept = '', ifNoneMatch, household = null } = options;
      const file = readSignedFile(path, pairs);
      if (file !== null)
        return answerFile(file, ifNoneMatch).catch((error: unknown) => {
          if (!(error instanceof StorageFailure)) throw error;
          warnOfStorage(error);
          return refusal(503, FILE_UNAVAILABLE, STORAGE_AWAY_SECONDS);
        });
      const request = readSignedPath(path, pairs);
      if (!request) return refusal(403, 'This address is not signed.\n');
      const format = request.format ?? formatFor(accept, request.width);
      const headers = { ...PHOTO_HEADERS, ...(request.format ? {} : { vary: 'accept' }) };
      const etag = etagOf(`${path} ${format}`);
      const lasting = { ...headers, etag, 'cache-control': LASTING };
      if (matches(ifNoneMatch, etag)) return { status: 304, headers: lasting, body: null };
      const placeholderFor = (seconds: number): Answer => ({
        status: 200,
        headers: { ...headers, ...typeOf('jpeg'), 'cache-control': `public, max-age=${seconds}` },
        body: placeholderBytes,
      });
      let bytes: Buffer | null;
      try {
        bytes = await variantOf(request, { width: request.width, format }, household);
      } catch (error) {
        if (error instanceof BusyFailure) {
          if (error.status === 429) warnOfHousehold();
          return refusal(error.status, placeholderBytes, error.retryAfter);
        }
        if (!(error instanceof StorageFailure)) throw error;
        warnOfStorage(error);
        return placeholderFor(STORAGE_AWAY_SECONDS);
      }
      if (!bytes) return placeholderFor(await photos.triedAgainIn(request.source));
      return { status: 200, headers: { ...lasting, ...typeOf(format) }, body: bytes };
    },
  };
}

/** Sets the type and the file name for saving, which never comes from a feed. */
const typeOf = (format: PhotoFormat) => ({
  'content-type': `image/${format}`,
  'content-disposition': `inline; filename="photo.${format}"`,
});

type Original = Pick<VariantRequest, 'source' | 'version'>;
type Variant = Pick<VariantRequest, 'width'> & { format: PhotoFormat };

const nameOf = (key: string, { width, format }: Variant): string => `${key}.${width}.${format}`;

/** Forbids everything in photos. For videos and PDFs this would break the browser's built-in viewers. */
const PHOTO_HEADERS = {
  ...SHARED_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Browsers show a placeholder despite the error status. */
const refusal = (status: 403 | 429 | 503, body: Buffer | string, retryAfter?: number): Answer => ({
  status,
  headers: {
    ...PHOTO_HEADERS,
    'content-type': typeof body === 'string' ? 'text/plain' : 'image/jpeg',
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  },
  body: Buffer.from(body),
});

function atMostEvery<Args extends unknown[]>(ms: number, action: (...args: Args) => void) {
  let ranAt = Number.NEGATIVE_INFINITY;
  return (...args: Args): void => {
    if (performance.now() - ranAt < ms) return;
    ranAt = performance.now();
    action(...args);
  };
}
