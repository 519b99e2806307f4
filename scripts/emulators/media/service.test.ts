import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveImages } from '@forecourt/lib/inventory/media/serve.server';
import { type KeyPairs, keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaService, start } from './service.ts';
import { openStore } from './store.ts';

const WIDTH = 400;
const HEIGHT = 300;
let root: string;
let service: MediaService;
const KEY = 'a1'.repeat(32);
let images: Awaited<ReturnType<typeof serveImages>>;
const folders = (data: string) => ({
  dataDir: join(root, data),
  picturesDir: join(root, 'pictures'),
  filesDir: join(root, 'files'),
  imageServerUrl: `http://127.0.0.1:${images.port}`,
});

/** A body whose left half is fully lit paint and whose right half is mid grey. */
async function photograph(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const half = { width: WIDTH / 2, height: HEIGHT };
  const flat = (background: string) => ({ create: { ...half, channels: 3 as const, background } });
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'rgb(120,120,120)' } })
    .composite([{ input: await sharp(flat('rgb(12,12,12)')).png().toBuffer(), left: 0, top: 0 }])
    .webp({ lossless: true })
    .toFile(join(folder, 'side.base.webp'));
  const lit = await sharp(flat('rgb(125,125,125)')).png().toBuffer();
  await sharp({ create: { width: WIDTH, height: HEIGHT * 2, channels: 3, background: 'black' } })
    .composite([
      { input: lit, left: 0, top: 0 },
      { input: lit, left: 0, top: HEIGHT },
    ])
    .webp({ lossless: true })
    .toFile(join(folder, 'side.light.webp'));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-'));
  await photograph(join(root, 'pictures/cars/suv'));
  await photograph(join(root, 'pictures/cars/ute/forge'));
  await photograph(join(root, 'pictures/cars/suv/spin'));
  await mkdir(join(root, 'pictures/interiors/cabin-dark'), { recursive: true });
  await copyFile(
    join(root, 'pictures/cars/suv/side.base.webp'),
    join(root, 'pictures/interiors/cabin-dark/panorama.webp'),
  );
  await mkdir(join(root, 'pictures/editorial'));
  await copyFile(
    join(root, 'pictures/cars/suv/side.base.webp'),
    join(root, 'pictures/interiors/cabin-dark.webp'),
  );
  await copyFile(join(root, 'pictures/cars/suv/side.base.webp'), join(root, 'pictures/editorial/hero.webp'));
  await writeFile(join(root, 'secret.webp'), 'not for the public');
  await mkdir(join(root, 'files/films'), { recursive: true });
  await writeFile(join(root, 'files/films/walk.mp4'), 'a film of a car');
  await writeFile(join(root, 'files/secret.txt'), 'not for the public');
  images = await serveImages(
    { IMGPROXY_KEY: KEY, IMGPROXY_SALT: KEY, MEDIA_FOLDER: join(root, 'photos'), MEDIA_PORT: '0' },
    () => {},
  );
  service = await start({ port: 0, ...folders('data') });
});

afterAll(async () => {
  await service.stop();
  await images.stop();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers });
const picture = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return { response, bytes, format, width, height };
};
const meanOf = async (bytes: Buffer, left: number) => {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const area = { left: Math.round(width * left) + 4, top: 0, width: Math.round(width / 2) - 8, height };
  const part = await sharp(bytes).extract(area).toBuffer();
  return (await sharp(part).stats()).channels.map((channel) => channel.mean);
};

describe('sizes', () => {
  it.each([
    ['', WIDTH, HEIGHT],
    ['?w=200', 200, 150],
    ['?h=150', 200, 150],
    ['?w=200&h=200', 200, 150],
    ['?w=200&h=100&fit=crop', 200, 100],
    ['?w=100&dpr=2', 200, 150],
    ['?w=800', 800, 600],
    ['?w=800&fit=max', WIDTH, HEIGHT],
    ['?rect=100,50,200,100', 200, 100],
    ['?rect=300,200,200,200&w=50', 50, 50],
    ['?w=1', 16, 12],
    ['?w=99999', 2400, 1800],
    ['?w=', WIDTH, HEIGHT],
    ['?unknown=1', WIDTH, HEIGHT],
  ])('%s gives %i x %i', async (query, width, height) => {
    const rendered = await picture(`/cars/suv/red/side.webp${query}`);
    expect([rendered.width, rendered.height]).toEqual([width, height]);
    expect(rendered.response.headers.get('content-length')).toBe(String(rendered.bytes.length));
  });
});

describe('formats', () => {
  it.each([
    ['?fm=jpg', 'image/webp', 'image/jpeg', 'jpeg'],
    ['?fm=png', '*/*', 'image/png', 'png'],
    ['', 'image/jpeg', 'image/webp', 'webp'],
    ['?auto=format', 'image/avif,image/webp,*/*', 'image/webp', 'webp'],
    ['?auto=format', 'image/png,*/*', 'image/jpeg', 'jpeg'],
    ['?auto=format&fm=png', 'image/webp', 'image/png', 'png'],
  ])('%s for %s is %s', async (query, accept, type, format) => {
    const rendered = await picture(`/cars/suv/red/side.webp${query}`, { accept });
    expect(rendered.response.headers.get('content-type')).toBe(type);
    expect(rendered.format).toBe(format);
    expect(rendered.response.headers.get('vary')).toBe(query === '?auto=format' ? 'accept' : null);
  });

  it('offers AVIF only once it has been rendered', async () => {
    const accept = 'image/avif,image/webp';
    expect(
      (await get('/cars/suv/red/side.webp?w=64&auto=format', { accept })).headers.get('content-type'),
    ).toBe('image/webp');
    await picture('/cars/suv/red/side.webp?w=64&fm=avif');
    const later = await get('/cars/suv/red/side.webp?w=64&auto=format', { accept });
    expect(later.headers.get('content-type')).toBe('image/avif');
  });

  it('spends fewer bytes at lower quality', async () => {
    const low = await picture('/cars/suv/red/side.webp?q=20&fm=jpg');
    const high = await picture('/cars/suv/red/side.webp?q=95&fm=jpg');
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });
});

describe('paint', () => {
  it('colours only the painted area', async () => {
    const { bytes } = await picture('/cars/suv/red/side.webp?fm=png');
    const [red = 0, green = 0, blue = 0] = await meanOf(bytes, 0);
    expect(red).toBeGreaterThan(90);
    expect(Math.max(green, blue)).toBeLessThan(60);
    expect(await meanOf(bytes, 0.5)).toEqual([120, 120, 120]);
  });

  it('shows interiors in the same colour for every paint', async () => {
    const red = await picture('/cars/suv/red/interior.webp?fm=png');
    const blue = await picture('/cars/suv/blue/interior.webp?fm=png');
    expect(red.bytes.equals(blue.bytes)).toBe(true);
  });
});

describe('views', () => {
  it.each([
    '/cars/ute/red/forge/side.webp',
    '/cars/ute/red/side.webp',
    '/cars/suv/red/spin/side.webp',
    '/interiors/cabin-dark.webp',
    '/interiors/cabin-dark/panorama.webp',
  ])('%s exists', async (path) => {
    const rendered = await picture(path);
    expect([rendered.width, rendered.height]).toEqual([WIDTH, HEIGHT]);
  });

  it('shows a car in its default look', async () => {
    const withLook = await picture('/cars/ute/red/forge/side.webp?fm=png');
    const withoutLook = await picture('/cars/ute/red/side.webp?fm=png');
    expect(withoutLook.bytes.equals(withLook.bytes)).toBe(true);
  });

  it.each([
    '/cars/ute/red/blade/side.webp',
    '/cars/ute/red/forge/forge/side.webp',
    '/cars/ute/red/forge/..%2fside.webp',
    '/interiors/cabin-dark/nothing.webp',
    '/interiors/..%2fcars%2fsuv%2fside.base.webp',
  ])('%s is 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('caching', () => {
  it('sends a strong ETag, a year of caching and 304 for a match', async () => {
    const { response } = await picture('/cars/suv/white/side.webp?w=96');
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]+\.webp"$/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await get('/cars/suv/white/side.webp?w=96', { 'if-none-match': `W/${etag}, "x"` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await get('/cars/suv/white/side.webp?w=97', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('renders a variant once under concurrent requests and stores it', async () => {
    const folder = join(root, 'data/variants');
    const before = await readdir(folder);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => picture('/cars/suv/green/side.webp?w=123')),
    );
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const newVariants = (await readdir(folder)).filter((name) => !before.includes(name));
    expect(newVariants).toHaveLength(1);
    expect(`"${newVariants[0]}"`).toBe(answers[0]?.response.headers.get('etag'));
  });

  it('answers HEAD like GET without a body', async () => {
    const response = await fetch(`${service.url}/cars/suv/white/side.webp?w=96`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });

  it('evicts the oldest variants when started over its limit', async () => {
    const folder = join(root, 'small');
    const store = await openStore(folder);
    for (const [age, name] of ['old.webp', 'newer.webp', 'newest.webp'].entries()) {
      await store.write(name, Buffer.alloc(100));
      await utimes(join(folder, name), age, age);
    }
    await openStore(folder, 250);
    expect((await readdir(folder)).sort()).toEqual(['newer.webp', 'newest.webp']);
  });
});

describe('rejected requests', () => {
  it.each([
    ['w=abc', 'w must be a number of pixels'],
    ['w=-5', 'w must be greater than 0'],
    ['q=0', 'q must be from 1 to 100'],
    ['fit=stretch', 'fit must be clip, crop or max'],
    ['fm=gif', 'fm must be one of webp, jpg, png, avif, pjpg'],
    ['auto=compress', 'auto must be format'],
    ['dpr=9', 'dpr must be from 1 to 3'],
    ['rect=1,2,3', 'rect must be left,top,width,height in whole pixels'],
    ['rect=0,0,0,5', 'rect must have a width and a height'],
    ['rect=5000,0,10,10', 'rect lies outside the picture'],
  ])('%s is 400: %s', async (query, message) => {
    const response = await get(`/cars/suv/red/side.webp?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: message });
  });

  it.each([
    '/cars/spaceship/red/side.webp',
    '/cars/suv/mauve/side.webp',
    '/cars/suv/red/underneath.webp',
    '/cars/suv/red/side.png',
    '/cars/..%2f..%2f..%2f/red/secret.webp',
    '/editorial/..%2f..%2fsecret.webp',
    '/editorial/%2e%2e/secret.webp',
    '/secret.webp',
    '/',
  ])('%s is 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no such picture.' });
  });
});

describe('other responses', () => {
  it('allows every site to show and read pictures, including errors', async () => {
    for (const path of ['/cars/suv/red/side.webp?w=32', '/cars/suv/red/nothing.webp']) {
      const { headers } = await get(path, { origin: 'http://harbour.localhost:3000' });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('timing-allow-origin')).toBe('*');
    }
    const preflight = await fetch(`${service.url}/cars/suv/red/side.webp`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
  });

  it('serves editorial pictures with the same parameters', async () => {
    const rendered = await picture('/editorial/hero.webp?w=200&h=50&fit=crop');
    expect([rendered.width, rendered.height]).toEqual([200, 50]);
  });

  it('reports whether it has pictures', async () => {
    expect(await service.health()).toEqual({ ok: true, detail: 'bodies photographed: 2' });
    const empty = await start({
      port: 0,
      ...folders('data2'),
      picturesDir: join(root, 'nowhere'),
    });
    expect((await empty.health()).ok).toBe(false);
    await empty.stop();
  });

  it('fails to start on a port in use', async () => {
    await expect(start({ port: Number(new URL(service.url).port), ...folders('data3') })).rejects.toThrow(
      /EADDRINUSE/,
    );
  });
});

describe("photos of feeds' hosts", () => {
  it('come from the image server, which fetches from allowed sources only', async () => {
    const photo = signedPhoto('https://photos.example/a.jpg', service.url, keyPairs(KEY, KEY) as KeyPairs);
    const path = new URL(photo).pathname;
    const { response, width } = await picture(path);
    expect([response.headers.get('cache-control'), width]).toEqual(['public, max-age=10', 640]);
    expect((await get(path.replace('w:720', 'w:320'))).status).toBe(403);
  });

  it('are requested with the headers that affect the response', async () => {
    const origin = createServer(({ url, headers }, response) => {
      const { range, accept, 'if-none-match': etag, 'if-range': ifRange } = headers;
      response.writeHead(206, { 'content-range': 'bytes 2-5/9', 'content-type': 'application/json' });
      response.end(JSON.stringify([url, range, accept, etag, ifRange]));
    });
    await once(origin.listen(0, '127.0.0.1'), 'listening');
    const imageServerUrl = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
    const cdn = await start({ port: 0, ...folders('data4'), imageServerUrl });
    try {
      const headers = { range: 'bytes=2-5', accept: 'video/*', 'if-none-match': '"a"', 'if-range': '"b"' };
      const response = await fetch(`${cdn.url}/signature/raw:1/source`, { headers });
      expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 2-5/9']);
      expect(await response.json()).toEqual(['/signature/raw:1/source', ...Object.values(headers)]);
    } finally {
      await cdn.stop();
      origin.closeAllConnections();
      origin.close();
    }
  });
});

describe('files', () => {
  it('serves a video in full and in ranges', async () => {
    const whole = await get('/films/walk.mp4');
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(await whole.text()).toBe('a film of a car');
    const part = await get('/films/walk.mp4', { range: 'bytes=2-5' });
    expect([part.status, await part.text()]).toEqual([206, 'film']);
  });

  it.each(['/films/none.mp4', '/films/..%2fsecret.txt', '/films/../secret.txt', '/secret.txt'])(
    'serves nothing else: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
