import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetVendors } from '../../platform/network/testing/forget-vendors.ts';
import { vendorCalls, vendorsUp } from '../../platform/network/vendor.server.ts';
import { type BucketPatience, openBucket } from '../../platform/storage/bucket.server.ts';
import { type PhotoStorage, StorageFailure } from '../../platform/storage/storage.ts';
import { bucketStorage } from './bucket-storage.server.ts';
import { openDisk } from './disk.server.ts';
import { S3_KEY, startS3 } from './testing/s3.server.ts';

const LARGE = 1_000_000_000;
const IMPATIENT = { answerMs: 200, wholeMs: 400 };

let folder: string;
let prefix: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  forgetVendors();
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-storage-'));
  prefix = `some/${randomUUID()}/`;
});
afterEach(() => rm(folder, { recursive: true }));

const inBucket = async (settings: { url?: string; secret?: string } = {}, patience?: BucketPatience) =>
  bucketStorage(
    openBucket({ url: `${s3.url}/${prefix}`, region: 'us-east-1', ...S3_KEY, ...settings }, patience),
    await openDisk(folder, LARGE),
  );
/** Simulates another process, or an emptied folder. */
const emptyStorage = () => rm(path.join(folder, 'files'), { recursive: true, force: true });

describe.each([
  ['a folder', () => openDisk(folder, LARGE), async () => {}],
  ['a bucket', () => inBucket(), async () => {}],
  ['a bucket, with nothing near', () => inBucket(), emptyStorage],
] satisfies [string, () => Promise<PhotoStorage>, () => Promise<void>][])(
  'photo storage: %s',
  (_, open, later) => {
    let storage: PhotoStorage;
    beforeEach(async () => {
      storage = await open();
    });

    test('returns a stored file by its name', async () => {
      const bytes = Buffer.from(Array.from({ length: 300_000 }, (_byte, at) => at % 251));
      await storage.write('aa-photo', bytes);
      await storage.write('bb-words', 'gone');
      await later();
      expect((await storage.read('aa-photo'))?.equals(bytes)).toBe(true);
      expect(String(await storage.read('bb-words'))).toBe('gone');
      await later();
      expect((await readFile((await storage.find('aa-photo')) as string)).equals(bytes)).toBe(true);
    });

    test('keeps the later of two writes, and an empty file', async () => {
      await storage.write('aa-twice', 'one');
      await storage.write('aa-twice', '');
      await later();
      expect(String(await storage.read('aa-twice'))).toBe('');
    });

    test('reports the age of a file', async () => {
      expect(await storage.age('aa-aged')).toBeNull();
      await storage.write('aa-aged', 'x');
      await later();
      expect(await storage.age('aa-aged')).toBeLessThan(60_000);
    });

    test('finds nothing for removed or unknown files', async () => {
      await storage.write('aa-removed', 'x');
      await later();
      await storage.remove('aa-removed');
      await storage.remove('aa-never');
      for (const name of ['aa-removed', 'aa-never'])
        expect([await storage.read(name), await storage.find(name), await storage.age(name)]).toEqual([
          null,
          null,
          null,
        ]);
    });

    test('discards an incomplete write', async () => {
      const half = storage.make('aa-half', async (file) => {
        await writeFile(file, 'half');
        throw new Error('killed');
      });
      await expect(half).rejects.toThrow('killed');
      await later();
      expect([await storage.read('aa-half'), await readdir(path.join(folder, 'parts'))]).toEqual([null, []]);
    });

    test('reports that it is healthy', async () => {
      expect(await storage.isWell()).toBe(true);
    });
  },
);

describe('a bucket', () => {
  let server: Server;
  beforeEach(async () => {
    // Fake time, so that the circuit breaker stays open.
    vi.useFakeTimers({ toFake: ['Date'] });
    // Accepts requests but never responds.
    server = createServer(() => {});
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
  const silentUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/photos`;

  test.each([
    ['is silent', async () => ({ url: silentUrl() }), 'The bucket does not respond.'],
    [
      'is not there',
      async () => ({ url: s3.url.replace('/photos', '/others') }),
      'The bucket answered with status 404.',
    ],
    [
      'knows another secret',
      async () => ({ secret: 'another secret' }),
      'The bucket answered with status 403.',
    ],
    [
      'has no server',
      async () => {
        const url = silentUrl();
        server.close();
        return { url };
      },
      'The bucket is unreachable.',
    ],
  ])('%s is a storage failure whose message holds no secret', async (_, settings, words) => {
    const storage = await inBucket(await settings(), words.includes('respond') ? IMPATIENT : undefined);
    const error = await storage.read('aa').catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(StorageFailure);
    expect((error as Error).message).toBe(words);
    await expect(storage.write('aa', 'x')).rejects.toThrow(StorageFailure);
    expect(await storage.isWell()).toBe(false);
    // A failed upload must not stay in the folder either.
    expect(await (await openDisk(folder, LARGE)).read('aa')).toBeNull();
  });

  const countsOf = () => Object.fromEntries(vendorCalls().map(({ result, count }) => [result, count]));

  test('that is silent is not asked for a while after eight requests', async () => {
    const storage = await inBucket({ url: silentUrl() }, { answerMs: 20, wholeMs: 400 });
    for (let round = 0; round < 8; round += 1)
      await expect(storage.read('aa')).rejects.toThrow('The bucket does not respond.');
    await expect(storage.read('aa')).rejects.toThrow(
      'The bucket keeps failing and is not called for a while.',
    );
    expect(countsOf()).toEqual({ ok: 0, failed: 0, timeout: 8, refused: 1 });
    expect(vendorsUp()).toEqual([{ vendor: 'photoBucket', isUp: false }]);
  });

  test.each([
    [
      'refuses connections',
      () => {
        server.closeAllConnections();
        server.close();
      },
    ],
    ['answers 503', () => server.on('request', (_request, response) => response.writeHead(503).end())],
  ])('that %s is not asked for a while after eight requests', async (_, begin) => {
    const storage = await inBucket({ url: silentUrl() });
    begin();
    for (let round = 0; round < 8; round += 1)
      await expect(storage.read('aa')).rejects.toThrow(/unreachable|status 503/);
    await expect(storage.read('aa')).rejects.toThrow(
      'The bucket keeps failing and is not called for a while.',
    );
    expect(countsOf()).toEqual({ ok: 0, failed: 8, timeout: 0, refused: 1 });
  });

  test('that refuses our key is called on, as is one without an object', async () => {
    for (let round = 0; round < 9; round += 1)
      await expect((await inBucket({ secret: 'another secret' })).read('aa')).rejects.toThrow('status 403');
    expect(await (await inBucket()).read('aa')).toBeNull();
    expect(countsOf()).toEqual({ ok: 10, failed: 0, timeout: 0, refused: 0 });
  });

  test('is not blamed for a disk that cannot be written to', async () => {
    const bucket = openBucket({ url: s3.url, region: 'us-east-1', ...S3_KEY });
    const file = path.join(folder, 'photo');
    await writeFile(file, 'x');
    await bucket.put('kept', file);
    await expect(bucket.get('kept', path.join(folder, 'no', 'such', 'folder'))).rejects.toThrow();
    expect(countsOf()).toEqual({ ok: 1, failed: 0, timeout: 0, refused: 0 });
  });

  test('that cuts a photo off leaves no partial file', async () => {
    server.removeAllListeners('request').on('request', (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('half', () => response.destroy());
    });
    await expect((await inBucket({ url: silentUrl() })).read('aa')).rejects.toThrow(StorageFailure);
    expect(await readdir(path.join(folder, 'parts'))).toEqual([]);
  });

  test('that stops sending times out', async () => {
    server.removeAllListeners('request').on('request', (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('half');
    });
    await expect((await inBucket({ url: silentUrl() }, IMPATIENT)).read('aa')).rejects.toThrow(
      'The bucket does not respond.',
    );
  });
});
