import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstOpenDay, rollUp } from '@forecourt/lib/operations/results/roll-up.server';
import { forgetKind } from '@forecourt/lib/operations/retention/forget.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { MIGRATIONS_FOLDER } from '@forecourt/lib/platform/database/migrate.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import {
  addRandom,
  addStock,
  bruteForce,
  type Raw,
  randomness,
  SITES,
  storedSums,
  weekly,
} from './testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** Across the start of daylight saving on 4 October. */
const FROM = new Date('2026-10-01T00:00:00Z');
const DAYS = 16;
const OPEN = { sealedBefore: '2020-01-01' };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query(
    'truncate events, leads, results_marks, results_days, results_weeks, vehicle_sales cascade',
  );
});

const marks = async () => (await database.pool.query('select from results_marks')).rowCount;

test.each([1, 2, 3])('roll-ups equal the raw rows, however they arrive (seed %i)', async (seed) => {
  const random = randomness(seed);
  const vehicles = await addStock(database.pool, random, FROM);
  const workers = [database.pool, openPool(database.databaseUrl)];
  const raws: Raw[] = [];
  let isWriting = true;
  const counting = workers.map(async (pool) => {
    while (isWriting) await rollUp(pool, SITES, OPEN);
  });
  // Out of order and late: each row's time is anywhere in the period, whenever it is written.
  const writers = Array.from({ length: 3 }, async () => {
    for (let row = 0; row < 150; row += 1)
      raws.push(...(await addRandom(database.pool, random, { vehicles, from: FROM, days: DAYS })));
  });
  await Promise.all(writers);
  isWriting = false;
  await Promise.all(counting);
  await Promise.all(workers.map((pool) => rollUp(pool, SITES, OPEN)));
  expect(await marks()).toBe(0);
  const exact = bruteForce(raws);
  expect(await storedSums(database.pool)).toEqual(exact);
  expect(await storedSums(database.pool, 'week')).toEqual(weekly(exact));
  await workers[1]?.end();
});

test('counting a day again changes nothing', async () => {
  const random = randomness(7);
  const vehicles = await addStock(database.pool, random, FROM);
  for (let row = 0; row < 60; row += 1)
    await addRandom(database.pool, random, { vehicles, from: FROM, days: 2 });
  await rollUp(database.pool, SITES, OPEN);
  const before = await storedSums(database.pool);
  await database.pool.query(
    `insert into results_marks (site_slug, at) select site_slug, date_bin('15 minutes', at, 'epoch') from events`,
  );
  expect(await rollUp(database.pool, SITES, OPEN)).toBeGreaterThan(0);
  expect(await storedSums(database.pool)).toEqual(before);
});

test('the migration marks all days that were recorded before', async () => {
  const { pool } = database;
  const random = randomness(7);
  const vehicles = await addStock(pool, random, FROM);
  for (let row = 0; row < 100; row += 1) await addRandom(pool, random, { vehicles, from: FROM, days: DAYS });
  await rollUp(pool, SITES, OPEN);
  const before = await storedSums(pool);
  await pool.query('truncate results_days, results_marks');
  const [file = ''] = globSync(path.join(MIGRATIONS_FOLDER, '*_results_and_speed.sql'));
  const migration = readFileSync(file, 'utf8');
  await pool.query(migration.split('--> statement-breakpoint').at(-1) ?? '');
  await rollUp(pool, SITES, OPEN);
  expect(await storedSums(pool)).toEqual(before);
});

test('the migration adds up the weeks of days that were counted before', async () => {
  const { pool } = database;
  const random = randomness(7);
  const vehicles = await addStock(pool, random, FROM);
  for (let row = 0; row < 100; row += 1) await addRandom(pool, random, { vehicles, from: FROM, days: DAYS });
  await rollUp(pool, SITES, OPEN);
  const before = await storedSums(pool, 'week');
  await pool.query('truncate results_weeks');
  const [file = ''] = globSync(path.join(MIGRATIONS_FOLDER, '*_results_weeks.sql'));
  await pool.query(readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) ?? '');
  expect(await storedSums(pool, 'week')).toEqual(before);
});

test('weeks whose days an earlier release counted are added up again', async () => {
  const { pool } = database;
  const random = randomness(9);
  const vehicles = await addStock(pool, random, FROM);
  for (let row = 0; row < 60; row += 1) await addRandom(pool, random, { vehicles, from: FROM, days: DAYS });
  await rollUp(pool, SITES, OPEN);
  const one = `where site_slug = 'perth' and day = (select min(day) from results_days where site_slug = 'perth')`;
  const kept = (await pool.query(`select * from results_days ${one}`)).rows;
  await pool.query(`delete from results_days ${one}`);
  for (const row of kept)
    await pool.query(
      `insert into results_days (site_slug, day, dimension, value, within, visits, searches, views, enquiries, test_drives,
         finance, trade_ins, reservations, sales) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        row.site_slug,
        row.day,
        row.dimension,
        row.dimension === 'page' ? `${row.value}/moved` : row.value,
        ...Object.values(row).slice(4, 14),
      ],
    );
  await rollUp(pool, SITES, OPEN);
  expect(await storedSums(pool, 'week')).toEqual(weekly(await storedSums(pool)));
});

test('a week is deleted after the last of its days', async () => {
  const { pool } = database;
  const visit = `insert into events (site_slug, event_id, name, path, at) values ('perth', 1005, 'visit', '/', $1)`;
  for (const day of ['2025-06-02', '2025-06-04', '2025-06-09']) await pool.query(visit, [`${day}T04:00:00Z`]);
  await rollUp(pool, SITES, OPEN);
  const mondays = async () =>
    (
      await pool.query(
        `select to_char(week, 'YYYY-MM-DD') as week from results_weeks where dimension = 'total' order by 1`,
      )
    ).rows.map(({ week }) => week);
  await pool.query(`delete from results_days where day < '2025-06-04'`);
  await forgetKind(pool, 'resultsWeeks');
  expect(await mondays()).toEqual(['2025-06-02', '2025-06-09']);
  await pool.query(`delete from results_days where day < '2025-06-09'`);
  await forgetKind(pool, 'resultsWeeks');
  expect(await mondays()).toEqual(['2025-06-09']);
});

test('an event whose transaction ends after a count is counted by the next one', async () => {
  const connection = await database.pool.connect();
  const insert = `insert into events (site_slug, event_id, name, path, at) values ('perth', 1005, 'visit', '/', $1)`;
  await database.pool.query(insert, [FROM]);
  await connection.query('begin');
  await connection.query(insert, [FROM]);
  await rollUp(database.pool, SITES, OPEN);
  const visits = async () =>
    (await database.pool.query(`select visits from results_days where dimension = 'total'`)).rows;
  expect(await visits()).toEqual([{ visits: 1 }]);
  await connection.query('commit');
  connection.release();
  await rollUp(database.pool, SITES, OPEN);
  expect(await visits()).toEqual([{ visits: 2 }]);
});

test('deleting old events changes no complete day, even when a lead of that day changes later', async () => {
  const { pool } = database;
  const old = new Date(Date.now() - 50 * 86_400_000);
  await pool.query(
    `insert into events (site_slug, event_id, name, path, at) values ('perth', 1005, 'visit', '/', $1)`,
    [old],
  );
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, created_at)
     values (gen_random_uuid(), 'perth', gen_random_uuid(), 'enquiry', '{}', '', $1)`,
    [old],
  );
  const ownDays = { events: 30 };
  await rollUp(pool, SITES, OPEN);
  const before = await storedSums(pool);
  await forgetKind(pool, 'events', ownDays);
  expect((await pool.query('select from events')).rowCount).toBe(0);
  await pool.query(`update leads set status = 'won'`);
  await rollUp(pool, SITES, { sealedBefore: firstOpenDay(new Date(), [30, 730]) });
  expect(await storedSums(pool)).toEqual(before);
  expect(await marks()).toBe(0);
});

test('a lead marks its day again only when what counts of it changes', async () => {
  const { pool } = database;
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, created_at)
     values (gen_random_uuid(), 'perth', gen_random_uuid(), 'enquiry', '{}', '', $1)`,
    [FROM],
  );
  await rollUp(pool, SITES, OPEN);
  await pool.query(`update leads set status = 'won', answered_at = now(), updated_at = now()`);
  expect(await marks()).toBe(0);
  await pool.query('update leads set suspect = true');
  expect(await marks()).toBe(1);
});

test('a lead that is held back or erased no longer counts', async () => {
  const { pool } = database;
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, created_at)
     values (gen_random_uuid(), 'perth', gen_random_uuid(), 'enquiry', '{}', '', $1)`,
    [FROM],
  );
  await rollUp(pool, SITES, OPEN);
  expect((await storedSums(pool)).size).toBeGreaterThan(0);
  await pool.query('delete from leads');
  await rollUp(pool, SITES, OPEN);
  expect((await storedSums(pool)).size).toBe(0);
});
