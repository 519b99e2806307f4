import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Ending } from '../network/breaker.server.ts';
import { callVendor, type Vendor, VendorAwayError } from '../network/vendor.server.ts';
import { StorageFailure } from './storage.ts';

export interface BucketSettings {
  /** URL of its objects, with the bucket in the host or the path, and an optional prefix. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

export interface BucketPatience {
  answerMs: number;
  /** Until the transfer ends, per 40 MB or part of it: videos are large. */
  wholeMs: number;
}
const PATIENCE: BucketPatience = { answerMs: 3_000, wholeMs: 30_000 };

const BYTES_A_TIME = 40_000_000;

export interface Beginning {
  bytes: Buffer;
  size: number;
}

/** Objects by name. Functions throw a StorageFailure if the bucket doesn't respond. */
export interface Bucket {
  get(name: string, file: string): Promise<boolean>;
  put(name: string, file: string): Promise<void>;
  /** Returns the names with a prefix, in order. The bucket's URL must have no prefix. */
  list(prefix: string): Promise<string[]>;
  beginning(name: string, length: number): Promise<Beginning | null>;
  age(name: string): Promise<number | null>;
  remove(name: string): Promise<void>;
  isWell(): Promise<boolean>;
}

/** Never exists: requesting it checks whether the bucket exists and is readable. */
const NO_OBJECT = 'no-object';

const listSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
/** Keeps keys as text, even if they consist of digits. */
const listParser = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });

type BucketVendor = Extract<Vendor, 'photoBucket' | 'backupBucket'>;

/**
 * Opens a bucket whose requests are signed with Signature V4.
 * Errors contain neither keys nor URLs. If it keeps failing, a circuit breaker stops requests for a while.
 */
export function openBucket(
  { url, region, keyId, secret }: BucketSettings,
  patience: BucketPatience = PATIENCE,
  vendor: BucketVendor = 'photoBucket',
): Bucket {
  // No retries: a visitor is waiting for the photo, and the next request for it tries again.
  const signer = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  });
  const base = url.replace(/\/+$/, '');

  const wholeMsOf = (bytes: number) => patience.wholeMs * Math.max(1, Math.ceil(bytes / BYTES_A_TIME));

  const pathOf = (name: string) => `/${encodeURIComponent(name)}`;

  const ask = async <Result>(
    path: string,
    { answerMs, ...init }: RequestInit & { answerMs: number },
    read: (answer: Response, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const late = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = async (limit: AbortSignal): Promise<Result> => {
      timer = setTimeout(() => late.abort(), answerMs);
      const signal = AbortSignal.any([late.signal, limit]);
      const answer = await signer.fetch(`${base}${path}`, { ...init, signal });
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), wholeMsOf(Number(answer.headers.get('content-length'))));
      if (answer.status >= OUTAGE_STATUS) {
        await answer.body?.cancel();
        throw new BucketRefusal(answer.status);
      }
      return await read(answer, signal);
    };
    const endingOf = (error: unknown): Ending | null => {
      if (late.signal.aborted) return 'timeout';
      if (error instanceof BucketRefusal) return error.status >= OUTAGE_STATUS ? 'failed' : 'ok';
      return isOfDisk(error) ? null : 'failed';
    };
    try {
      return await callVendor(vendor, request, { endingOf });
    } catch (error) {
      if (error instanceof StorageFailure) throw error;
      throw new StorageFailure(wordsOf(error, late.signal.aborted), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  /** Discards the response body, because an unread body would hold the connection. */
  const statusOf = (name: string, method: 'HEAD' | 'DELETE') =>
    ask(pathOf(name), { method, answerMs: patience.answerMs }, async (answer) => {
      await answer.body?.cancel();
      return answer;
    });

  return {
    get: (name, file) =>
      ask(pathOf(name), { answerMs: patience.answerMs }, async (answer, signal) => {
        if (answer.status !== 200 || !answer.body) return isMissing(answer);
        const expectedLength = Number(answer.headers.get('content-length'));
        const target = createWriteStream(file);
        await pipeline(answer.body, target, { signal });
        if (target.bytesWritten !== expectedLength)
          throw new StorageFailure('The bucket sent an incomplete object.');
        return true;
      }),
    put: async (name, file) => {
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      // A blob has a known length, which S3 requires, and is read from the disk while it is sent.
      const body = await openAsBlob(file);
      const init = {
        method: 'PUT',
        body,
        headers: { 'x-amz-content-sha256': hash.digest('hex'), 'content-type': 'application/octet-stream' },
        answerMs: wholeMsOf(body.size),
      };
      await ask(pathOf(name), init, async (answer) => {
        await answer.body?.cancel();
        if (!answer.ok) throw refusal(answer.status);
      });
    },
    list: async (prefix) => {
      const names: string[] = [];
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const page = await ask(`?${query}`, { answerMs: patience.answerMs }, readList);
        names.push(...page.Contents.map(({ Key }) => Key));
        token = page.NextContinuationToken;
      }
      return names;
    },
    beginning: (name, length) => {
      const init = { headers: { range: `bytes=0-${length - 1}` }, answerMs: patience.answerMs };
      return ask(pathOf(name), init, async (answer) => {
        if (answer.status === 404) {
          await isMissing(answer);
          return null;
        }
        const size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]);
        if (answer.status !== 206 || Number.isNaN(size)) {
          await answer.body?.cancel();
          throw refusal(answer.status);
        }
        return { bytes: Buffer.from(await answer.arrayBuffer()), size };
      });
    },
    age: async (name) => {
      const { status, headers } = await statusOf(name, 'HEAD');
      if (status === 404) return null;
      if (status !== 200) throw refusal(status);
      return Math.max(0, Date.now() - Date.parse(headers.get('last-modified') ?? ''));
    },
    remove: async (name) => {
      const { ok, status } = await statusOf(name, 'DELETE');
      if (!ok && status !== 404) throw refusal(status);
    },
    isWell: () =>
      ask(pathOf(NO_OBJECT), { answerMs: patience.answerMs }, isMissing).then(
        () => true,
        () => false,
      ),
  };
}

/** @throws StorageFailure for any response other than a list */
async function readList(answer: Response) {
  const text = await answer.text();
  if (answer.status !== 200) throw refusal(answer.status);
  const list = listSchema.safeParse(listParser.parse(text));
  if (!list.success) throw new StorageFailure('The bucket did not return a list of its objects.');
  return list.data.ListBucketResult;
}

/** Returns false if the object does not exist; throws a StorageFailure otherwise. */
async function isMissing(answer: Response): Promise<false> {
  const words = await answer.text();
  if (answer.status === 404 && !words.includes('NoSuchBucket')) return false;
  throw refusal(answer.status);
}

const OUTAGE_STATUS = 500;

class BucketRefusal extends StorageFailure {
  readonly status: number;
  constructor(status: number) {
    super(`The bucket answered with status ${status}.`);
    this.status = status;
  }
}

const refusal = (status: number): StorageFailure => new BucketRefusal(status);

/** Returns whether a local file could not be read or written: `fetch` wraps system errors. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

function wordsOf(error: unknown, isLate: boolean): string {
  if (error instanceof VendorAwayError) return 'The bucket keeps failing and is not called for a while.';
  return isLate ? 'The bucket does not respond.' : 'The bucket is unreachable.';
}
