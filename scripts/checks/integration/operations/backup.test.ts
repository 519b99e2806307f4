import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backup } from '@forecourt/lib/operations/backup/backup.server';
import { restore } from '@forecourt/lib/operations/backup/restore.server';
import { requireMigrated } from '@forecourt/lib/platform/database/migrated.server';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCounter } from '../reservations/testing/counter.ts';

let counter: Awaited<ReturnType<typeof openCounter>>;
let file: string;
let before: Record<string, string[]>;

const HOSTILE = 'Kim\tO\'Shopper\r\n\\.\n\\N "x" \u2028 🚗 -- ; commit;';

beforeAll(async () => {
  counter = await openCounter();
  file = path.join(counter.database.folder, 'books.backup');
  const { pool } = counter;
  const cars = [await counter.addCar(), await counter.addCar(), await counter.addCar()];
  for (const [index, car] of cars.entries()) {
    const reservation = await counter.start(car);
    if (index > 0) await counter.pay(reservation);
  }
  await pool.query(
    `update reservations set status = 'refund_pending', paid_cents = 20000 where car_id = $1`,
    [cars[2]?.id],
  );
  const lead = crypto.randomUUID();
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, recipient_ids)
     values ($1, 'sample', $2, 'enquiry', $3, 'f', $4)`,
    [lead, crypto.randomUUID(), { name: HOSTILE, phone: '0412345678' }, ['a', 'b,"c"', '\\']],
  );
  await pool.query(
    `insert into lead_files (id, lead_id, name, type, content) values ($1, $2, $3, 'application/pdf', $4)`,
    [crypto.randomUUID(), lead, HOSTILE, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
  );
  await pool.query(`insert into mail_deliveries (lead_id, kind) values ($1, 'dealer')`, [lead]);
  await pool.query(
    `insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from cars`,
  );
  before = await everything(counter.database.databaseUrl);
});
afterAll(() => counter.close());

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const everything = (url: string): Promise<Record<string, string[]>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       order by relname`,
    );
    const all: Record<string, string[]> = {};
    for (const { name } of rows) {
      const table = pg.escapeIdentifier(name);
      const lines = await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
      all[name] = lines.rows.map(({ row }) => row);
    }
    return all;
  });

const loseEverything = () =>
  withClient(counter.database.databaseUrl, (client) =>
    client.query('drop schema public cascade; drop schema drizzle cascade; create schema public'),
  );

test('restores a lost database row by row', async () => {
  const { databaseUrl } = counter.database;
  expect(before.reservations).toHaveLength(3);
  expect(before.leads).toHaveLength(1);
  const backupCounts = await backup(databaseUrl, file);
  expect(backupCounts.rows).toMatchObject({ reservations: 3, leads: 1, lead_files: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  await loseEverything();
  const restoredCounts = await restore(databaseUrl, { file, identities: [] });
  expect(restoredCounts).toEqual(backupCounts);
  expect(await everything(databaseUrl)).toEqual(before);
  await withClient(databaseUrl, (client) => requireMigrated(client));
});

test('restores sequences and triggers', async () => {
  await withClient(counter.database.databaseUrl, async (client) => {
    const count = async () => (await client.query('select from car_changes')).rowCount ?? 0;
    const changes = await count();
    await client.query(
      `insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from cars limit 1`,
    );
    expect(await count()).toBe(changes + 1);
  });
});

test('refuses to restore into a database with rows', async () => {
  const { databaseUrl } = counter.database;
  const present = await everything(databaseUrl);
  await expect(restore(databaseUrl, { file, identities: [] })).rejects.toThrow(
    'only be restored into an empty database',
  );
  expect(await everything(databaseUrl)).toEqual(present);
});

test('changes nothing for a truncated, incomplete, outdated or invalid backup', async () => {
  const { databaseUrl } = counter.database;
  const whole = gunzipSync(readFileSync(file)).toString();
  const variant = (name: string, content: Buffer) => {
    const to = path.join(counter.database.folder, name);
    writeFileSync(to, content);
    return to;
  };
  const cases: [string, string][] = [
    [variant('cut', readFileSync(file).subarray(0, -40)), 'is truncated'],
    [variant('short', gzipSync(whole.slice(0, whole.indexOf('commit;\n-- ')))), 'is truncated'],
    [variant('endless', gzipSync(whole.slice(0, whole.lastIndexOf('\\.')))), 'is truncated'],
    [
      variant('fewer', gzipSync(whole.replace('"reservations":3', '"reservations":4'))),
      'should have 4 rows of reservations but has 3',
    ],
    [variant('other', gzipSync(whole.replace(/"migration":"\w+"/, '"migration":"0001_old"'))), '0001_old'],
    [
      variant('foreign', gzipSync(whole.replace('begin;', 'begin; drop table leads;'))),
      'an unexpected statement',
    ],
    [variant('none', gzipSync('hello\n')), 'is not a Forecourt backup'],
    [variant('text', Buffer.from('hello\n')), 'not a backup'],
  ];
  await loseEverything();
  for (const [broken, words] of cases) {
    await expect(restore(databaseUrl, { file: broken, identities: [] }), words).rejects.toThrow(words);
    const rows = Object.values(await everything(databaseUrl)).flat();
    expect(rows, words).toEqual([]);
  }
  await restore(databaseUrl, { file, identities: [] });
  expect(await everything(databaseUrl)).toEqual(before);
});

test('a failed backup keeps the previous one and leaves no partial file', async () => {
  const backupBytes = readFileSync(file);
  await withClient(counter.database.databaseUrl, (client) => client.query('drop schema drizzle cascade'));
  await expect(backup(counter.database.databaseUrl, file)).rejects.toThrow();
  expect(readFileSync(file).equals(backupBytes)).toBe(true);
  expect(existsSync(`${file}.unfinished`)).toBe(false);
});
