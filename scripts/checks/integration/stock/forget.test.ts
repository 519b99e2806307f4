import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { forgetKind } from '@forecourt/lib/operations/retention/forget.server';
import { KINDS } from '@forecourt/lib/operations/retention/kinds';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

async function importRows(count: number) {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(sampleRows(count)));
  return importFeed({ pool: database.pool, mapping: sampleMapping(), file, accept: GUARDS });
}

/** Rows of people, or of their activity, that refer to a vehicle. */
const NAMED: readonly string[] = [
  "insert into leads (id, site_slug, token, kind, payload, fingerprint) values (gen_random_uuid(), 'sample', gen_random_uuid(), 'enquiry', '{\"car_id\": \"sample-a2\"}', '')",
  "insert into watchlist_items (site_slug, user_id, car_id) select 'sample', id, 'sample-a3' from users",
  "insert into waiting_list_entries (id, site_slug, car_id, email) values (gen_random_uuid(), 'sample', 'sample-a4', 'kim@shopper.example')",
  "insert into alerts (user_id, site_slug, kind, car_id, change) select id, 'sample', 'price_drop', 'sample-a5', '1' from users",
  "insert into phone_reveals (car_id, dealership_id, website_id) values ('sample-a6', 'sample-dealer', 'sample')",
  "insert into valuations (site_slug, token_hash, car_id) values ('sample', 'hash', 'sample-a7')",
  `insert into test_drive_bookings (id, site_slug, lead_id, car_id, location_id, starts_at, time_zone)
       select gen_random_uuid(), 'sample', id, 'sample-a8', 'albion', now(), 'Australia/Brisbane' from leads`,
  `insert into reservations (id, reference, site_slug, name, email, amount_cents, return_url, token, car_id, car, choices,
                             dealership_id, mobile, status, held_until, hold_hours, payment_page)
   values (gen_random_uuid(), 'R-7K2M9Q', 'sample', 'Kim', 'kim@shopper.example', 20000, 'https://sample.example',
           gen_random_uuid(), 'sample-a13', '{}', '{}', 'sample-dealer', '+61412345678', 'completed', now(), 48, 'elements')`,
];

test('deletes an old retired vehicle with its prices, unless something refers to it', async () => {
  await importRows(13);
  await importRows(1);
  await sql("insert into users (id, site_slug, phone) values (gen_random_uuid(), 'sample', '+61412345678')");
  for (const statement of NAMED) await sql(statement);
  const retire = (ids: readonly number[], hours: number) =>
    sql(`update cars set retired_at = now() - make_interval(days => $2, hours => $3) where id = any($1)`, [
      ids.map((id) => `sample-a${id}`),
      KINDS.retiredCars.days,
      hours,
    ]);
  await retire([2, 3, 4, 5, 6, 7, 8, 9, 10, 13], 1);
  await retire([11, 12], -1);

  expect(await forgetKind(database.pool, 'retiredCars')).toBe(2);
  const { rows } = await sql('select id from cars order by length(id), id');
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13].map((id) => `sample-a${id}`));
  const prices = await sql('select distinct car_id from price_changes order by 1');
  expect(prices.rowCount).toBe(11);
  // No reference to a vehicle was lost.
  for (const table of ['reservations', 'watchlist_items', 'waiting_list_entries', 'alerts', 'phone_reveals'])
    expect((await sql(`select from ${table} where car_id is not null`)).rowCount, table).toBe(1);
  expect(await forgetKind(database.pool, 'retiredCars')).toBe(0);
});

test('a deleted vehicle that is listed again is new at the same address', async () => {
  const report = await importRows(13);
  // Eleven still exist: one unchanged, ten restored; two are new.
  expect(report.changes).toEqual({ added: 2, changed: 10, unchanged: 1, retired: 0 });
  const { rows } = await sql("select slug from cars where id = 'sample-a9'");
  expect(rows).toEqual([{ slug: '2021-toyota-hilux-sr5-a9' }]);
});
