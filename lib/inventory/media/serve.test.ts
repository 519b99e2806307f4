import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveImages } from './serve.server.ts';
import { type KeyPairs, keyPairs, signatureOf, signedFile, signedPhoto } from './signed-address.ts';
import { S3_KEY, startS3 } from './testing/s3.server.ts';
import { signedVariant } from './variants.ts';

const KEY = 'a1'.repeat(32);
const pairs = keyPairs(KEY, KEY) as KeyPairs;
const BROWSER = { accept: 'image/avif,image/webp,*/*' };

const fetchedAddresses: string[] = [];
const files = new Map<string, Buffer>();
const lines: {
  level: string;
  message: string;
  photo?: string;
  file?: string;
  reason?: string;
  detail?: string;
}[] = [];
let dealer: Server;
let dealerUrl: string;
let awayUrl: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
let environment: Record<string, string>;
let images: Awaited<ReturnType<typeof serveImages>>;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8090a0' } });

describe.each(['a folder', 'a bucket'])('photos stored in %s', (place) => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-images-'));
    dealer = createServer((request, response) => {
      const [name = ''] = (request.url ?? '').split('?');
      fetchedAddresses.push(name);
      const bytes = files.get(name);
      response.writeHead(bytes ? 200 : 404, { 'content-type': 'image/jpeg' }).end(bytes);
    });
    await once(dealer.listen(0, '127.0.0.1'), 'listening');
    dealerUrl = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}`;
    const away = createServer();
    await once(away.listen(0, '127.0.0.1'), 'listening');
    awayUrl = `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
    await new Promise((resolve) => away.close(resolve));
    s3 = await startS3();
    environment = {
      IMGPROXY_KEY: KEY,
      IMGPROXY_SALT: KEY,
      MEDIA_PRIVATE_SOURCES: `${dealerUrl}/,${awayUrl}/`,
      MEDIA_FOLDER: folder,
      MEDIA_PORT: '0',
      ...(place === 'a bucket' && {
        MEDIA_S3_URL: s3.url,
        MEDIA_S3_KEY_ID: S3_KEY.keyId,
        MEDIA_S3_SECRET: S3_KEY.secret,
      }),
    };
    images = await start();
    const photo = await blank(1_600, 1_200).jpeg().toBuffer();
    files.set('/photo.jpg', photo);
    files.set('/small.jpg', await blank(400, 300).jpeg().toBuffer());
    files.set('/cut.jpg', photo.subarray(0, photo.length / 2));
    files.set('/drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
    files.set('/page.jpg', Buffer.from('<!doctype html><title>Sold</title>'));
    files.set('/wide.png', await blank(20_001, 1).png().toBuffer());
    files.set('/many.png', await blank(19_000, 6_000).png().toBuffer());
    // A phone photo: rotated, wide gamut, with a GPS position.
    files.set(
      '/phone.jpg',
      await blank(1_200, 900)
        .withIccProfile('p3')
        .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'S' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
  });
  const start = () =>
    serveImages(environment, (level, fields, message) => lines.push({ level, message, ...fields }));
  afterAll(async () => {
    await images.stop();
    await s3.stop();
    dealer.closeAllConnections();
    dealer.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    fetchedAddresses.splice(0);
    lines.splice(0);
  });
  afterEach(() => void vi.useRealTimers());

  const variantPath = (photo: string, width: number, host = dealerUrl) =>
    new URL(signedVariant(signedPhoto(host + photo, 'http://media', pairs), width) as string).pathname;
  const get = (requestPath: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${images.port}${requestPath}`, { headers });
  const showPhoto = async (photo: string, width = 320, headers: Record<string, string> = {}) => {
    const response = await get(variantPath(photo, width), headers);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes, ...(await sharp(bytes).metadata()) };
  };

  describe('a photo', () => {
    test.each([
      ['image/avif,image/webp,*/*', 'heif', 'image/avif'],
      ['image/webp,*/*', 'webp', 'image/webp'],
      ['*/*', 'jpeg', 'image/jpeg'],
    ])('requested with Accept %s is sent as %s', async (accept, format, type) => {
      const photo = await showPhoto('/photo.jpg', 480, { accept });
      expect([photo.format, photo.width, photo.height]).toEqual([format, 480, 360]);
      expect(Object.fromEntries(photo.response.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': `inline; filename="photo.${type.slice(6)}"`,
        vary: 'accept',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(photo.bytes.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    });

    test('is never enlarged', async () => {
      expect(await showPhoto('/small.jpg', 1080)).toMatchObject({ width: 400, height: 300 });
    });

    test('is upright, in sRGB and without metadata', async () => {
      const photo = await showPhoto('/phone.jpg', 320, { accept: 'image/webp' });
      expect([photo.width, photo.height]).toEqual([320, 427]);
      expect([photo.orientation, photo.exif, photo.icc, photo.space]).toEqual([
        undefined,
        undefined,
        undefined,
        'srgb',
      ]);
    });

    test('is fetched once and rendered once per variant under concurrent requests', async () => {
      files.set('/busy.jpg', files.get('/photo.jpg') as Buffer);
      const widths = Array.from({ length: 24 }, (_, at) => (at % 2 ? 320 : 720));
      const answers = await Promise.all(widths.map((width) => showPhoto('/busy.jpg', width, BROWSER)));
      expect(fetchedAddresses).toEqual(['/busy.jpg']);
      expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(2);
    });

    test('answers 304 when the client’s ETag matches', async () => {
      const { response } = await showPhoto('/photo.jpg', 320, BROWSER);
      const etag = response.headers.get('etag') as string;
      const again = await get(variantPath('/photo.jpg', 320), { ...BROWSER, 'if-none-match': `W/${etag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get(variantPath('/photo.jpg', 320), { 'if-none-match': etag })).status).toBe(200);
    });

    test('is served after a restart while its host is unreachable', async () => {
      const before = await showPhoto('/photo.jpg', 720, BROWSER);
      await images.stop();
      // With a bucket, another instance with its own folder has the photo too.
      if (place === 'a bucket') await rm(path.join(folder, 'files'), { recursive: true });
      images = await start();
      files.delete('/photo.jpg');
      fetchedAddresses.splice(0);
      expect((await showPhoto('/photo.jpg', 720, BROWSER)).bytes.equals(before.bytes)).toBe(true);
      expect((await showPhoto('/photo.jpg', 1080, BROWSER)).width).toBe(1080);
      expect(fetchedAddresses).toEqual([]);
    });

    test('answers HEAD without a body and rejects POST', async () => {
      const address = `http://127.0.0.1:${images.port}${variantPath('/small.jpg', 320)}`;
      const head = await fetch(address, { method: 'HEAD' });
      expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true]);
      expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    });

    test('sends security headers with a refusal too', async () => {
      const refusal = await fetch(`http://127.0.0.1:${images.port}/`, {
        method: 'POST',
        headers: { 'x-forwarded-proto': 'https' },
      });
      expect(Object.fromEntries(refusal.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'self'",
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
    });
  });

  describe('a video or history report', () => {
    const FILM = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), Buffer.alloc(5_000, 'film')]);
    const REPORT = Buffer.from(`%PDF-1.7 ${'a report '.repeat(20)}`);
    const filePath = (name: string) => new URL(signedFile(dealerUrl + name, 'http://media', pairs)).pathname;
    beforeAll(() => {
      files.set('/walk.mp4', FILM);
      files.set('/2/history%20of%20it.PDF', REPORT);
      files.set('/page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'));
      files.set('/setup.mp4', Buffer.from(`MZ${'\0'.repeat(200)}`));
    });

    test('is served unchanged and stays cached', async () => {
      const report = await get(filePath('/2/history%20of%20it.PDF?key=1'));
      expect([report.status, await report.text()]).toEqual([200, REPORT.toString()]);
      expect(Object.fromEntries(report.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="history-of-it.pdf"',
        'content-length': String(REPORT.length),
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
      });
      const film = await get(filePath('/walk.mp4'));
      expect(film.headers.get('content-type')).toBe('video/mp4');
      expect(Buffer.from(await film.arrayBuffer()).equals(FILM)).toBe(true);
      expect(fetchedAddresses).toEqual(['/2/history%20of%20it.PDF', '/walk.mp4']);
    });

    test('is served in byte ranges', async () => {
      const part = async (range: string, headers: Record<string, string> = {}) => {
        const answer = await get(filePath('/walk.mp4'), { range, ...headers });
        const bytes = Buffer.from(await answer.arrayBuffer());
        return { answer, bytes, range: answer.headers.get('content-range') };
      };
      const { answer, ...middle } = await part('bytes=12-19');
      expect(answer.status).toBe(206);
      expect(middle).toEqual({ bytes: FILM.subarray(12, 20), range: 'bytes 12-19/5012' });
      expect((await part('bytes=5000-')).bytes).toHaveLength(12);
      expect((await part('bytes=-4')).bytes).toEqual(FILM.subarray(-4));
      const outside = await part('bytes=6000-');
      expect([outside.answer.status, outside.range]).toEqual([416, 'bytes */5012']);
      const etag = answer.headers.get('etag') as string;
      expect((await part('bytes=0-3', { 'if-range': etag })).answer.status).toBe(206);
      expect((await part('bytes=0-3', { 'if-range': '"another"' })).answer.status).toBe(200);
      expect((await get(filePath('/walk.mp4'), { 'if-none-match': etag })).status).toBe(304);
      const head = await fetch(`http://127.0.0.1:${images.port}${filePath('/walk.mp4')}`, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5012', '']);
    });

    test('is fetched once under concurrent requests', async () => {
      files.set('/busy.mp4', FILM);
      const answers = await Promise.all(Array.from({ length: 8 }, () => get(filePath('/busy.mp4'))));
      for (const answer of answers) expect((await answer.arrayBuffer()).byteLength).toBe(FILM.length);
      expect(fetchedAddresses).toEqual(['/busy.mp4']);
    });

    test('logs no error if the player aborts the download', async () => {
      files.set('/long.mp4', Buffer.concat([FILM, Buffer.alloc(8_000_000)]));
      const player = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${images.port}${filePath('/long.mp4')}`, {
        signal: player.signal,
      });
      await answer.body?.getReader().read();
      player.abort();
      expect((await (await get(filePath('/long.mp4'))).arrayBuffer()).byteLength).toBe(8_005_012);
      expect(lines).toEqual([]);
    });

    test.each([
      ['/lost.mp4', 'gone'],
      ['/page.pdf', 'no file'],
      ['/setup.mp4', 'no file'],
      ['/photo-as-film.mp4', 'no file'],
    ])(
      'that is unavailable (%s) answers a cached 404 with an explanation and one log line',
      async (name, reason) => {
        files.set('/photo-as-film.mp4', files.get('/small.jpg') as Buffer);
        for (let times = 0; times < 2; times += 1) {
          const answer = await get(filePath(`${name}?key=secret`));
          expect([answer.status, await answer.text()]).toEqual([
            404,
            'This file is not available right now. Please ask the dealer for it.\n',
          ]);
          expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
          expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        }
        expect(lines).toMatchObject([
          {
            level: 'warn',
            message: 'a film or a history file cannot be shown',
            reason,
            file: `${dealerUrl}${name}?…`,
          },
        ]);
        expect(fetchedAddresses).toEqual([name]);
        expect(await readdir(path.join(folder, 'parts'))).toEqual([]);
      },
    );

    test('is fetched only from allowed public hosts', async () => {
      for (const [source, reason] of [
        ['https://elsewhere.example/a.mp4', 'not allowed'],
        ['http://169.254.169.254/latest', 'forbidden'],
      ] as const) {
        const answer = await get(new URL(signedFile(source, 'http://media', pairs)).pathname);
        expect(answer.status).toBe(404);
        expect(lines.at(-1)).toMatchObject({ reason, file: source });
      }
    });
  });

  describe('the placeholder', () => {
    test.each([
      ['/gone.jpg', 'gone'],
      ['/cut.jpg', 'broken'],
      ['/drawing.jpg', 'no photo'],
      ['/page.jpg', 'no photo'],
      ['/wide.png', 'too large'],
      ['/many.png', 'too large'],
    ])('replaces %s and logs one line', async (photo, reason) => {
      const answers = await Promise.all(
        [320, 480, 720].map((width) => showPhoto(`${photo}?key=secret`, width)),
      );
      for (const { response, width, height } of answers) {
        expect([response.status, width, height]).toEqual([200, 640, 480]);
        expect(response.headers.get('cache-control')).toBe('public, max-age=300');
        expect(response.headers.get('etag')).toBeNull();
      }
      expect(lines).toMatchObject([
        { level: 'warn', message: 'a photo cannot be shown', reason, photo: `${dealerUrl}${photo}?…` },
      ]);
      expect(await showPhoto(`${photo}?key=secret`)).toMatchObject({ width: 640 });
      expect(fetchedAddresses).toEqual([photo]);
      expect(await readdir(path.join(folder, 'parts'))).toEqual([]);
    });

    test('replaces photos of a host that keeps failing for seconds, and writes nothing down of them', async () => {
      // Fake time, so that the circuit breaker stays open.
      vi.useFakeTimers({ toFake: ['Date'] });
      const ask = (photo: number) => get(variantPath(`/${place}/${photo}.jpg`, 320, awayUrl));
      for (let photo = 0; photo < 8; photo += 1)
        expect((await ask(photo)).headers.get('cache-control')).toBe('public, max-age=300');
      expect(lines).toHaveLength(8);
      const response = await ask(8);
      expect(response.headers.get('cache-control')).toBe('public, max-age=15');
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
      expect(lines).toHaveLength(8);
    });

    test('replaces photos of hosts that are not allowed', async () => {
      const source = signedPhoto('https://elsewhere.example/a.jpg', 'http://media', pairs);
      const response = await get(new URL(source).pathname);
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
      expect(lines).toMatchObject([{ reason: 'not allowed', photo: 'https://elsewhere.example/a.jpg' }]);
    });
  });

  test('answers 403 to unsigned addresses', async () => {
    const good = variantPath('/small.jpg', 320);
    const rest = `/w:321/${good.split('/').at(-1)}`;
    for (const bad of [
      good.replace('w:320', 'w:480'),
      '/',
      '/insecure/w:320/abc',
      `/${signatureOf(rest, pairs[0])}${rest}`,
      good.replace('w:320', 'raw:1'),
      '/insecure/raw:1/abc',
    ]) {
      const response = await get(bad);
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
    }
    expect([fetchedAddresses, lines]).toEqual([[], []]);
  });

  test('reports that it is healthy', async () => {
    const response = await get('/health');
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  test('refuses to start with an incomplete configuration', async () => {
    for (const wrong of [
      { IMGPROXY_SALT: '' },
      { IMGPROXY_SALT: `${KEY},${KEY}` },
      { IMGPROXY_ALLOWED_SOURCES: 'https://photos.example' },
      { MEDIA_FOLDER: '' },
      { MEDIA_S3_URL: 'https://s3.example/photos', MEDIA_S3_SECRET: '' },
    ])
      await expect(serveImages({ ...environment, ...wrong })).rejects.toThrow('environment is incomplete');
  });
});

test('shows a short-lived placeholder while its bucket is down, and reports it', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'forecourt-images-'));
  const away = await startS3();
  const server = await serveImages(
    {
      IMGPROXY_KEY: KEY,
      IMGPROXY_SALT: KEY,
      MEDIA_FOLDER: own,
      MEDIA_PORT: '0',
      MEDIA_S3_URL: away.url,
      MEDIA_S3_KEY_ID: S3_KEY.keyId,
      MEDIA_S3_SECRET: S3_KEY.secret,
    },
    (level, fields, message) => lines.push({ level, message, ...fields }),
  );
  await away.stop();
  lines.splice(0);
  const url = `http://127.0.0.1:${server.port}`;
  for (const photo of ['a', 'b', 'c']) {
    const response = await fetch(
      signedPhoto(`https://photos.example/${photo}.jpg`, url, pairs).split('#')[0] as string,
    );
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=30']);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(640);
  }
  expect(lines).toEqual([
    { level: 'error', message: 'the storage of photos is away', detail: 'The bucket is unreachable.' },
  ]);
  const film = await fetch(signedFile('https://photos.example/a.mp4', url, pairs));
  expect([film.status, film.headers.get('cache-control'), film.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '30',
  ]);
  const health = await fetch(`${url}/health`);
  expect([health.status, await health.json()]).toEqual([503, { ok: false }]);
  await server.stop();
  await rm(own, { recursive: true });
});

describe('a household behind a proxy', () => {
  test('is limited by the address that the proxy added, not by a forged one', async () => {
    const media = await mkdtemp(path.join(tmpdir(), 'forecourt-images-'));
    const messages: object[] = [];
    const server = await serveImages(
      { IMGPROXY_KEY: KEY, IMGPROXY_SALT: KEY, MEDIA_FOLDER: media, MEDIA_PORT: '0', TRUSTED_PROXIES: '1' },
      (level, fields, message) => messages.push({ level, message, ...fields }),
    );
    /** A photo that may not be fetched: it costs one variant of the budget and no work. */
    const ask = (number: number, forwardedFor: string) => {
      const signed = signedPhoto(`https://nobody.example/${number}.jpg`, 'http://media', pairs);
      const { pathname } = new URL(signedVariant(signed, 320) as string);
      return fetch(`http://127.0.0.1:${server.port}${pathname}`, {
        headers: { 'x-forwarded-for': forwardedFor },
      });
    };
    try {
      const statuses: number[] = [];
      // Ten more for each second that the machine takes.
      for (let number = 0; number < 2_000 && !statuses.includes(429); number += 1)
        statuses.push((await ask(number, `203.0.113.${number % 250}, 11.0.0.1`)).status);
      expect(statuses.length).toBeGreaterThan(400);
      expect(statuses.at(-1)).toBe(429);
      expect((await ask(5_000, '203.0.113.7, 11.0.0.2')).status).toBe(200);
      expect(messages).toContainEqual(expect.objectContaining({ event: 'household_limited' }));
    } finally {
      await server.stop();
      await rm(media, { recursive: true });
    }
  });
});
