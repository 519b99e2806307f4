import {
  advertsOfFeed,
  type FeedVehicle,
  hashOf,
  rowsOf,
} from '@forecourt/lib/operations/advertising/feed-vehicles.server';
import { feedVersion } from '@forecourt/lib/operations/advertising/feed-version.server';
import { fileOf } from '@forecourt/lib/operations/advertising/formats/file-of';
import { fileShape } from '@forecourt/lib/operations/advertising/formats/file-shape';
import { receiverOf } from '@forecourt/lib/operations/advertising/receivers/receiver-of';
import {
  SAMPLE_TIME,
  SAMPLE_VIN,
  sampleAdvertSite,
  sampleFeed,
} from '@forecourt/lib/operations/advertising/testing/samples';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = sampleAdvertSite();
const feed = sampleFeed();

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query("insert into feeds (id) values ('feed') on conflict do nothing");
});

const photo = {
  image: { url: 'https://photos.example/1.jpg', thumb: { url: 'https://photos.example/1.jpg' } },
};
const vinOf = (number: number) => `MR0HA3CD1${String(number).padStart(8, '0')}`;

async function add(id: string, facts: Partial<VehicleInput> = {}): Promise<void> {
  const vehicle = sampleVehicle({
    id,
    slug: `car-${id.toLowerCase()}`,
    stocknum: id,
    vin: vinOf(Number(id.replace(/\D/g, ''))),
    colour: 'White',
    images: [photo],
    ...facts,
  });
  await database.pool.query(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record,
                       content_hash, created_at, updated_at)
     values ($1, $2, 'feed', $3, $4, $5, $6, $7, '', $8, now())`,
    [
      id,
      vehicle.slug,
      vehicle.stocknum,
      vehicle.dealership_id,
      vehicle.status,
      vehicle.show_on_dealer_website,
      JSON.stringify(vehicle),
      vehicle.created_at,
    ],
  );
}

/** As a shopper who starts a checkout. */
const hold = (id: string) =>
  database.pool.query(
    `insert into reservations (id, reference, site_slug, name, email, amount_cents, return_url, token, car_id, car,
                               choices, dealership_id, mobile, status, held_until, hold_hours, payment_page)
     values (gen_random_uuid(), 'R-' || $1, 'sample', 'Kim', 'kim@shopper.example', 20000, 'https://sample.example',
             gen_random_uuid(), $1, '{}', '{}', 'sample-dealer', '+61412345678', 'held', now(), 48, 'elements')`,
    [id],
  );
const change = (id: string, facts: Partial<VehicleInput>) =>
  database.pool.query('update cars set record = record || $2, updated_at = now() where id = $1', [
    id,
    JSON.stringify(facts),
  ]);

async function vehicles(
  ...[changes = {}, options = {}]: [Record<string, unknown>?, { carIds?: string[] }?]
): Promise<FeedVehicle[]> {
  const found: FeedVehicle[] = [];
  const own = sampleFeed(changes);
  for await (const vehicle of advertsOfFeed(database.pool, own, site, { now: SAMPLE_TIME, ...options }))
    found.push(vehicle);
  return found;
}
const ids = async (...args: Parameters<typeof vehicles>) =>
  (await vehicles(...args)).map(({ vehicleId }) => vehicleId);
const version = () => feedVersion(database.pool, feed, site, SAMPLE_TIME);

test('contains only the vehicles that the site lists for sale', async () => {
  await add('C1');
  await add('C2', { dealership_id: 'another-dealer' });
  await add('C3', { show_on_dealer_website: false });
  await add('C4', { status: 'sold' });
  await add('C5', { status: 'others' });
  expect(await ids()).toEqual(['C1']);
});

test('leaves out types of vehicle that the site does not list', async () => {
  await add('C1', { car_type: 'new' });
  await add('C2', { item_type: 'caravan', simple_body: 'caravan' });
  const narrow = {
    ...sampleAdvertSite({ carTypes: ['used'] }),
    features: { ...site.features, caravansEnabled: false },
  };
  const found = [];
  for await (const { vehicleId } of advertsOfFeed(database.pool, feed, narrow)) found.push(vehicleId);
  expect(found).toEqual([]);
});

test('applies the extra filter of the site with the price that the site shows first', async () => {
  await add('C1', { price: 20_000, drive_away_price: 23_000 });
  await add('C2', { price: 20_000 });
  const filtered = sampleAdvertSite({ priceLead: 'driveAway', stockFilterExtra: 'sort_price < 21000' });
  const found = [];
  for await (const { vehicleId } of advertsOfFeed(database.pool, feed, filtered)) found.push(vehicleId);
  expect(found).toEqual(['C2']);
});

test('leaves a vehicle out while a shopper holds it, unless the feed includes reserved ones', async () => {
  await add('C1');
  await hold('C1');
  expect(await ids()).toEqual([]);
  const [held] = await vehicles({ stock: { ...feed.stock, includesReserved: true } });
  expect(held?.advert.availability).toBe('reserved');
});

test('has the price of the last change', async () => {
  await add('C1');
  const [before] = await vehicles();
  await change('C1', { price: 49_990 });
  const [after] = await vehicles();
  expect(after?.row.price).toBe('49990.00 AUD');
  expect(before && after && hashOf(before.row) === hashOf(after.row)).toBe(false);
});

test('yields each of many vehicles once, in order', async () => {
  const template = sampleVehicle({ vin: SAMPLE_VIN, images: [photo] });
  await database.pool.query(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record,
                       content_hash, created_at, updated_at)
     select 'n' || n, 'n' || n, 'feed', 'n' || n, 'sample-dealer', 'in_stock', true,
            $1::jsonb || jsonb_build_object('id', 'n' || n, 'slug', 'n' || n), '', now(), now()
     from generate_series(1, 1201) n`,
    [JSON.stringify(template)],
  );
  const found = await ids();
  expect(new Set(found).size).toBe(1201);
  expect(found).toHaveLength(1201);
});

test('accepts a VIN once, and says why the other vehicle is left out', async () => {
  await add('C1', { vin: SAMPLE_VIN, colour: null });
  await add('C2', { vin: SAMPLE_VIN });
  await add('C3', { vin: SAMPLE_VIN.toLowerCase() });
  const reasons = async (carIds?: string[]) =>
    Object.fromEntries(
      (await vehicles({}, carIds ? { carIds } : {})).map(({ vehicleId, refusals }) => [
        vehicleId,
        refusals.map(({ reason }) => reason),
      ]),
    );
  const taken = ['Another vehicle of the feed has the same VIN.'];
  // The first one has no colour and is not in the feed, so that its VIN is free.
  expect(await reasons()).toEqual({ C1: ['The vehicle has no colour.'], C2: [], C3: taken });
  await change('C3', { vin: SAMPLE_VIN });
  expect(await reasons(['C3'])).toEqual({ C3: taken });
});

test('yields the wanted vehicles only', async () => {
  await add('C1');
  await add('C2');
  await add('C3', { status: 'sold' });
  expect(await ids({}, { carIds: ['C2', 'C3', 'unknown'] })).toEqual(['C2']);
  expect(await ids({}, { carIds: [] })).toEqual([]);
});

test('survives a record that is not readable', async () => {
  await add('C1');
  await add('C2');
  await database.pool.query(`update cars set record = '{}' where id = 'C1'`);
  expect(await ids()).toEqual(['C2']);
});

test('the version of the file changes with prices, photos, holds, arrivals and sales', async () => {
  await add('C1');
  await add('C2');
  const versions = [await version()];
  expect(await version()).toBe(versions[0]);
  const steps: (() => Promise<unknown>)[] = [
    () => change('C1', { price: 1000 }),
    () => database.pool.query(`update cars set photo_notes = '{}' where id = 'C1'`),
    () => hold('C2'),
    () => add('C3'),
    () => database.pool.query(`update cars set status = 'sold' where id = 'C3'`),
    () => database.pool.query(`update reservations set status = 'paid'`),
  ];
  for (const step of steps) {
    await step();
    versions.push(await version());
  }
  expect(new Set(versions).size).toBe(steps.length + 1);
});

test('the file has another version within a minute if its rules depend on the date, else within an hour', async () => {
  const changesWithin = async (milliseconds: number, stock: Record<string, unknown> = {}) => {
    const own = sampleFeed({ stock: { ...feed.stock, ...stock } });
    const versionAt = (time: Date) => feedVersion(database.pool, own, site, time);
    return (
      (await versionAt(SAMPLE_TIME)) !== (await versionAt(new Date(SAMPLE_TIME.getTime() + milliseconds)))
    );
  };
  expect(await changesWithin(60_000)).toBe(false);
  expect(await changesWithin(3_600_000)).toBe(true);
  expect(await changesWithin(60_000, { daysFrom: 30 })).toBe(true);
});

test('the version of the file ignores other dealerships', async () => {
  const before = await version();
  await add('C1', { dealership_id: 'another-dealer' });
  expect(await version()).toBe(before);
});

test('a feed without vehicles is a file with the names of its columns', async () => {
  const rows = rowsOf(advertsOfFeed(database.pool, feed, site));
  let file = '';
  for await (const chunk of fileOf(rows, fileShape(feed, receiverOf(feed)))) file += chunk;
  expect(file).toMatch(/^id\tVIN\tgoogle_product_category\t.*\r\n$/);
});
