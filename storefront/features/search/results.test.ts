import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countText, displayedCount, showingText } from '@/stock/count.ts';
import { siteFacets } from '@/stock/facets.ts';
import { popularMakes } from './makes.ts';
import { collapseSoldRuns } from './sold-runs.ts';

const vehicle = (status: 'in_stock' | 'sold') => ({ status });

describe('result counts', () => {
  test('show as they are up to 1999 (SEARCH-30)', () =>
    expect(displayedCount(1_999, { new: 1, used: 2 })).toBe(1_999));

  test('are the sum of the car types above 1999 (SEARCH-30 OPEN-046)', () => {
    expect(displayedCount(2_000, { new: 900, used: 1_450 })).toBe(2_350);
    expect(displayedCount(2_000, undefined)).toBe(2_000);
  });

  test('read Showing first-last of all (OPEN-040)', () => {
    expect(showingText(1, 21, 240, 'car')).toBe('Showing 1-21 of 240 cars');
    expect(showingText(12, 21, 240, 'car')).toBe('Showing 232-240 of 240 cars');
    expect(countText(1, 'car')).toBe('1 car');
    expect(showingText(99, 21, 1240, 'caravan')).toBe('1,240 caravans');
  });
});

describe('sold cars in lists', () => {
  const statuses = fc.array(fc.constantFrom('in_stock' as const, 'sold' as const));

  test('keep only the first of each run (SEARCH-11)', () => {
    const hits = [
      vehicle('sold'),
      vehicle('sold'),
      vehicle('in_stock'),
      vehicle('sold'),
      vehicle('sold'),
      vehicle('in_stock'),
    ];
    expect(collapseSoldRuns(hits).map(({ status }) => status)).toEqual([
      'sold',
      'in_stock',
      'sold',
      'in_stock',
    ]);
  });

  test('all show when every car is sold (SEARCH-12)', () => {
    expect(collapseSoldRuns([vehicle('sold'), vehicle('sold')])).toHaveLength(2);
  });

  test('never hide a car in stock', () => {
    fc.assert(
      fc.property(statuses, (list) => {
        const hits = list.map(vehicle);
        const results = collapseSoldRuns(hits);
        expect(hits.filter((hit) => hit.status === 'in_stock').every((hit) => results.includes(hit))).toBe(
          true,
        );
      }),
    );
  });
});

describe('filters of a site', () => {
  const settings = { facets: null, cityFacetLimit: 20, dealershipFacetLimit: 40 };
  const labels = (facets: string[] | null, caravansEnabled = false) =>
    siteFacets({ settings: { ...settings, facets }, features: { caravansEnabled } }).map(
      ({ label }) => label,
    );

  test('are all, in the order of the specification (OPEN-042)', () => {
    expect(labels(null).join()).toBe(
      'Condition,Make,Model,Badge,Body,Price,Weekly,Year,Odometer,Transmission,Fuel,Drive,Seats,Colour,Features,State,City,Dealership,Location,Certified',
    );
    expect(labels(null, true)[1]).toBe('Type');
  });

  test('are those a site names, by name or key, without unknown ones', () => {
    expect(labels(['price', 'body', 'nonsense', 'simple_fuel', 'price'])).toEqual(['Price', 'Body', 'Fuel']);
  });

  test('take the limits of city and dealership from the settings (FACET-09 FACET-12)', () => {
    const limits = siteFacets({ settings, features: { caravansEnabled: false } }).flatMap((facet) =>
      facet.kind === 'list' && ['city', 'dealership_name'].includes(facet.key) ? [facet.limit] : [],
    );
    expect(limits).toEqual([20, 40]);
  });

  test('count as popular only the 20 makes with the most stock (FACET-36 OPEN-047)', () => {
    const makes = Array.from({ length: 30 }, (_, at) => ({ label: `M${String(at).padStart(2, '0')}` }));
    const places = (count: number) => popularMakes(makes, count).popular.map((make) => makes.indexOf(make));
    expect(places(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(Math.max(...places(25))).toBe(19);
  });

  test('list popular makes, then all from A to Z (FACET-35 OPEN-047)', () => {
    const makes = ['Toyota', 'Kia', 'Mazda', 'BYD'].map((label) => ({ label }));
    const { popular, all } = popularMakes(makes, 2);
    expect(popular.map(({ label }) => label)).toEqual(['Toyota', 'Kia']);
    expect(all.map(({ label }) => label)).toEqual(['BYD', 'Kia', 'Mazda', 'Toyota']);
    expect(popularMakes(makes, 7).popular).toEqual([]);
  });
});
