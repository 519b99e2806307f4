import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import { compare } from '@forecourt/lib/vehicle/price-comparison/comparison';
import { gaugeBand, gaugeLabel, gaugeOf } from '@forecourt/lib/vehicle/price-comparison/gauge';
import { similarStock } from '@forecourt/lib/vehicle/price-comparison/similar-stock.server';
import { detailedVerdict } from '@forecourt/lib/vehicle/price-comparison/verdict';
import { type Vehicle, vehicleSchema } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../emulators/postgres/testing/database.ts';
import { dealerships } from '../dealerships.ts';
import { DEALERS, stockOf } from './feeds/dealers.ts';
import { pastFeeds } from './feeds/past.ts';
import { writeFeed } from './feeds/write.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const MEDIA = 'http://localhost:4003';
const feedDate = { now: new Date('2026-11-20T00:00:00Z'), year: 2026 };
const dealer = DEALERS.find(({ site }) => site === 'harbour') as (typeof DEALERS)[number];
const today = stockOf(dealer, feedDate, MEDIA);

let database: TestDatabase;
let cars: Vehicle[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  const mapping = await loadMapping(path.resolve(import.meta.dirname, '../mappings/harbour.ts'));
  const file = path.join(database.folder, `harbour.${mapping.format ?? 'csv'}`);
  for (const feed of [...pastFeeds(dealer, today, feedDate, MEDIA), { now: feedDate.now, vehicles: today }]) {
    writeFileSync(file, writeFeed(mapping, feed.vehicles));
    const report = await importFeed({
      pool: database.pool,
      mapping,
      file,
      accept: ['retiring', 'empty'],
      now: feed.now,
    });
    expect(report).toMatchObject({ error: null, rows: { held: 0, repeated: 0, rejected: 0, mended: 0 } });
  }
  const { rows } = await database.pool.query('select record from cars where retired_at is null order by id');
  cars = rows.map(({ record }) => vehicleSchema.parse(record));
});
afterAll(() => database.stop());

test('the history of a dealer ends in today’s stock', () => {
  expect(cars.map(({ stocknum }) => stocknum).sort()).toEqual(today.map(({ stocknum }) => stocknum).sort());
  const prices = new Map(today.map(({ stocknum, price }) => [stocknum, price]));
  for (const { stocknum, price } of cars) expect(price).toBe(prices.get(stocknum));
});

test('prices have gone up and down, each on a day after the listing', async () => {
  const { rows } = await database.pool.query<{ price: number; was: number; late: boolean }>(
    `select price, was, at > created_at as late from price_changes join cars on cars.id = car_id
     where was is not null and retired_at is null`,
  );
  expect(rows.filter(({ price, was }) => price < was).length).toBeGreaterThan(50);
  expect(rows.filter(({ price, was }) => price > was).length).toBeGreaterThan(10);
  expect(rows.every(({ late }) => late)).toBe(true);
});

test('every band and label occurs, and too few comparable cars too (GAUGE-18..22)', async () => {
  const ids = dealerships.filter(({ site }) => site === 'harbour').map(({ id }) => id);
  const since = new Date('2026-05-20');
  const outcomes = new Set<string>();
  for (const car of cars) {
    const price = sellingPrice(car);
    if (price === null || car.year === null) continue;
    const result = compare(
      { year: car.year, km: car.km, badge: car.badge, series: car.series, price },
      await similarStock(database.pool, ids, car, since, 'excludingCharges'),
    );
    if (result.kind === 'too_few') outcomes.add('too few');
    else {
      const reading = gaugeOf(result.gauge);
      if ('problem' in reading) outcomes.add(reading.problem.reason);
      else outcomes.add(`${gaugeBand(reading.gauge.fill)}, ${gaugeLabel(reading.gauge.fill)}`);
    }
  }
  expect([...outcomes].sort()).toEqual([
    'above_range',
    'high, Good Deal',
    'high, Great Deal',
    'low, Good Deal',
    'medium, Good Deal',
    'too few',
    'unsure',
  ]);
});

test('every detailed verdict occurs among cars of the same badge, body and drive', async () => {
  const ids = dealerships.filter(({ site }) => site === 'harbour').map(({ id }) => id);
  const outcomes = new Map<string | null, number>();
  const count = (outcome: string | null) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  for (const car of cars) {
    const price = sellingPrice(car);
    const { year, km, badge, series, simple_body: body, simple_drive: drive } = car;
    if (price === null || year === null) continue;
    const others = await similarStock(database.pool, ids, car, new Date('2026-05-20'), 'excludingCharges');
    const result = compare({ year, km, badge, series, body, drive, price }, others, { isStrict: true });
    if (result.kind === 'too_few') count(result.count === 0 ? 'none' : 'too few');
    else {
      const reading = gaugeOf({ ...result.gauge, description: null });
      if ('problem' in reading) count(reading.problem.reason);
      else count(detailedVerdict(reading.gauge, result.middle, null).label);
    }
  }
  expect([...outcomes.keys()]).toEqual(
    expect.arrayContaining(['Great Deal', 'Good Deal', 'Fair Price', null, 'too few']),
  );
});
