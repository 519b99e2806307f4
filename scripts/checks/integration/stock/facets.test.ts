import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { start } from '../../../emulators/search-engine/service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };
const indexName = 'Car_production';
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-facets-'));
let search: Awaited<ReturnType<typeof start>>;
let client: ReturnType<typeof searchClient>;

const FIRST_VEHICLE: Partial<VehicleInput> = {
  id: 'one',
  badge: 'SR5',
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  categories: ['Used Vehicles', 'Tradie'],
  city: 'Albion',
  colour: 'White',
  dealership_name: 'Harbour Brisbane',
  standardEquipment: ['Tow Bar'],
  km: 45_200,
  location_name: 'Harbour Albion',
  price: 54_990,
  subscription_price: 299,
  youxQuote: { weeklyRepaymentAmount: 240 },
  seats: 5,
  simple_body: 'ute',
  simple_drive: '4WD',
  simple_fuel: 'Diesel',
  simple_transmission: 'Automatic',
  state: 'QLD',
  tag: 'Special',
  year: 2021,
  certified: true,
  specifications: { sleeps: 6, tare_weight: 2_000, aggregate_trailer_mass: 2_800 },
  variant: { towingcapacitybraked: 3_500 },
};
const SECOND_VEHICLE: Partial<VehicleInput> = {
  id: 'other',
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Touring',
  status: 'coming_soon',
  car_type: 'new',
  item_type: 'caravan',
  categories: ['New Vehicles'],
  city: 'Preston',
  colour: 'Red',
  dealership_name: 'Northside Mazda',
  standardEquipment: ['Panoramic Sunroof'],
  km: 12,
  location_name: 'Northside Preston',
  price: 44_990,
  subscription_price: 259,
  youxQuote: { weeklyRepaymentAmount: 90 },
  seats: 7,
  simple_body: 'suv',
  simple_drive: 'AWD',
  simple_fuel: 'Petrol',
  simple_transmission: 'Manual',
  state: 'VIC',
  tag: 'Fresh',
  year: 2026,
  certified: false,
  specifications: { sleeps: 4, tare_weight: 1_500, aggregate_trailer_mass: 2_000 },
  variant: { towingcapacitybraked: 1_500 },
  created_at: '2026-03-01T00:00:00.000Z',
};

beforeAll(async () => {
  search = await start({ port: 0, dataDir: folder, allowedOrigins: [], ...KEYS });
  client = searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host: search.url });
  await configureStockIndex(client);
  const objects = [FIRST_VEHICLE, SECOND_VEHICLE].map((facts) => ({
    ...toStockRecord(sampleVehicle(facts)),
  }));
  await client.saveObjects({ indexName, objects, waitForTasks: true });
});
afterAll(async () => {
  await search.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('each facet counts its values and filters by one', () => {
  test.each([
    ['FACET-04 OPEN-042', 'badge', 'SR5', 'Touring'],
    ['FACET-05', 'status', 'in_stock', 'coming_soon'],
    ['FACET-06', 'car_type', 'used', 'new'],
    ['FACET-07', 'categories', 'Tradie', 'New Vehicles'],
    ['FACET-08', 'city', 'Albion', 'Preston'],
    ['FACET-10', 'colour', 'White', 'Red'],
    ['FACET-11', 'dealership_name', 'Harbour Brisbane', 'Northside Mazda'],
    ['FACET-13', 'filtered_features', 'Tow bar', 'Sunroof'],
    ['FACET-14', 'item_type', 'car', 'caravan'],
    ['FACET-16', 'location_name', 'Harbour Albion', 'Northside Preston'],
    ['FACET-17', 'make', 'Toyota', 'Mazda'],
    ['FACET-18', 'make_model', 'Toyota > HiLux', 'Mazda > CX-5'],
    ['sentences', 'make_badge', 'Toyota > SR5', 'Mazda > Touring'],
    ['FACET-19', 'model', 'HiLux', 'CX-5'],
    ['FACET-22', 'price_range', '$50,000 to $60,000', '$40,000 to $50,000'],
    ['FACET-24', 'simple_body', 'ute', 'suv'],
    ['FACET-25', 'simple_drive', '4WD', 'AWD'],
    ['FACET-26', 'simple_fuel', 'Diesel', 'Petrol'],
    ['FACET-27', 'simple_transmission', 'Automatic', 'Manual'],
    ['FACET-28', 'state', 'QLD', 'VIC'],
    ['FACET-29', 'tag', 'Special', 'Fresh'],
    ['FACET-30', 'weekly_price_range', '$200 to $300 a week', '$75 to $100 a week'],
    ['FACET-32', 'certified', 'true', 'false'],
  ])('%s %s', async (_rows, facet, ofOne, ofOther) => {
    const all = await client.searchSingleIndex({ indexName, searchParams: { query: '', facets: [facet] } });
    expect(all.facets?.[facet]).toMatchObject({ [ofOne]: 1, [ofOther]: 1 });
    const { hits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', facetFilters: [[`${facet}:${ofOne}`]] },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['one']);
  });
});

describe('each range has its limits and filters between them', () => {
  test.each([
    ['FACET-15', 'km', 12, 45_200],
    ['FACET-20', 'price', 44_990, 54_990],
    ['FACET-21', 'subscription_price', 259, 299],
    ['FACET-23', 'seats', 5, 7],
    ['FACET-31', 'year', 2021, 2026],
    ['sentences', 'sleeps', 4, 6],
    ['sentences', 'tare_weight', 1_500, 2_000],
    ['sentences', 'aggregate_trailer_mass', 2_000, 2_800],
    ['sentences', 'towing_capacity', 1_500, 3_500],
    ['FACET-34', 'created_at_timestamp', 1_768_435_200, 1_772_323_200],
  ])('%s %s', async (_rows, field, min, max) => {
    const { facets_stats } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', facets: [field] },
    });
    expect(facets_stats?.[field]).toMatchObject({ min, max });
    const { nbHits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', numericFilters: [`${field}>=${min}`, `${field}<${max}`] },
    });
    expect(nbHits).toBe(1);
  });
});
