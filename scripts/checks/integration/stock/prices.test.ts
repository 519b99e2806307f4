import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GUARDS } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { priceChangesOf } from '@forecourt/lib/inventory/stock/price-changes.server';
import {
  VEHICLE_COLUMNS,
  type VehicleRow,
  vehicleBySlug,
  vehicleOf,
} from '@forecourt/lib/inventory/stock/vehicles.server';
import { similarStock } from '@forecourt/lib/vehicle/price-comparison/similar-stock.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { ROOT } from '../../../emulators/settings.ts';
import { csvOf, type SampleRow, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

async function importRows(rows: readonly SampleRow[], day: string, more: { dryRun?: boolean } = {}) {
  const file = path.join(database.folder, 'feed.csv');
  writeFileSync(file, csvOf(rows));
  const report = await importFeed({
    pool: database.pool,
    mapping: sampleMapping(),
    file,
    accept: GUARDS,
    now: new Date(`${day}T00:00:00Z`),
    ...more,
  });
  expect(report.error).toBeNull();
}
const rowWithPrice = (price: string) => sampleRows(1, () => ({ Price: price }));
const pricesOf = async (id: string) =>
  (await priceChangesOf(database.pool, id)).map(({ at, price }) => [at.toISOString().slice(0, 10), price]);

describe('price history', () => {
  test('grows only when a feed changes a price', async () => {
    await importRows(rowWithPrice('54990'), '2026-01-01');
    await importRows(rowWithPrice('54990'), '2026-02-01');
    await importRows(rowWithPrice('52990'), '2026-03-01');
    await importRows(
      sampleRows(1, () => ({ Price: '52990', Odometer: '46000' })),
      '2026-04-01',
    );
    await importRows(rowWithPrice('53990'), '2026-05-01');
    expect(await pricesOf('sample-a1')).toEqual([
      ['2026-01-01', 54_990],
      ['2026-03-01', 52_990],
      ['2026-05-01', 53_990],
    ]);
    const { rows } = await database.pool.query('select was from price_changes order by id');
    expect(rows.map(({ was }) => was)).toEqual([null, 54_990, 52_990]);
  });

  test('survives a retired car’s return and a time without a price', async () => {
    await importRows(rowWithPrice('54990'), '2026-01-01');
    await importRows(sampleRows(2).slice(1), '2026-02-01');
    await importRows(rowWithPrice('POA'), '2026-03-01');
    await importRows(rowWithPrice('54990'), '2026-04-01');
    await importRows(rowWithPrice('50000'), '2026-05-01');
    expect(await pricesOf('sample-a1')).toEqual([
      ['2026-01-01', 54_990],
      ['2026-05-01', 50_000],
    ]);
  });

  test('tells how long a vehicle was offered at its former price', async () => {
    const daysAt = async (before: number) => {
      await database.pool.query(
        `update cars set record = jsonb_set(record, '{before_price}', to_jsonb($1::numeric)) where id = 'sample-a1'`,
        [before],
      );
      const { rows } = await database.pool.query<VehicleRow>(
        `select ${VEHICLE_COLUMNS} from cars where id = 'sample-a1'`,
      );
      return rows[0] && vehicleOf(rows[0]).before_price_days;
    };
    await importRows(rowWithPrice('54990'), '2026-01-01');
    await importRows(rowWithPrice('52990'), '2026-01-29');
    await importRows(rowWithPrice('51990'), '2026-02-01');
    const days = [await daysAt(54_990), await daysAt(52_990), await daysAt(51_990), await daysAt(60_000)];
    // The price today has not ended, and the car was never offered at $60,000.
    expect(days.map((one, at) => (at === 0 ? (one ?? 0) >= 28 : one))).toEqual([true, 3, 0, 0]);
    expect(await daysAt(0)).toBeUndefined();
  });

  test('is not written by a dry run', async () => {
    await importRows(rowWithPrice('54990'), '2026-01-01');
    await importRows(rowWithPrice('52990'), '2026-03-01', { dryRun: true });
    expect(await pricesOf('sample-a1')).toHaveLength(1);
  });

  test('starts on the listing date for older cars', async () => {
    await importRows(
      sampleRows(2, (index) => ({ Price: ['54990', 'POA'][index] ?? '' })),
      '2026-01-01',
    );
    await database.pool.query('delete from price_changes');
    const migration = readFileSync(
      path.join(ROOT, 'lib/platform/database/migrations/0005_price_changes.sql'),
      'utf8',
    );
    await database.pool.query(migration.slice(migration.indexOf('INSERT INTO')));
    expect(await pricesOf('sample-a1')).toEqual([['2026-01-01', 54_990]]);
    expect(await pricesOf('sample-a2')).toEqual([]);
  });
});

test('compares a price with similar cars of these dealerships and months', async () => {
  const rows = sampleRows(6, (index) => ({
    Price: String(50_000 + index),
    Year: String(2019 + index),
    Status: 'In Stock',
  }));
  const goneRows = sampleRows(8, (index) => ({
    Price: String(40_000 + index),
    Status: index === 7 ? 'Sold' : 'In Stock',
  })).slice(6);
  await importRows([...rows, ...goneRows], '2026-06-01');
  await importRows([...rows, goneRows[1] as SampleRow], '2026-07-01');
  const page = await vehicleBySlug(
    database.pool,
    ['sample-dealer'],
    '2020-toyota-hilux-sr5-a2',
    'excludingCharges',
  );
  const vehicle = page?.vehicle ?? sampleVehicle();
  const similar = (since: string, dealerships = ['sample-dealer'], car = vehicle) =>
    similarStock(database.pool, dealerships, car, new Date(since), 'excludingCharges').then((others) =>
      others.map(({ price, forSale }) => `${price}${forSale ? '' : ' gone'}`).sort(),
    );
  const withGone = ['40006 gone', '40007 gone', '50000', '50002', '50003'];
  expect(await similar('2026-05-01')).toEqual(withGone);
  expect(await similar('2026-06-15')).toEqual(withGone.filter((words) => words !== '40007 gone'));
  expect(await similar('2026-07-15')).toEqual(withGone.slice(2));
  expect(await similar('2026-05-01', ['another-dealer'])).toEqual([]);
  expect(await similar('2026-05-01', undefined, { ...vehicle, car_type: 'new' })).toEqual([]);
  expect(await similar('2026-05-01', undefined, { ...vehicle, model: 'hilux' })).toEqual(withGone);
});
