import { SEARCH_WORDS } from '@forecourt/lib/sites/address-table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHref, resolveLanding, type StockCatalogue } from './landing.ts';

const catalogue: StockCatalogue = {
  noun: 'car',
  allNoun: 'vehicle',
  makes: [
    { name: 'Toyota', models: ['HiLux', 'LandCruiser 300'] },
    { name: 'Land Rover', models: ['Defender'] },
    { name: 'Used Cars', models: [] },
  ],
  dealerships: [
    { slug: 'northside', name: 'Northside' },
    { slug: 'toyota', name: 'Toyota of Town' },
  ],
  locations: [
    { slug: 'albion', name: 'Albion' },
    { slug: 'northside', name: 'Northside Yard' },
  ],
};
const landing = (path: string) => resolveLanding(path.split('/').filter(Boolean), catalogue);

describe('the stock at /search/{...}', () => {
  test('without a word is all of it (ROUTE-20)', () =>
    expect(landing('')).toMatchObject({ kind: 'all', filter: null }));

  test('new-cars lists new cars (ROUTE-21 ROUTE-22)', () =>
    expect(landing('new-cars')).toMatchObject({
      kind: 'type',
      path: '/search/new-cars',
      heading: 'New cars',
      filter: 'car_type:"new"',
    }));
  test('demo-cars lists demo cars (ROUTE-21 ROUTE-23)', () =>
    expect(landing('demo-cars')).toMatchObject({
      kind: 'type',
      path: '/search/demo-cars',
      heading: 'Demo cars',
      filter: 'car_type:"demo"',
    }));
  test('used-cars lists used cars (ROUTE-21 ROUTE-24)', () =>
    expect(landing('used-cars')).toMatchObject({
      kind: 'type',
      path: '/search/used-cars',
      heading: 'Used cars',
      filter: 'car_type:"used"',
    }));
  test('new-and-demo-cars lists new and demo cars (ROUTE-25)', () =>
    expect(landing('new-and-demo-cars')).toMatchObject({
      kind: 'type',
      heading: 'New and demo cars',
      filter: '(car_type:"new" OR car_type:"demo")',
    }));
  test('new-used-and-demo-cars lists cars of every type (ROUTE-26)', () =>
    expect(landing('new-used-and-demo-cars')).toMatchObject({
      kind: 'type',
      heading: 'New, used and demo cars',
      filter: null,
    }));
  test('caravans lists caravans (OPEN-120)', () =>
    expect(landing('caravans')).toMatchObject({ kind: 'type', filter: 'item_type:"caravan"' }));

  test('uses the noun of the stock: caravans, motorcycles, trucks (OPEN-120)', () => {
    expect(resolveLanding([], { ...catalogue, allNoun: 'caravan' })?.heading).toBe('Caravans for sale');
    expect(resolveLanding(['used-cars'], { ...catalogue, noun: 'caravan' })?.heading).toBe('Used caravans');
    expect(landing('caravans')?.heading).toBe('Caravans');
    expect(landing('motorcycles')).toMatchObject({
      heading: 'Motorcycles',
      noun: 'motorcycle',
      filter: 'simple_body:"motorcycle"',
    });
    expect(landing('trucks')).toMatchObject({ noun: 'truck', filter: 'simple_body:"lightTruck"' });
    expect(landing('constructor')).toBeNull();
  });

  test('a make lists its stock (ROUTE-27)', () =>
    expect(landing('land-rover')).toMatchObject({
      kind: 'make',
      path: '/search/land-rover',
      heading: 'Land Rover',
      filter: 'make:"Land Rover"',
    }));

  test('a make and a model of it list cars of both (ROUTE-28)', () => {
    expect(landing('Toyota/LandCruiser-300')).toMatchObject({
      kind: 'model',
      path: '/search/toyota/landcruiser-300',
      heading: 'Toyota LandCruiser 300',
      filter: 'make:"Toyota" AND model:"LandCruiser 300"',
    });
    expect(landing('land-rover/defender')).toMatchObject({
      kind: 'model',
      filter: 'make:"Land Rover" AND model:"Defender"',
    });
  });

  test('a model below another make is unknown (ROUTE-28)', () => {
    expect(landing('toyota/defender')).toBeNull();
    expect(landing('nobody/hilux')).toBeNull();
    expect(landing('toyota/hilux/more')).toBeNull();
  });

  test('a dealership lists its stock (ROUTE-29)', () =>
    expect(landing('northside')).toMatchObject({
      kind: 'dealership',
      heading: 'Stock at Northside',
      filter: 'dealership_slug:"northside"',
    }));

  test('a location lists its stock (ROUTE-30)', () =>
    expect(landing('albion')).toMatchObject({
      kind: 'location',
      heading: 'Stock at Albion',
      filter: 'location_slug:"albion"',
    }));

  test('resolves types, makes, dealerships and locations in this order (OPEN-034)', () => {
    for (const word of SEARCH_WORDS) expect(landing(word)?.kind).toBe('type');
    expect(landing('toyota')?.kind).toBe('make');
    expect(landing('northside')?.kind).toBe('dealership');
    expect(landing('nobody')).toBeNull();
  });

  test('resolves any path without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), (segments) => {
        const landing = resolveLanding(segments, catalogue);
        expect(landing === null || landing.path.startsWith('/search')).toBe(true);
      }),
    );
  });

  test('resolves links to makes and models', () => {
    for (const { name, models } of catalogue.makes.slice(0, 2)) {
      expect(landing(makeHref(name).slice(8))?.heading).toBe(name);
      for (const model of models)
        expect(landing(makeHref(name, model).slice(8))?.heading).toBe(`${name} ${model}`);
    }
  });
});
