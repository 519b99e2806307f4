import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Ending } from '../network/breaker.server.ts';
import { callVendor, type Vendor, VendorAwayError } from '../network/vendor.server.ts';
import { StorageFailure } from './storage.ts';

/** A bucket of S3, or of what speaks as S3 does. */
export interface BucketSettings {
  /** Where its objects are, with the bucket in the host or in the path, and any prefix. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** How long a bucket may take, in milliseconds. */
export interface BucketPatience {
  /** Until it begins to answer. */
  answerMs: number;
  /** Until what is sent or received is whole, for each 40 MB of it begun: a film is as large as many photos. */
  wholeMs: number;
}
const PATIENCE: BucketPatience = { answerMs: 3_000, wholeMs: 30_000 };

const BYTES_A_TIME = 40_000_000;

/** The first bytes of an object, and how many it has in all. */
export interface Beginning {
  bytes: Buffer;
  size: number;
}

/** Objects by name. Each function throws a StorageFailure when the bucket does not answer, or refuses. */
export interface Bucket {
  /** Writes an object into a file; false where there is none. */
  get(name: string, file: string): Promise<boolean>;
  put(name: string, file: string): Promise<void>;
  /** The names that begin with a prefix, in order. The bucket's URL must have no prefix of its own. */
  list(prefix: string): Promise<string[]>;
  /** The first bytes of an object that is not empty; null where there is none. */
  beginning(name: string, length: number): Promise<Beginning | null>;
  /** Milliseconds since it was written; null where there is none. */
  age(name: string): Promise<number | null>;
  remove(name: string): Promise<void>;
  isWell(): Promise<boolean>;
}

/** Nothing is ever kept under this name: whoever asks for it hears whether the bucket is there and may be read. */
const NO_OBJECT = 'no-object';

/** A page of ListObjectsV2. */
const listSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
/** Keys stay text, even one of digits alone. */
const listParser = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });

/** Which bucket it is, for the circuit breaker and the metrics. */
type BucketVendor = Extract<Vendor, 'photoBucket' | 'backupBucket'>;

/**
 * Requests to a bucket, signed by Signature V4. What they say in errors names neither key nor address. A bucket that keeps failing
 * is not asked for a while.
 */
export function openBucket(
  { url, region, keyId, secret }: BucketSettings,
  patience: BucketPatience = PATIENCE,
  vendor: BucketVendor = 'photoBucket',
): Bucket {
  // Without retries: a visitor is waiting for the photo, and the next request for it tries again.
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

  /** Sends a request and reads its answer; each must end within its time. */
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
  /** For requests whose answer's body is not needed: an unread body would hold its connection. */
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
          throw new StorageFailure('The bucket sent half an object.');
        return true;
      }),
    put: async (name, file) => {
      const hash = createHash('sha256');
      await pipeline(createReadStream(file), hash);
      // Of a blob the length is known, which S3 asks for, and it is read from the disk while it is sent.
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

/** @throws StorageFailure for any other answer than a list */
async function readList(answer: Response) {
  const text = await answer.text();
  if (answer.status !== 200) throw refusal(answer.status);
  const list = listSchema.safeParse(listParser.parse(text));
  if (!list.success) throw new StorageFailure('The bucket sent no list of its objects.');
  return list.data.ListBucketResult;
}

/**
 * That there is no object of the name, as `false`.
 * @throws StorageFailure for any other answer, also when there is no bucket
 */
async function isMissing(answer: Response): Promise<false> {
  const words = await answer.text();
  if (answer.status === 404 && !words.includes('NoSuchBucket')) return false;
  throw refusal(answer.status);
}

const OUTAGE_STATUS = 500;

/** That a bucket answers with a status that nothing is done with. */
class BucketRefusal extends StorageFailure {
  readonly status: number;
  constructor(status: number) {
    super(`The bucket says ${status}.`);
    this.status = status;
  }
}

const refusal = (status: number): StorageFailure => new BucketRefusal(status);

/** Whether a file of our own could not be read or written: `fetch` wraps the system's errors in its own. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

function wordsOf(error: unknown, isLate: boolean): string {
  if (error instanceof VendorAwayError) return 'The bucket keeps failing and is not asked for a while.';
  return isLate ? 'The bucket is silent.' : 'The bucket cannot be reached.';
}
