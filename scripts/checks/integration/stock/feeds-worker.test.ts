import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { feedsOfLake } from '@forecourt/lib/inventory/stock/fetching/feeds-of-lake.server';
import { requestFeedRun } from '@forecourt/lib/inventory/stock/fetching/request-run.server';
import { fetchState } from '@forecourt/lib/inventory/stock/runs/fetch-state.server';
import { PIECE_BYTES } from '@forecourt/lib/inventory/stock/runs/runs';
import type { BackOffice, Call } from '@forecourt/lib/operations/back-office/call.server';
import { sendFile } from '@forecourt/lib/operations/back-office/feeds.server';
import { startWorker } from '@forecourt/lib/operations/worker/start.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const WAIT = { timeout: 30_000, interval: 50 };

let database: TestDatabase;
let lake: TestLake;
beforeAll(async () => {
  [database, lake] = await Promise.all([startTestDatabase(), testLake()]);
});
afterAll(async () => {
  await Promise.all([database.stop(), lake.close()]);
});

const environment = () => ({
  DATABASE_URL: database.databaseUrl,
  SANITY_PROJECT_ID: lake.options.projectId,
  SANITY_DATASET: lake.options.dataset,
  SANITY_API_HOST: lake.url,
  SANITY_API_TOKEN: TOKENS.viewer,
  SMTP_URL: 'smtp://localhost:9',
  MAIL_FROM: 'stock@forecourt.example',
  FEED_INBOX: database.folder,
});
const slug = (current: string) => ({ _type: 'slug', current });
const reference = (id: string) => ({ _type: 'reference', _ref: id });
const cars = async (feedId: string) =>
  (await database.pool.query('select id from cars where feed_id = $1 order by id', [feedId])).rows.map(
    ({ id }) => id,
  );
const lastRunOf = async (feedId: string) =>
  (
    await database.pool.query<{ outcome: string; file: string; error: string | null }>(
      'select outcome, file_name as file, error from feed_runs where feed_id = $1 order by id desc limit 1',
      [feedId],
    )
  ).rows[0];

const dealership = {
  _id: 'sample-dealer',
  _type: 'dealership',
  name: 'Sample Dealer',
  slug: slug('sample-dealer'),
};
const location = {
  _id: 'albion',
  _type: 'location',
  name: 'Albion',
  slug: slug('albion'),
  address: { city: 'Albion', state: 'QLD', lat: -27.43, long: 153.04 },
};

/** `sampleMapping` in the form of a studio document. */
const { columns } = sampleMapping();
const feed = {
  _id: 'feed-sample',
  _type: 'feed',
  name: 'Sample feed',
  slug: slug('sample'),
  dealership: reference('sample-dealer'),
  locations: [{ _key: 'a', code: 'ALB', location: reference('albion') }],
  source: { kind: 'inbox', path: 'stock.csv' },
  schedule: { kind: 'interval', minutes: 60 },
  file: { format: 'csv', separator: 'comma' },
  columns: Object.entries(columns).map(([column, rule]) => ({
    _key: column,
    column,
    ...(typeof rule === 'string' ? { field: rule } : { field: 'status', isOptional: true }),
  })),
  values: [{ _key: 'a', field: 'status', value: 'in_stock' }],
  unknown: ['-'],
};

/** Returns an upload call by a user, who may manage feeds by default. */
const call = (
  piece: Record<string, string>,
  content: Uint8Array<ArrayBuffer>,
  mayManageFeeds = true,
): Call => ({
  request: new Request(`https://sample.example/?${new URLSearchParams(piece)}`, {
    method: 'POST',
    body: content,
  }),
  staff: {
    id: 'p-kim',
    account: 'p-kim',
    name: 'Kim',
    sites: [],
    mayManageFeeds,
    mayCreateSites: mayManageFeeds,
    grants: [],
  },
  office: { pool: database.pool, report: () => {} } as unknown as BackOffice,
});
const bytes = (text: string) => new TextEncoder().encode(text);

test('imports every uploaded file of a feed', async () => {
  await lake.client.createIfNotExists(dealership);
  await lake.client.createIfNotExists(location);
  await lake.client.create({
    ...feed,
    _id: 'feed-sent',
    slug: slug('sent'),
    source: { _type: 'feedSource', kind: 'sent' },
  });
  const send = async (
    name: string,
    text: string,
    { mayManageFeeds = true, piece = '0', pieces = '1', sending = randomUUID() as string } = {},
  ) => (await sendFile(call({ name, sending, piece, pieces }, bytes(text), mayManageFeeds), 'sent')).json();
  await expect(send('', csvOf(sampleRows(1)))).rejects.toMatchObject({ code: 'bad_input' });
  await expect(send('stock.csv', '')).rejects.toMatchObject({ code: 'bad_input' });
  const one = csvOf(sampleRows(1));
  await expect(send('stock.csv', one, { mayManageFeeds: false })).rejects.toMatchObject({
    code: 'no_rights',
  });
  for (const wrong of [{ piece: '1' }, { pieces: '129' }, { piece: '-1' }, { sending: 'x' }])
    await expect(send('stock.csv', one, wrong)).rejects.toMatchObject({ code: 'bad_input' });
  await expect(send('stock.csv', 'x'.repeat(PIECE_BYTES + 1))).rejects.toMatchObject({ code: 'too_large' });
  expect(await fetchState(database.pool, 'sent')).toBeNull();

  const worker = await startWorker(environment(), { only: ['feeds'] });
  try {
    // Before any upload, a scheduled run explains what to do.
    await expect
      .poll(async () => (await lastRunOf('sent'))?.error, WAIT)
      .toContain('Upload one in the studio’s Feeds tool.');
    // In two chunks, the second first; an incomplete upload is ignored.
    const monday = csvOf(sampleRows(2));
    const sending = randomUUID();
    const half = { sending, pieces: '2' };
    await send('half.csv', monday, { pieces: '2' });
    expect(await send('List of Monday.csv', monday.slice(50), { ...half, piece: '1' })).toEqual({
      isWhole: false,
    });
    expect(await send('List of Monday.csv', monday.slice(0, 50), { ...half, piece: '0' })).toEqual({
      isWhole: true,
    });
    await expect.poll(() => cars('sent'), WAIT).toEqual(['sent-a1', 'sent-a2']);
    expect(await fetchState(database.pool, 'sent')).toMatchObject({ takesFiles: true });
    expect(await lastRunOf('sent')).toMatchObject({ file: 'List_of_Monday.csv', outcome: 'imported' });
    const { rows } = await database.pool.query('select distinct sending from feed_file_pieces');
    expect(rows).toEqual([{ sending }]);
    await send('tuesday.csv', csvOf(sampleRows(3)));
    await expect.poll(() => cars('sent'), WAIT).toEqual(['sent-a1', 'sent-a2', 'sent-a3']);
  } finally {
    await worker.stop();
    await lake.client.delete('feed-sent');
  }
});

test('any worker imports a published feed, and again on demand', async () => {
  // The feed of another test lists the same cars.
  await database.clear();
  await lake.client.createIfNotExists(dealership);
  await lake.client.createIfNotExists(location);
  await lake.client.create(feed);
  const [read] = await feedsOfLake(environment())();
  const { columns: ofDocument, ...mapping } =
    (read && 'definition' in read ? read.definition : null)?.mapping ?? {};
  const { columns: _columns, ...expected } = sampleMapping({ format: 'csv' });
  expect(mapping).toEqual(expected);
  expect(Object.keys(ofDocument ?? {})).toEqual(Object.keys(columns));

  const file = path.join(database.folder, 'stock.csv');
  writeFileSync(file, csvOf(sampleRows(2)));
  const worker = await startWorker(environment(), { only: ['feeds'] });
  try {
    await expect.poll(() => cars('sample'), WAIT).toEqual(['sample-a1', 'sample-a2']);
    writeFileSync(file, csvOf(sampleRows(3)));
    await requestFeedRun(database.pool, 'sample');
    await expect.poll(() => cars('sample'), WAIT).toEqual(['sample-a1', 'sample-a2', 'sample-a3']);
  } finally {
    await worker.stop();
  }
});

test('a malformed feed document does not stop the others', async () => {
  await lake.client.createIfNotExists(dealership);
  await lake.client.createIfNotExists(location);
  await lake.client.createOrReplace(feed);
  await lake.client.create({
    ...feed,
    _id: 'feed-bad',
    slug: slug('bad'),
    photoHosts: 'https://photos.example/',
  });
  try {
    const feeds = await feedsOfLake(environment())();
    expect(feeds).toMatchObject([
      { id: 'bad', problem: expect.stringContaining('photoHosts') },
      { id: 'sample', definition: { format: 'csv' } },
    ]);
  } finally {
    await lake.client.delete('feed-bad');
  }
});
