import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type CheckTools, checkPhotos } from '@forecourt/lib/inventory/media/checks/check-photos.server';
import { notePhotos } from '@forecourt/lib/inventory/media/checks/note-photos.server';
import {
  forgetUnusedPhotos,
  queuePhotoChecks,
} from '@forecourt/lib/inventory/media/checks/queue-checks.server';
import { openDisk } from '@forecourt/lib/inventory/media/disk.server';
import { failureBook } from '@forecourt/lib/inventory/media/failures.server';
import { changedOriginalsFrom } from '@forecourt/lib/inventory/media/fetch-original.server';
import { originalName } from '@forecourt/lib/inventory/media/originals.server';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { listRuns } from '@forecourt/lib/inventory/stock/runs/read.server';
import { vehicleBySlug } from '@forecourt/lib/inventory/stock/vehicles.server';
import { sourcesOf } from '@forecourt/lib/platform/media-sources';
import type { PhotoStorage } from '@forecourt/lib/platform/storage/storage';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, SAMPLE_DEALERSHIP, sampleMapping, sampleRows } from '../stock/testing/sample-feed.ts';
import { bannerPhoto, carPhoto, comingSoonPicture } from './testing/pictures.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** What the dealer's host has at an address. */
interface Content {
  bytes: Buffer;
  headers?: Record<string, string>;
}

let database: TestDatabase;
let dealer: Server;
let dealerUrl: string;
/** By path; the host answers 404 for other paths. */
let contents: Map<string, Content>;
/** Requests with the number of bytes that were sent. */
let requests: { path: string; status: number; bytes: number }[];
let storage: PhotoStorage;
let tools: CheckTools;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query('truncate photo_checks, photo_checks_feeds, photo_failures, photo_hosts_resting');
  [contents, requests] = [new Map(), []];
  dealer = createServer((request, response) => {
    const content = contents.get(request.url ?? '');
    const etag = content?.headers?.etag;
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    const [status, bytes] = !content ? [404, 0] : isKnown ? [304, 0] : [200, content.bytes.length];
    requests.push({ path: request.url ?? '', status, bytes });
    response.writeHead(status, content?.headers ?? {});
    response.end(status === 200 ? content?.bytes : null);
  });
  await once(dealer.listen(0, '127.0.0.1'), 'listening');
  dealerUrl = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}`;
  storage = await openDisk(path.join(database.folder, 'media'), 1_000_000_000);
  tools = {
    fetchChanged: changedOriginalsFrom(sourcesOf([], [`${dealerUrl}/`])),
    storage: null,
    failures: failureBook(database.pool, () => {}),
    perHost: 2,
  };
});
afterEach(async () => {
  dealer.closeAllConnections();
  dealer.close();
  await rm(path.join(database.folder, 'media'), { recursive: true });
});

const at = (name: string) => `${dealerUrl}/${name}`;
/** Imports cars A1, A2, ... with photos at the named paths, each car of another model. */
async function stock(photos: readonly (readonly string[])[], price = '54990'): Promise<void> {
  const models = ['HiLux', 'Corolla', 'Camry', 'Yaris', 'RAV4', 'Kluger'];
  const rows = sampleRows(photos.length, (car) => ({
    Price: price,
    Model: models[car % models.length] ?? 'HiLux',
    Seats: (photos[car] ?? []).map(at).join('|'),
  }));
  const file = path.join(database.folder, 'stock.csv');
  await writeFile(file, csvOf(rows));
  const mapping = sampleMapping({ privateHosts: ['127.0.0.1'] });
  const report = await importFeed({
    pool: database.pool,
    mapping: { ...mapping, columns: { ...mapping.columns, Seats: 'images' } },
    file,
  });
  expect(report.error).toBeNull();
}
async function check(): Promise<void> {
  await queuePhotoChecks(database.pool, ['own.example']);
  await database.pool.query(
    `update photo_checks set due_at = now() where due_at < now() + interval '10 minutes'`,
  );
  while (await checkPhotos(database.pool, tools, new AbortController().signal));
  while (await notePhotos(database.pool));
}
const makeDue = () => database.pool.query('update photo_checks set due_at = now()');
async function shownPhotos(stocknum: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ slug: string }>('select slug from cars where stocknum = $1', [
    stocknum,
  ]);
  const found = await vehicleBySlug(database.pool, [SAMPLE_DEALERSHIP.id], rows[0]?.slug ?? '', 'driveAway');
  return (found?.vehicle.images ?? []).map(({ image }) => image.url.slice(dealerUrl.length + 1));
}
const notesOf = async (stocknum: string) =>
  (await database.pool.query('select photo_notes as notes from cars where stocknum = $1', [stocknum])).rows[0]
    ?.notes as Record<string, { version?: string; fault?: string }> | null;
const changedVehicles = async () =>
  (await database.pool.query('delete from stock_outbox returning car_id as id')).rows.map(({ id }) => id);

test('gives a photo that was replaced at the same address another version', async () => {
  contents.set('/a.jpg', { bytes: await carPhoto(1), headers: { etag: '"1"' } });
  await stock([['a.jpg']]);
  await changedVehicles();
  await check();
  expect([await notesOf('A1'), await changedVehicles()]).toEqual([null, []]);

  await makeDue();
  await check();
  expect(requests.map(({ status }) => status)).toEqual([200, 304]);
  expect(await notesOf('A1')).toBeNull();

  contents.set('/a.jpg', { bytes: await carPhoto(2), headers: { etag: '"2"' } });
  await makeDue();
  await check();
  expect(await notesOf('A1')).toEqual({ [at('a.jpg')]: { version: expect.stringMatching(/^[\w-]{10}$/) } });
  expect(await changedVehicles()).toEqual(['sample-a1']);
});

test.each([
  [
    'Last-Modified',
    { 'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT' },
    { 'last-modified': 'Mon, 02 Nov 2026 00:00:00 GMT' },
  ],
  ['length', {}, {}],
])('notices a replaced photo by its %s', async (_, before, after) => {
  contents.set('/a.jpg', { bytes: await carPhoto(1), headers: { ...before } });
  await stock([['a.jpg']]);
  await check();
  contents.set('/a.jpg', { bytes: await carPhoto(2), headers: { ...after } });
  await makeDue();
  await check();
  expect(await notesOf('A1')).toMatchObject({ [at('a.jpg')]: { version: expect.any(String) } });
});

test('checks the photos of a changed row again, at most once an hour', async () => {
  contents.set('/a.jpg', { bytes: await carPhoto(1) });
  await stock([['a.jpg']]);
  await check();
  await stock([['a.jpg']], '55990');
  await check();
  expect(requests).toHaveLength(1);
  await database.pool.query(`update photo_checks set checked_at = now() - interval '2 hours'`);
  await stock([['a.jpg']], '56990');
  await check();
  expect(requests).toHaveLength(2);
});

test('shows the next photo if the first is missing, no picture or tiny', async () => {
  contents.set('/text.jpg', { bytes: Buffer.from('<html>Not found</html>') });
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  contents.set('/pixel.jpg', { bytes: pixel });
  contents.set('/good.jpg', { bytes: await carPhoto(1) });
  await stock([['gone.jpg', 'text.jpg', 'pixel.jpg', 'good.jpg']]);
  expect(await shownPhotos('A1')).toHaveLength(4);
  await check();
  expect(await shownPhotos('A1')).toEqual(['good.jpg']);
  expect((await listRuns(database.pool, 'sample', { before: null, limit: 1 })).photos).toEqual({
    checked: 4,
    unavailable: 3,
  });

  contents.set('/gone.jpg', { bytes: await carPhoto(2) });
  contents.set('/pixel.jpg', { bytes: await carPhoto(3) });
  await makeDue();
  await check();
  expect(await shownPhotos('A1')).toEqual(['gone.jpg', 'pixel.jpg', 'good.jpg']);
  // Caches may have the pixel for long.
  expect(await notesOf('A1')).toEqual({
    [at('text.jpg')]: { fault: 'unavailable' },
    [at('pixel.jpg')]: { version: expect.any(String) },
  });
});

test('keeps all photos if none can be shown', async () => {
  await stock([['gone.jpg', 'lost.jpg']]);
  await check();
  expect([await shownPhotos('A1'), await notesOf('A1')]).toEqual([['gone.jpg', 'lost.jpg'], null]);
});

test('does not count a photo as missing while its host has a short outage', async () => {
  contents.set('/b.jpg', { bytes: await carPhoto(2) });
  await stock([['a.jpg', 'b.jpg']]);
  contents.set('/a.jpg', { bytes: await carPhoto(1) });
  await check();
  const outage = createServer((_, response) => response.writeHead(503).end());
  await once(outage.listen(0, '127.0.0.1'), 'listening');
  const { port } = outage.address() as AddressInfo;
  const fetchChanged = changedOriginalsFrom(sourcesOf([], [`http://127.0.0.1:${port}/`]));
  tools.fetchChanged = (source, file, known) =>
    fetchChanged(source.replace(dealerUrl, `http://127.0.0.1:${port}`), file, known);
  await makeDue();
  await check();
  expect(await shownPhotos('A1')).toEqual(['a.jpg', 'b.jpg']);
  outage.close();
});

test('puts a repeated photo, a placeholder and a photo with a banner last', async () => {
  const soon = await comingSoonPicture();
  for (const car of [1, 2, 3, 4, 5]) {
    contents.set(`/${car}-banner.jpg`, { bytes: await bannerPhoto(car) });
    contents.set(`/${car}-side.jpg`, { bytes: await carPhoto(car + 10) });
    contents.set(`/${car}-again.jpg`, { bytes: await carPhoto(car + 10, { width: 480, quality: 60 }) });
    contents.set(`/${car}-soon.jpg`, { bytes: soon });
    contents.set(`/${car}-rear.jpg`, { bytes: await carPhoto(car + 20) });
  }
  const names = ['soon', 'banner', 'side', 'again', 'rear'];
  await stock([1, 2, 3, 4, 5].map((car) => names.map((name) => `${car}-${name}.jpg`)));
  await check();
  for (const car of [1, 5])
    expect(await shownPhotos(`A${car}`)).toEqual(
      ['side', 'rear', 'banner', 'again', 'soon'].map((name) => `${car}-${name}.jpg`),
    );
});

test('recognises a photo that vehicles of several models share as a placeholder', async () => {
  contents.set('/yard.jpg', { bytes: await carPhoto(99) });
  for (const car of [1, 2, 3]) contents.set(`/${car}.jpg`, { bytes: await carPhoto(car) });
  await stock([
    ['yard.jpg', '1.jpg'],
    ['yard.jpg', '2.jpg'],
  ]);
  await check();
  expect(await shownPhotos('A1')).toEqual(['yard.jpg', '1.jpg']);
  await stock([
    ['yard.jpg', '1.jpg'],
    ['yard.jpg', '2.jpg'],
    ['yard.jpg', '3.jpg'],
  ]);
  await check();
  expect(await shownPhotos('A1')).toEqual(['1.jpg', 'yard.jpg']);
});

test('uses and fills the image server’s storage, so that a photo is fetched once', async () => {
  const [stored, replaced] = [await carPhoto(1), await carPhoto(2)];
  tools = { ...tools, storage };
  await storage.write(originalName(at('a.jpg'), null), stored);
  contents.set('/a.jpg', { bytes: replaced });
  await stock([['a.jpg']]);
  await check();
  expect(requests).toEqual([]);
  await makeDue();
  await check();
  const version = (await notesOf('A1'))?.[at('a.jpg')]?.version ?? null;
  expect(version).not.toBeNull();
  expect(await storage.read(originalName(at('a.jpg'), version))).toEqual(replaced);
  expect(await storage.read(originalName(at('a.jpg'), null))).toEqual(stored);
});

test('checks each photo once with several workers, and forgets those of retired cars', async () => {
  const names = Array.from({ length: 50 }, (_, number) => `${number}.jpg`);
  const bytes = await carPhoto(1);
  for (const name of names) contents.set(`/${name}`, { bytes });
  await stock([names, ['other.jpg']]);
  await queuePhotoChecks(database.pool, []);
  await makeDue();
  const work = async () => {
    while (await checkPhotos(database.pool, tools, new AbortController().signal));
  };
  await Promise.all([work(), work(), work()]);
  await work();
  expect(requests.length).toBe(51);
  await database.pool.query(`update cars set retired_at = now() where stocknum = 'A1'`);
  await forgetUnusedPhotos(database.pool);
  const { rows } = await database.pool.query('select address from photo_checks');
  expect(rows).toEqual([{ address: at('other.jpg') }]);
});
