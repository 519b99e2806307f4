import { expect, test } from 'vitest';
import type { StockCatalogue } from './landing.ts';
import { type LandingCounts, listedLandings } from './listed-landings.ts';

const catalogue: StockCatalogue = {
  noun: 'car',
  allNoun: 'vehicle',
  makes: [
    { name: 'Toyota', models: ['HiLux', 'RAV4'] },
    { name: 'Kia', models: ['Niro'] },
  ],
  dealerships: [
    { slug: 'sample-brisbane', name: 'Sample Brisbane' },
    { slug: 'toyota', name: 'Sample Toyota' },
  ],
  locations: [
    { slug: 'brisbane', name: 'Sample Brisbane' },
    { slug: 'cairns-city', name: 'Cairns City' },
  ],
};
const counts: LandingCounts = {
  types: { new: 4, used: 3 },
  items: { car: 7 },
  bodies: { ute: 4, motorcycle: 1 },
  models: { 'Toyota > HiLux': 4, 'Toyota > RAV4': 2, 'Kia > Niro': 1 },
  dealerships: { 'sample-brisbane': 5, toyota: 2 },
  locations: { brisbane: 5, 'cairns-city': 0 },
};
const listed = (changes: Partial<LandingCounts> = {}) =>
  listedLandings(catalogue, { ...counts, ...changes }).map(({ path, count }) => [path, count]);

test('lists landing pages with stock and demand, each vehicle counted once per page', () =>
  expect(listed()).toEqual([
    ['/search/new-cars', 4],
    ['/search/used-cars', 3],
    ['/search/motorcycles', 1],
    ['/search/toyota', 6],
    ['/search/toyota/hilux', 4],
    ['/search/kia', 1],
    ['/search/sample-brisbane', 5],
  ]));

test('lists new and demo cars together only where there are both', () =>
  expect(listed({ types: { new: 4, demo: 2 } })).toEqual(
    expect.arrayContaining([['/search/new-and-demo-cars', 6]]),
  ));

test('leaves out pages that show the same as another', () => {
  const models = { ...counts.models, 'Kia > Niro': 5 };
  expect(listed({ models }).map(([path]) => path)).not.toContain('/search/kia/niro');
  const caravans = listedLandings(
    { ...catalogue, noun: 'caravan', allNoun: 'caravan' },
    { ...counts, items: { caravan: 7 } },
  );
  expect(caravans.map(({ path }) => path)).not.toContain('/search/caravans');
});

test('lists no landing page without stock', () => {
  const none = { types: {}, items: {}, bodies: {}, models: {}, dealerships: {}, locations: {} };
  expect(listed(none)).toEqual([]);
});

test('lists an address that two names share once', () => {
  const twice = { ...catalogue, makes: [{ name: 'Mazda', models: ['CX-5', 'CX 5', 'MX-5'] }] };
  const models = { 'Mazda > CX-5': 5, 'Mazda > CX 5': 4, 'Mazda > MX-5': 3 };
  expect(listedLandings(twice, { ...counts, models }).filter(({ kind }) => kind === 'model')).toMatchObject([
    { path: '/search/mazda/cx-5', count: 5 },
    { path: '/search/mazda/mx-5', count: 3 },
  ]);
});
