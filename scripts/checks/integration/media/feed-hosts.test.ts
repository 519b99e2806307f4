import path from 'node:path';
import { currentSources } from '@forecourt/lib/inventory/media/current-sources.server';
import { publishAllPhotoHosts, publishPhotoHosts } from '@forecourt/lib/inventory/media/feed-hosts.server';
import { originalsFrom } from '@forecourt/lib/inventory/media/fetch-original.server';
import { serveImages } from '@forecourt/lib/inventory/media/serve.server';
import { type KeyPairs, keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KEY = 'a1'.repeat(32);
const HOST = 'https://photos.dealer.example/';

let database: TestDatabase;
const lines: { reason?: string; photo?: string }[] = [];
const log = (_level: string, fields: object) => void lines.push(fields);

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  lines.splice(0);
  await database.pool.query('truncate feed_photo_hosts');
});

const sources = (privately: string[] = []) =>
  currentSources({ allowed: ['https://always.example/'], privately }, database.pool, log);
const becomes = (allowedSources: ReturnType<typeof sources>, address: string, isAllowed: boolean) =>
  expect
    .poll(async () => (await allowedSources()).allows(new URL(address)), { timeout: 10_000 })
    .toBe(isAllowed);

test('allows a host a few seconds after a feed names it, and replaces the placeholder', async () => {
  const server = await serveImages(
    {
      IMGPROXY_KEY: KEY,
      IMGPROXY_SALT: KEY,
      MEDIA_FOLDER: path.join(database.folder, 'media'),
      MEDIA_PORT: '0',
      MEDIA_DATABASE_URL: database.databaseUrl,
    },
    log,
  );
  const ask = async (photo: string) => {
    const base = `http://127.0.0.1:${server.port}`;
    const answer = await fetch(signedPhoto(`${HOST}${photo}`, base, keyPairs(KEY, KEY) as KeyPairs));
    await answer.arrayBuffer();
    return answer.headers.get('cache-control');
  };
  try {
    expect(await ask('first.jpg')).toBe('public, max-age=10');
    expect(lines).toMatchObject([{ reason: 'not allowed', photo: `${HOST}first.jpg` }]);
    await publishPhotoHosts(database.pool, [{ id: 'sample', photoHosts: [HOST] }]);
    // The host does not resolve: a failed fetch differs from a refusal.
    let photo = 0;
    await expect
      .poll(
        async () => {
          photo += 1;
          await ask(`${photo}.jpg`);
          return lines.at(-1)?.reason;
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe('unreachable');
  } finally {
    await server.stop();
  }
});

test('allows the hosts of all feeds and of the environment', async () => {
  const allowedSources = sources();
  await publishPhotoHosts(database.pool, [
    { id: 'one', photoHosts: [HOST, 'https://*.cdn.example/'] },
    { id: 'two', photoHosts: [HOST] },
  ]);
  await becomes(allowedSources, 'https://a.cdn.example/1.jpg', true);
  expect((await allowedSources()).allows(new URL('https://always.example/1.jpg'))).toBe(true);
  expect((await allowedSources()).allows(new URL('https://photos.dealer.example.evil/1.jpg'))).toBe(false);

  await publishPhotoHosts(database.pool, [{ id: 'one', photoHosts: ['https://new.example/'] }]);
  await becomes(allowedSources, 'https://new.example/1.jpg', true);
  expect((await allowedSources()).allows(new URL(`${HOST}1.jpg`))).toBe(true);
  expect((await allowedSources()).allows(new URL('https://a.cdn.example/1.jpg'))).toBe(false);

  await publishAllPhotoHosts(database.pool, [{ id: 'one', photoHosts: [] }]);
  await becomes(allowedSources, `${HOST}1.jpg`, false);
  expect((await allowedSources()).allows(new URL('https://always.example/1.jpg'))).toBe(true);
});

test('rejects a private address even if a feed names its host', async () => {
  const allowedSources = sources();
  await publishPhotoHosts(database.pool, [{ id: 'one', photoHosts: [HOST, 'http://10.0.0.1/'] }]);
  await becomes(allowedSources, `${HOST}1.jpg`, true);
  const fetchOne = originalsFrom(allowedSources, {
    resolve: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const file = path.join(database.folder, 'photo');
  for (const address of [`${HOST}1.jpg`, 'http://10.0.0.1/1.jpg'])
    await expect(fetchOne(address, file)).rejects.toMatchObject({ reason: 'forbidden' });
});

test('keeps the last known hosts while the database is down', async () => {
  await publishPhotoHosts(database.pool, [{ id: 'one', photoHosts: [HOST] }]);
  let isAway = false;
  const db = {
    query: (...query: [string]) =>
      isAway ? Promise.reject(new Error('away')) : database.pool.query(...query),
  } as unknown as TestDatabase['pool'];
  const allowedSources = currentSources({ allowed: [], privately: [] }, db, log);
  await becomes(allowedSources, `${HOST}1.jpg`, true);
  isAway = true;
  await expect.poll(async () => (await allowedSources()) && lines.length, { timeout: 10_000 }).toBe(1);
  await becomes(allowedSources, `${HOST}1.jpg`, true);
});
