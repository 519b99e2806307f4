import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { savedSearch, savedSearchParameters } from './saved-filter.ts';

describe('a saved filter', () => {
  test('becomes lists and ranges by address key', () => {
    const filter = {
      _type: 'stockFilter',
      carTypes: ['used'],
      makes: ['Toyota', 'Toyota', ' Kia '],
      bodies: [],
      priceTo: 20_000,
      yearFrom: 2018,
      kmTo: null,
    };
    const search = savedSearch(filter);
    expect(search).toEqual({
      lists: { car_type: ['used'], make: ['Toyota', 'Kia'] },
      ranges: { price: { min: null, max: 20_000 }, year: { min: 2018, max: null } },
    });
    expect(savedSearchParameters(search).toString()).toBe(
      new URLSearchParams({
        'refinementList[car_type][0]': 'used',
        'refinementList[make][0]': 'Toyota',
        'refinementList[make][1]': 'Kia',
        'range[price]': ':20000',
        'range[year]': '2018:',
      }).toString(),
    );
  });

  test('selects certified vehicles only if that is chosen', () => {
    expect(savedSearch({ carTypes: ['used'], certified: true }).lists).toEqual({
      car_type: ['used'],
      certified: ['true'],
    });
    for (const certified of [false, null, 'yes'])
      expect(savedSearch({ carTypes: ['used'], certified }).lists).toEqual({ car_type: ['used'] });
  });

  test('is empty when absent or reversed', () => {
    const nothing = { lists: {}, ranges: {} };
    for (const stored of [null, undefined, {}, { priceFrom: 9, priceTo: 1 }, { makes: 'Toyota' }, 'x', 7])
      expect(savedSearch(stored)).toEqual(nothing);
  });

  test('keeps the valid fields if another one is invalid', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (bad) => {
        const { lists } = savedSearch({ makes: ['Toyota'], models: bad, priceFrom: bad, yearFrom: bad });
        expect(lists.make).toEqual(['Toyota']);
      }),
    );
  });
});
