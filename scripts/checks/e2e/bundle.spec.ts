import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import { requestFeedRun } from '@forecourt/lib/inventory/stock/fetching/request-run.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import sharp from 'sharp';
import { isReachableByAll } from '../../emulators/postgres/account.ts';
import { freePort } from '../../emulators/postgres/port.ts';
import {
  feedInboxFolder,
  feedPhotosFolder,
  settingsFromEnvironment,
  workerFilesFolder,
} from '../../emulators/settings.ts';
import { BUNDLE } from '../../tasks/builds.ts';
import { tryPhotos, tryPreview, tryWorker } from '../../tasks/image/preview-photos-worker.ts';
import { IMAGE_USER } from '../../tasks/program-user.ts';
import { lake, reference } from './content.ts';
import { sql } from './reserving.ts';
import { expect, test } from './test.ts';

// Runs the programs from the bundle as the image does, with only their own environment variables.

const settings = settingsFromEnvironment();
const PROGRAMS = {
  cwd: BUNDLE,
  env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), NODE_ENV: 'production' },
};

test('the bundle holds no data of a demo', () => expect(readdirSync(BUNDLE)).not.toContain('.data'));

test('the worker of the bundle mails a lead', () =>
  tryWorker(PROGRAMS, settings, process.env.DATABASE_URL ?? ''));

test('the image server of the bundle resizes a photo', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bundle-'));
  try {
    await tryPhotos(PROGRAMS, settings, { port: await freePort(), folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the storefront of the bundle shows a draft to visitors with a preview link', () =>
  tryPreview(settings, settings.ports.storefront));

/** Returns the user id of the process started with these arguments, or undefined. */
function userOfProgram(...words: string[]): number | undefined {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (!words.every((word) => given.includes(word))) continue;
      return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    } catch (error) {
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  return undefined;
}

test('storefront, worker and image server run as the user of the image where root starts them', () => {
  test.skip(process.getuid?.() !== 0, 'nobody but root starts programs as another user');
  test.skip(![BUNDLE, process.execPath].every(isReachableByAll), 'below a private folder of root');
  const { storefront } = settings.ports;
  const mayWrite = (folder: string) => `--allow-fs-write=${folder}`;
  expect({
    storefront: userOfProgram('storefront/standalone.ts', '--port', String(storefront)),
    worker: userOfProgram('scripts/commands/worker.ts', mayWrite(workerFilesFolder(settings))),
    imageServer: userOfProgram('scripts/commands/media.ts', mayWrite(feedPhotosFolder(settings))),
  }).toEqual({ storefront: IMAGE_USER, worker: IMAGE_USER, imageServer: IMAGE_USER });
});

const FEED = 'bundle-test';
const COLUMNS = { Stock: 'stocknum', Year: 'year', Make: 'make', Model: 'model', Price: 'price' };
const feedDocument = {
  _id: `feed-${FEED}`,
  _type: 'feed',
  name: FEED,
  slug: { _type: 'slug', current: FEED },
  dealership: reference(`dealership-${FEED}`),
  source: { kind: 'inbox', path: `${FEED}/stock.csv` },
  schedule: { kind: 'interval', minutes: 1440 },
  file: { format: 'csv', separator: 'comma' },
  columns: Object.entries(COLUMNS).map(([column, field]) => ({ _key: column, column, field })),
  values: [
    { _key: 'status', field: 'status', value: 'sold' },
    { _key: 'type', field: 'car_type', value: 'used' },
  ],
};

test('the worker imports a feed with photos from its inbox, and the image server shows them', async () => {
  const { secrets, urls } = settings;
  const inbox = path.join(feedInboxFolder(settings), FEED);
  const pool = openPool(process.env.DATABASE_URL ?? '');
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a2f2f' } })
    .jpeg()
    .toBuffer();
  mkdirSync(inbox, { recursive: true });
  writeFileSync(path.join(inbox, 'B1_1.jpg'), photo);
  writeFileSync(
    path.join(inbox, 'stock.csv'),
    `${Object.keys(COLUMNS).join(',')}\nB1,2020,Toyota,Yaris,15990\nB2,2021,Toyota,Yaris,16990\n`,
  );
  try {
    await lake.createOrReplace({
      _id: `dealership-${FEED}`,
      _type: 'dealership',
      name: FEED,
      slug: { _type: 'slug', current: FEED },
    });
    await lake.createOrReplace(feedDocument);
    await requestFeedRun(pool, FEED);
    const lastRun = () =>
      sql('select outcome, taken, error from feed_runs where feed_id = $1 order by id desc limit 1', [FEED]);
    await expect.poll(lastRun, { timeout: 60_000 }).toEqual([{ outcome: 'imported', taken: 2, error: null }]);
    const [car] = await sql(
      "select record->'images'->0->'image'->>'url' as photo from cars where feed_id = $1 and stocknum = 'B1'",
      [FEED],
    );
    const keys = keyPairs(secrets.mediaKey, secrets.mediaSalt);
    if (!keys) throw new Error('The keys of the image server are no pair.');
    const [address = ''] = signedPhoto(String(car?.photo), urls.media, keys).split('#');
    const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp' } });
    const { width } = await sharp(await answer.arrayBuffer()).metadata();
    // The placeholder is not cached for a year.
    expect([answer.status, width, answer.headers.get('cache-control')]).toEqual([
      200,
      720,
      'public, max-age=31536000, immutable',
    ]);
  } finally {
    await lake.delete(`feed-${FEED}`);
    await lake.delete(`dealership-${FEED}`);
    for (const [table, column] of [
      ['cars', 'feed_id'],
      ['feed_photos', 'feed_id'],
      ['feed_sources', 'feed_id'],
      ['feed_runs', 'feed_id'],
      ['feeds', 'id'],
    ])
      await pool.query(`delete from ${table} where ${column} = $1`, [FEED]);
    await pool.end();
    rmSync(inbox, { recursive: true });
  }
});
