import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDisk } from '@forecourt/lib/inventory/media/disk.server';
import { openKeptPhotos, storageSchema } from '@forecourt/lib/inventory/media/open-storage.server';
import { serveImages } from '@forecourt/lib/inventory/media/serve.server';
import { photosShownBy } from '@forecourt/lib/inventory/media/shown-photos.server';
import { requestFeedRun } from '@forecourt/lib/inventory/stock/fetching/request-run.server';
import { type FeedTools, runNextFeed } from '@forecourt/lib/inventory/stock/fetching/run.server';
import { storeFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { zipOf } from '@forecourt/lib/inventory/stock/fetching/testing/zip';
import type { PhotoStorage } from '@forecourt/lib/platform/storage/storage';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { columnsOf, sampleFeed } from './testing/feed-document.ts';
import { startTestFtp } from './testing/ftp-server.ts';
import { csvOf, sampleRows } from './testing/sample-feed.ts';
import { startTestSftp } from './testing/sftp-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MASTER = 'a-master-key-of-at-least-32-characters';
const USER = { user: 'dealer', password: 'pass-word-of-the-dealer' };
const SECRET = { user: USER.user, secret: 'dealer-password' };
const KEY = 'a1'.repeat(32);

let database: TestDatabase;
let files: string;
let media: string;
let keptPhotos: PhotoStorage;
let photo: Buffer;
const servers: { stop(): unknown }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  [files, media] = ['dealer', 'media'].map((name) => path.join(database.folder, name)) as [string, string];
  photo = await sharp({ create: { width: 600, height: 450, channels: 3, background: '#8090a0' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => database.stop());
beforeEach(async () => {
  for (const folder of [files, media]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(files);
  await database.clear();
  await database.pool.query('truncate feed_secrets, feed_photos');
  await storeFeedSecret(database.pool, { master: MASTER, name: SECRET.secret, value: USER.password });
  keptPhotos = await openKeptPhotos(storageSchema.parse({ MEDIA_FOLDER: media }));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

function put(paths: Record<string, string | Buffer | null>): void {
  for (const [name, content] of Object.entries(paths)) {
    mkdirSync(path.dirname(path.join(files, name)), { recursive: true });
    writeFileSync(path.join(files, name), content ?? photoOf(name));
  }
}
/** Trailing bytes after a photo's end make it a different file. */
const photoOf = (name: string) => Buffer.concat([photo, Buffer.from(name)]);
const stock = (count: number) => csvOf(sampleRows(count));
const inbox = (changes: Parameters<typeof sampleFeed>[1] = {}, file = 'stock.csv') =>
  sampleFeed({ kind: 'inbox', path: file }, changes);

async function run(feed: ReturnType<typeof sampleFeed>, changes: Partial<FeedTools> = {}) {
  await requestFeedRun(database.pool, 'sample');
  const tools: FeedTools = {
    feed: async () => feed,
    secretKey: MASTER,
    inboxRoot: files,
    isAllowedAddress: (address) => address === '127.0.0.1',
    keptPhotos,
    ...changes,
  };
  expect(await runNextFeed(database.pool, tools, new AbortController().signal)).toBe(true);
  const { rows: runs } = await database.pool.query(
    `select outcome, error, details->'warnings' as warnings
     from feed_runs left join feed_run_reports on run_id = feed_runs.id order by feed_runs.id desc limit 1`,
  );
  const { rows } = await database.pool.query<{ stocknum: string; photos: string[] }>(
    `select stocknum, array(select image->'image'->>'url' from jsonb_array_elements(record->'images') image) as photos
     from cars where retired_at is null order by stocknum`,
  );
  const { rows: knownFiles } = await database.pool.query<{ path: string; name: string }>(
    'select path, name from feed_photos',
  );
  const pathOf = (address: string) =>
    knownFiles.find(({ name }) => address === `local:///${name}`)?.path ?? address;
  return {
    ...runs[0],
    photos: Object.fromEntries(rows.map(({ stocknum, photos }) => [stocknum, photos.map(pathOf)])),
  };
}

describe.each([
  ['an inbox', async () => inbox()],
  [
    'SFTP',
    async () => {
      const server = await startTestSftp(files, USER);
      servers.push(server);
      return sampleFeed({
        kind: 'sftp',
        host: '127.0.0.1',
        port: server.port,
        path: '/stock.csv',
        ...SECRET,
      });
    },
  ],
  [
    'FTP',
    async () => {
      const server = await startTestFtp(files, USER);
      servers.push(server);
      const at = { host: '127.0.0.1', port: server.port, path: '/stock.csv' };
      return sampleFeed({ kind: 'ftp', encryption: 'none', ...at, ...SECRET });
    },
  ],
])('photos beside a feed from %s', (_, feedOf) => {
  test('belong to their cars in numeric order and follow changes', async () => {
    put({ 'stock.csv': stock(3), 'A1_2.jpg': null, 'A1_1.jpg': null, 'A1_10.jpg': null, 'A2/1.jpg': null });
    const feed = await feedOf();
    expect(await run(feed)).toMatchObject({
      outcome: 'imported',
      warnings: [],
      photos: { A1: ['A1_1.jpg', 'A1_2.jpg', 'A1_10.jpg'], A2: ['A2/1.jpg'], A3: [] },
    });
    put({ 'A3.jpg': null, 'A2/1.jpg': photoOf('another one') });
    utimesSync(path.join(files, 'A2/1.jpg'), new Date(), new Date('2026-01-01'));
    const before = await keptNames();
    expect(await run(feed)).toMatchObject({ photos: { A2: ['A2/1.jpg'], A3: ['A3.jpg'] } });
    expect(await keptNames()).not.toEqual(before);
    // Removing some photos removes them from the car; removing all is treated as cleaning up.
    for (const name of ['A1_2.jpg', 'A3.jpg']) rmSync(path.join(files, name));
    expect(await run(feed)).toMatchObject({ photos: { A1: ['A1_1.jpg', 'A1_10.jpg'], A3: ['A3.jpg'] } });
  });

  test('are skipped and reported if invalid, too large or unmatched', async () => {
    put({
      'stock.csv': stock(1),
      'A1_1.jpg': null,
      'A1_2.jpg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'A1_3.jpg': Buffer.concat([photo, Buffer.alloc(200_000)]),
      'B7_1.jpg': null,
      [`${'a'.repeat(230)}.jpg`]: null,
      'notes.txt': 'none of ours',
    });
    const { photos, warnings } = await run(await feedOf(), { photoLimits: { photoBytes: 100_000 } });
    expect(photos).toEqual({ A1: ['A1_1.jpg'] });
    expect(warnings).toEqual([
      'no row has the stock number of a photo next to the file: B7_1.jpg',
      expect.stringMatching(
        /^3 photos next to the file left out: a+… \(its name is longer than 200 characters\), A1_2\.jpg \(it is not a photograph\), A1_3\.jpg \(it is too large\)$/,
      ),
    ]);
  });
});

const keptNames = async () =>
  (await database.pool.query('select name from feed_photos order by path')).rows.map(
    ({ name }) => name as string,
  );

test('imports photos from a zip with its feed, in any folder', async () => {
  const zip = zipOf({
    'export/stock.csv': stock(2),
    'export/A1_1.jpg': photoOf('one'),
    'export/A2/7.jpg': photoOf('two'),
    'export/A1_2.jpg': 'no photo',
    'other/A1_3.jpg': photoOf('three'),
  });
  put({ 'stock.zip': zip });
  expect(await run(inbox({}, 'stock.zip'))).toMatchObject({
    outcome: 'imported',
    photos: { A1: ['A1_1.jpg'], A2: ['A2/7.jpg'] },
    warnings: ['a photo next to the file left out: A1_2.jpg (it is not a photograph)'],
  });
});

test('uses photos always, as a fallback or never, as the feed says', async () => {
  const rows = sampleRows(2).map((row, at) => ({
    ...row,
    Pictures: at === 0 ? 'https://photos.example/a.jpg' : '',
  }));
  put({ 'stock.csv': csvOf(rows, Object.keys(rows[0] ?? {})), 'A1_1.jpg': null, 'A2_1.jpg': null });
  const columns = [...columnsOf(), { column: 'Pictures', field: 'images', isOptional: null, words: [] }];
  const feed = (photoFiles: 'always' | 'missing' | 'never') =>
    inbox({ photoFiles, columns: columns as never });
  const namedPhotos = ['https://photos.example/a.jpg'];
  expect((await run(feed('never'))).photos).toEqual({ A1: namedPhotos, A2: [] });
  expect((await run(feed('missing'))).photos).toEqual({ A1: namedPhotos, A2: ['A2_1.jpg'] });
  expect((await run(feed('always'))).photos).toEqual({ A1: ['A1_1.jpg'], A2: ['A2_1.jpg'] });
});

test('limits the photos per run and fetches the rest later, each once', async () => {
  put({ 'stock.csv': stock(1), 'A1_1.jpg': null, 'A1_2.jpg': null, 'A1_3.jpg': null });
  const copiedFiles: string[] = [];
  const counting: PhotoStorage = {
    ...keptPhotos,
    make: (name, write) => {
      copiedFiles.push(name);
      return keptPhotos.make(name, write);
    },
  };
  const two = { keptPhotos: counting, photoLimits: { count: 2 } };
  expect(await run(inbox(), two)).toMatchObject({
    photos: { A1: ['A1_1.jpg', 'A1_2.jpg'] },
    warnings: ['1 new photos next to the file will be read in the next run'],
  });
  expect(await run(inbox(), two)).toMatchObject({
    photos: { A1: ['A1_1.jpg', 'A1_2.jpg', 'A1_3.jpg'] },
    warnings: [],
  });
  expect(copiedFiles).toHaveLength(3);
});

test('imports the stock while the storage is down, and the photos later', async () => {
  put({ 'stock.csv': stock(1), 'A1_1.jpg': null });
  const away: PhotoStorage = { ...keptPhotos, find: () => Promise.reject(new Error('away')) };
  expect(await run(inbox(), { keptPhotos: away })).toMatchObject({
    outcome: 'imported',
    photos: { A1: [] },
    warnings: ['not all photos next to the file could be read; the next run will try again'],
  });
  expect((await run(inbox())).photos).toEqual({ A1: ['A1_1.jpg'] });
});

test('deletes a photo and its file after a month without use', async () => {
  put({ 'stock.csv': stock(2), 'A1_1.jpg': null, 'A2_1.jpg': null });
  await run(inbox());
  const [first, second] = (await keptNames()) as [string, string];
  for (const name of ['A1_1.jpg', 'A2_1.jpg']) rmSync(path.join(files, name));
  await database.pool.query("update feed_photos set wanted_at = now() - interval '31 days'");
  put({ 'stock.csv': stock(1) });
  expect((await run(inbox())).photos).toEqual({ A1: ['A1_1.jpg'] });
  expect([await keptPhotos.find(first), await keptPhotos.find(second)]).toEqual([expect.any(String), null]);
});

test('shows photos through the image server, which never evicts them', async () => {
  put({ 'stock.csv': stock(1), 'A1_1.jpg': null });
  const environment = { MEDIA_URL: 'http://media.example', IMGPROXY_KEY: KEY, IMGPROXY_SALT: KEY };
  await run(inbox());
  const [name] = (await keptNames()) as [string];
  // Derived files are evicted, as when the disk is full.
  await openDisk(media, 0);
  const images = await serveImages({ ...environment, MEDIA_FOLDER: media, MEDIA_PORT: '0' });
  servers.push(images);
  const address = photosShownBy(environment)(`local:///${name}`).split('#')[0] as string;
  const { pathname } = new URL(address);
  const answer = await fetch(`http://127.0.0.1:${images.port}${pathname}`);
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(600);
  expect(answer.headers.get('cache-control')).toMatch(/immutable/);
});
