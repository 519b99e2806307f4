import { SEARCH_WORDS } from '@forecourt/lib/site/reserved';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHref, resolveLanding, type StockCatalogue } from './landing.ts';

const catalogue: StockCatalogue = {
  noun: 'car',
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

describe('what stands at /search/{...}', () => {
  test('the whole stock (ROUTE-20)', () => expect(landing('')).toMatchObject({ kind: 'all', filter: null }));

  test('type words (ROUTE-21 ROUTE-22..26)', () => {
    expect(landing('new-cars')?.filter).toBe('car_type:"new"');
    expect(landing('demo-cars')?.filter).toBe('car_type:"demo"');
    expect(landing('used-cars')?.filter).toBe('car_type:"used"');
    expect(landing('new-and-demo-cars')?.filter).toBe('(car_type:"new" OR car_type:"demo")');
    expect(landing('new-used-and-demo-cars')?.filter).toBeNull();
    expect(landing('caravans')?.filter).toBe('item_type:"caravan"');
    for (const word of SEARCH_WORDS) expect(landing(word)?.kind).toBe('type');
  });

  test('a dealer of caravans sells caravans (OPEN-120)', () => {
    expect(resolveLanding([], { ...catalogue, noun: 'caravan' })?.heading).toBe('Caravans for sale');
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

  test('makes and models (ROUTE-27 ROUTE-28)', () => {
    expect(landing('land-rover')).toMatchObject({
      kind: 'make',
      heading: 'Land Rover',
      filter: 'make:"Land Rover"',
    });
    expect(landing('Toyota/LandCruiser-300')).toMatchObject({
      kind: 'model',
      path: '/search/toyota/landcruiser-300',
      filter: 'make:"Toyota" AND model:"LandCruiser 300"',
    });
    expect(landing('toyota/defender')).toBeNull();
  });

  test('dealerships and locations (ROUTE-29 ROUTE-30)', () => {
    expect(landing('albion')).toMatchObject({ kind: 'location', filter: 'location_slug:"albion"' });
    expect(landing('northside')).toMatchObject({ kind: 'dealership', heading: 'Stock at Northside' });
  });

  test('type words come before makes, makes before dealerships, dealerships before locations (OPEN-034)', () => {
    expect(landing('used-cars')?.kind).toBe('type');
    expect(landing('toyota')?.kind).toBe('make');
    expect(landing('northside')?.kind).toBe('dealership');
    expect(landing('nobody')).toBeNull();
  });

  test('any path resolves without an error, and only to itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), (segments) => {
        const landing = resolveLanding(segments, catalogue);
        expect(landing === null || landing.path.startsWith('/search')).toBe(true);
      }),
    );
  });

  test('links to makes and models resolve', () => {
    for (const { name, models } of catalogue.makes.slice(0, 2)) {
      expect(landing(makeHref(name).slice(8))?.heading).toBe(name);
      for (const model of models)
        expect(landing(makeHref(name, model).slice(8))?.heading).toBe(`${name} ${model}`);
    }
  });
});
