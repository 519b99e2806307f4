import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fetchPhotosAhead } from '@forecourt/lib/inventory/media/ahead/fetch-photos-ahead.server';
import { queueNewPhotos } from '@forecourt/lib/inventory/media/ahead/queue-new-photos.server';
import { openDisk } from '@forecourt/lib/inventory/media/disk.server';
import { failureBook } from '@forecourt/lib/inventory/media/failures.server';
import { filesFrom, originalsFrom } from '@forecourt/lib/inventory/media/fetch-original.server';
import type { Log } from '@forecourt/lib/inventory/media/log';
import { type Originals, originalsIn } from '@forecourt/lib/inventory/media/originals.server';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { sourcesOf } from '@forecourt/lib/platform/media-sources';
import type { PhotoStorage } from '@forecourt/lib/platform/storage/storage';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, sampleMapping, sampleRows } from '../stock/testing/sample-feed.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const WAIT = { timeout: 60_000 };
const COMMAND = path.join(import.meta.dirname, '../../../commands/worker.ts');

let database: TestDatabase;
let media: string;
let dealer: Server;
let dealerUrl: string;
let photo: Buffer;
let paths: string[];
/** Status codes of paths that answer without a photo. */
let answers: Map<string, number>;
/** How many requests are answered at once; the others are held until released. */
let answeredAtOnce: number;
let heldResponses: ServerResponse[];
let underWay: Set<ServerResponse>;
let mostUnderWay: number;
let storage: PhotoStorage;
let originals: Originals;
let files: Originals;
const lines: unknown[] = [];
const workers: ChildProcess[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  photo = await sharp({ create: { width: 60, height: 45, channels: 3, background: '#8090a0' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query('truncate photo_failures, photos_ahead, photo_hosts_resting, photos_ahead_feeds');
  [paths, answers, answeredAtOnce, heldResponses, mostUnderWay] = [
    [],
    new Map(),
    Number.POSITIVE_INFINITY,
    [],
    0,
  ];
  underWay = new Set();
  lines.splice(0);
  dealer = createServer((request, response) => {
    paths.push(request.url ?? '');
    underWay.add(response.once('close', () => underWay.delete(response)));
    mostUnderWay = Math.max(mostUnderWay, underWay.size);
    if (paths.length > answeredAtOnce) heldResponses.push(response);
    else
      response
        .writeHead(answers.get(request.url ?? '') ?? 200)
        .end(request.url?.endsWith('.pdf') ? '%PDF-1.7 a report' : photo);
  });
  await once(dealer.listen(0, '127.0.0.1'), 'listening');
  dealerUrl = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}`;
  media = path.join(database.folder, 'media');
  storage = await openDisk(media, 1_000_000_000);
  const sources = sourcesOf([], [`${dealerUrl}/`, 'http://127.0.0.1:1/']);
  const sharedParts = {
    storage,
    failures: failureBook(database.pool, (...line) => lines.push(line)),
    log: ((...line) => lines.push(line)) satisfies Log,
  };
  originals = originalsIn({ ...sharedParts, fetchOriginal: originalsFrom(sources) });
  files = originalsIn({ ...sharedParts, kind: 'file', fetchOriginal: filesFrom(sources) });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  dealer.closeAllConnections();
  dealer.close();
  await rm(media, { recursive: true });
});

async function stock(cars: number, photosOf: (car: number) => string[], price = '54990'): Promise<void> {
  const file = path.join(database.folder, 'stock.csv');
  await writeFile(file, csvOf(sampleRows(cars, () => ({ Price: price }))));
  const report = await importFeed({ pool: database.pool, mapping: sampleMapping(), file });
  expect(report.error).toBeNull();
  for (let car = 0; car < cars; car += 1) {
    const images = photosOf(car).map((url) => ({ image: { url, thumb: { url } } }));
    await database.pool.query(
      `update cars set record = jsonb_set(record, '{images}', $2) where stocknum = $1`,
      [`A${car + 1}`, JSON.stringify(images)],
    );
  }
}
const note = () => queueNewPhotos(database.pool, ['own.example']);
const waiting = async () =>
  (await database.pool.query('select address from photos_ahead order by address')).rows.map(
    ({ address }) => address as string,
  );
async function work(): Promise<void> {
  const tools = { originals, files, perHost: 2 };
  while (await fetchPhotosAhead(database.pool, tools, new AbortController().signal));
}
const at = (name: string) => `${dealerUrl}/${name}.jpg`;

test('prefetches photos of new cars once each, except our own', async () => {
  await stock(2, (car) => [at(`${car}-1`), at(`${car}-2`), 'http://own.example/a.webp', 'local:///a']);
  await note();
  await work();
  expect(paths.toSorted()).toEqual(['/0-1.jpg', '/0-2.jpg', '/1-1.jpg', '/1-2.jpg']);
  expect([await waiting(), await originals.isKept(at('1-2'))]).toEqual([[], true]);

  // Spin frames, panoramas and hotspot pictures are fetched the same way.
  await database.pool.query(
    `update cars set updated_at = now(), record = record || $1 where stocknum = 'A2'`,
    [
      JSON.stringify({
        spin_images: [at('frame-1'), at('frame-2')],
        spin_interior_image: at('inside'),
        hotspots: {
          exterior: [{ image_url: at('lamp') }, { image_url: null }],
          interior: [{ image_url: at('seat') }],
        },
      }),
    ],
  );
  await database.pool.query('truncate photos_ahead_feeds');
  await note();
  await work();
  expect(paths.splice(4).toSorted()).toEqual(
    ['/frame-1.jpg', '/frame-2.jpg', '/inside.jpg', '/lamp.jpg', '/seat.jpg'].toSorted(),
  );

  // A changed price does not refetch photos, but a new car's photos are fetched.
  await stock(3, (car) => [at(`${car}-1`), at(`${car}-2`)], '55990');
  await note();
  await work();
  expect(paths.slice(4).toSorted()).toEqual(['/2-1.jpg', '/2-2.jpg']);
  await note();
  expect(await waiting()).toEqual([]);
});

test('prefetches history reports but not videos (STATUS-25)', async () => {
  await stock(1, () => [at('front')]);
  const report = `${dealerUrl}/history.pdf`;
  const facts = { file: report, video_url: `${dealerUrl}/walk.mp4` };
  await database.pool.query('update cars set record = record || $1', [JSON.stringify(facts)]);
  await note();
  await work();
  expect(paths.toSorted()).toEqual(['/front.jpg', '/history.pdf']);
  expect([await files.isKept(report), await originals.isKept(report), await waiting()]).toEqual([
    true,
    false,
    [],
  ]);
});

test('notes a photo that cannot be shown once and does not retry it', async () => {
  answers.set('/gone.jpg', 404);
  await stock(1, () => [at('gone'), at('here')]);
  await note();
  await work();
  expect([await waiting(), await originals.hasFailed(at('gone')), lines]).toEqual([
    [],
    true,
    [['warn', expect.objectContaining({ reason: 'gone', photo: at('gone') }), 'a photo cannot be shown']],
  ]);
  const failures = async () => (await database.pool.query('select address, reason from photo_failures')).rows;
  expect(await failures()).toEqual([{ address: at('gone'), reason: 'gone' }]);
  answers.delete('/gone.jpg');
  await originals.fetch(at('gone'));
  expect(await failures()).toEqual([]);
});

test('backs off from a failing host without delaying others', async () => {
  const dead = Array.from({ length: 9 }, (_, number) => `http://127.0.0.1:1/${number}.jpg`);
  await stock(1, () => [...dead, at('here')]);
  await note();
  await work();
  expect(paths).toEqual(['/here.jpg']);
  expect(await waiting()).toHaveLength(9);
  const rest = async () => (await database.pool.query('select rests from photo_hosts_resting')).rows;
  expect(await rest()).toEqual([{ rests: 1 }]);
  await database.pool.query('update photo_hosts_resting set until = now()');
  await work();
  expect(await rest()).toEqual([{ rests: 2 }]);
  for (let round = 0; (await waiting()).length > 0 && round < 60; round += 1) {
    await database.pool.query('update photo_hosts_resting set until = now()');
    await database.pool.query('update photos_ahead set due_at = now()');
    await work();
  }
  expect([await waiting(), lines.length]).toEqual([[], 9]);
});

test('fetches every photo within the limits when one of two workers is killed', async () => {
  const names = Array.from({ length: 60 }, (_, number) => String(number));
  await stock(1, () => names.map(at));
  answeredAtOnce = 10;
  const first = await startWorker();
  await startWorker();
  // Both connections to the host are in use, with more photos already fetched.
  await expect.poll(() => heldResponses.length, WAIT).toBe(2);
  first.kill('SIGKILL');
  await once(first, 'close');
  answeredAtOnce = Number.POSITIVE_INFINITY;
  for (const response of heldResponses) response.end(photo);
  await expect.poll(waiting, WAIT).toEqual([]);
  for (const name of names) expect(await originals.isKept(at(name))).toBe(true);
  expect(mostUnderWay).toBeLessThanOrEqual(2);
  expect(paths.length).toBeLessThanOrEqual(60 + 2);
});

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [COMMAND, '--only', 'photos'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: database.databaseUrl,
      MEDIA_URL: 'http://media.example',
      MEDIA_FOLDER: media,
      MEDIA_PRIVATE_SOURCES: `${dealerUrl}/`,
      PHOTOS_AHEAD: '2',
    },
  });
  workers.push(worker);
  const [line] = (await once(worker.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe('Worker started: photos\n');
  return worker;
}
