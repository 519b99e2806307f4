import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { encoded } from './encode.server.ts';
import type { FailureBook } from './failures.server.ts';
import type { FetchOriginal } from './fetch-original.server.ts';
import { gate, once } from './gate.ts';
import { keptName } from './kept-photo.ts';
import { formatFor } from './negotiate.ts';
import { keyOf, type Log, originalsIn } from './originals.server.ts';
import { PhotoFailure } from './photo-failure.ts';
import { type PhotoStorage, StorageFailure } from './photo-storage.ts';
import { placeholder } from './placeholder.server.ts';
import { type KeyPairs, type PhotoFormat, readSignedPath, type VariantRequest } from './signed-address.ts';
import { loggableAddress } from './web-address.ts';

/** While the storage is away nothing is known of the photos themselves: who asked looks again soon. */
const STORAGE_AWAY_SECONDS = 30;

/** The answer to a request for a photo; `body` is null when the browser has the photo already. */
export interface Answer {
  status: 200 | 304 | 403;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface ImageServer {
  /**
   * @param path of the request, without its query
   * @param headers its `accept` and `if-none-match`
   */
  answer(path: string, headers: { accept?: string; ifNoneMatch?: string }): Promise<Answer>;
}

/**
 * The image server: photos of feeds' hosts at signed addresses, fetched once and kept, as variants made once and kept.
 * @param options.storage keeps originals, variants, and which photos could not be had
 * @param options.keptPhotos has those that came as files
 */
export async function imageServer(options: {
  pairs: KeyPairs;
  storage: PhotoStorage;
  keptPhotos: PhotoStorage;
  fetchOriginal: FetchOriginal;
  failures: FailureBook;
  log: Log;
}): Promise<ImageServer> {
  const { pairs, storage, keptPhotos, fetchOriginal, failures, log } = options;
  const shareVariant = once<Buffer | null>();
  const shareOriginal = once<string | null>();
  const originals = originalsIn({ storage, fetchOriginal, failures, log });
  const withProcessor = gate(Math.max(1, availableParallelism()));
  const standIn = await placeholder();

  /** The path of an original, which is fetched when it is not there. */
  const originalOf = async (source: string): Promise<string> => {
    const keptFileName = keptName(source);
    if (keptFileName !== null) {
      const file = await keptPhotos.find(keptFileName);
      if (!file) throw new PhotoFailure('gone', 'It is not kept any more.');
      return file;
    }
    const there = await originals.find(source);
    if (there) return there;
    await originals.fetch(source);
    const file = await originals.find(source);
    if (!file) throw new Error('An original was removed while it was wanted.');
    return file;
  };

  /** Says why a photo cannot be had. */
  const fail = async (source: string, error: unknown): Promise<void> => {
    if (error instanceof StorageFailure) throw error;
    if (error instanceof PhotoFailure) return originals.fail(source, error);
    log(
      'error',
      { photo: loggableAddress(source), err: { message: String(error) } },
      'a photo could not be made',
    );
  };

  /**
   * The path of an original; null when it could not be had, now or a short while ago. That is written down before those who
   * ask at the same time are answered: nobody who looks meanwhile asks the host once more.
   */
  const shownOriginal = (source: string): Promise<string | null> =>
    shareOriginal(source, async () => {
      if (await originals.hasFailed(source)) return null;
      try {
        return await originalOf(source);
      } catch (error) {
        await fail(source, error);
        return null;
      }
    });

  const makeVariant = async (source: string, key: string, variant: Variant): Promise<Buffer | null> => {
    const file = await shownOriginal(source);
    if (file === null) return null;
    const bytes = await withProcessor(() => encoded(file, variant));
    await storage.write(nameOf(key, variant), bytes);
    return bytes;
  };

  /** The variant; null when the photo could not be fetched, now or a short while ago. */
  const variantOf = async (source: string, variant: Variant): Promise<Buffer | null> => {
    const key = keyOf(source);
    const name = nameOf(key, variant);
    const storedVariant = await storage.read(name);
    if (storedVariant) return storedVariant;
    return shareVariant(name, () =>
      makeVariant(source, key, variant).catch(async (error: unknown) => {
        await fail(source, error);
        return null;
      }),
    );
  };

  let awayToldAt = 0;
  /** Says at most once in a while that the storage is away, however many photos are asked for. */
  const tellAway = (error: StorageFailure): void => {
    if (Date.now() - awayToldAt < STORAGE_AWAY_SECONDS * 1_000) return;
    awayToldAt = Date.now();
    log('error', { detail: error.message }, 'the storage of photos is away');
  };

  return {
    answer: async (path, { accept = '', ifNoneMatch }) => {
      const request = readSignedPath(path, pairs);
      if (!request) return forbidden();
      const format = request.format ?? formatFor(accept, request.width);
      const headers = { ...SHARED_HEADERS, ...(request.format ? {} : { vary: 'accept' }) };
      const etag = `"${createHash('sha256').update(`${path} ${format}`).digest('base64url').slice(0, 27)}"`;
      const lasting = { ...headers, etag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (matches(ifNoneMatch, etag)) return { status: 304, headers: lasting, body: null };
      const inItsPlace = (seconds: number): Answer => ({
        status: 200,
        headers: { ...headers, 'content-type': 'image/jpeg', 'cache-control': `public, max-age=${seconds}` },
        body: standIn,
      });
      let bytes: Buffer | null;
      try {
        bytes = await variantOf(request.source, { width: request.width, format });
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error;
        tellAway(error);
        return inItsPlace(STORAGE_AWAY_SECONDS);
      }
      if (!bytes) return inItsPlace(await originals.triedAgainIn(request.source));
      return { status: 200, headers: { ...lasting, 'content-type': `image/${format}` }, body: bytes };
    },
  };
}

type Variant = Pick<VariantRequest, 'width'> & { format: PhotoFormat };

const nameOf = (key: string, { width, format }: Variant): string => `${key}.${width}.${format}`;

/** Every site embeds these pictures, measures their loading and draws them; nothing in them is ever run. */
const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};

const forbidden = (): Answer => ({
  status: 403,
  headers: { ...SHARED_HEADERS, 'content-type': 'text/plain', 'cache-control': 'no-store' },
  body: Buffer.from('This address is not signed.\n'),
});

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
