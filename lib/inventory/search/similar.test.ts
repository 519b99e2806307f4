import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFilter } from '../../platform/text/search-filter.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { mergeSimilar, priceBand, similarQueries } from './similar.ts';

describe('the price band', () => {
  const band = (price: number | null) => priceBand(sampleVehicle({ price }));

  test('reaches 10,000 either way below 50,000 (SIMILAR-03)', () => {
    expect(band(49_999)).toEqual({ min: 39_999, max: 59_999 });
    expect(band(20_000)).toEqual({ min: 10_000, max: 30_000 });
  });

  test('reaches 25,000 either way from 50,000 (SIMILAR-04)', () => {
    expect(band(50_000)).toEqual({ min: 25_000, max: 75_000 });
    expect(band(120_000)).toEqual({ min: 95_000, max: 145_000 });
  });

  test('does not go below zero', () => expect(band(6_000)).toEqual({ min: 0, max: 16_000 }));

  test('is absent for a car without a price', () => expect(band(10)).toBeNull());

  test('uses the offer price', () =>
    expect(priceBand(sampleVehicle({ price: 60_000, offer_price: 45_000 }))).toEqual({
      min: 35_000,
      max: 55_000,
    }));
});

describe('the queries', () => {
  const queries = similarQueries(sampleVehicle(), 'scope:a');
  const all = <Value>(value: Value): Value[] => [value, value, value, value];

  test('ask for ten cars each (SIMILAR-02)', () =>
    expect(queries.map(({ hitsPerPage }) => hitsPerPage)).toEqual(all(10)));

  test('name the index (SIMILAR-09)', () =>
    expect(queries.map(({ indexName }) => indexName)).toEqual(all('Car_production')));

  test('ask for no facets (SIMILAR-10)', () => expect(queries.map(({ facets }) => facets)).toEqual(all([])));

  test('carry the highlight settings (SIMILAR-11)', () =>
    expect(
      queries.map((query) => [query.attributesToHighlight, query.highlightPreTag, query.highlightPostTag]),
    ).toEqual(all([[], '<em>', '</em>'])));

  test('search for no words', () => expect(queries.map(({ query }) => query)).toEqual(all('')));

  test('look for the same model first, then the same body, then the same make (SIMILAR-05 SIMILAR-12)', () =>
    expect(queries.map(({ filters }) => filters.split('"car" AND ')[1])).toEqual([
      'make:"Toyota" AND model:"HiLux" AND sort_price:29990 TO 79990',
      'simple_body:"ute" AND sort_price:29990 TO 79990',
      'make:"Toyota" AND sort_price:29990 TO 79990',
      'simple_body:"ute"',
    ]));

  test('stay within the stock of the site and cars for sale (SIMILAR-12)', () => {
    for (const { filters } of queries)
      expect(filters).toMatch(
        /^scope:a AND \(status:in_stock OR status:coming_soon\) AND item_type:"car" AND /,
      );
  });
});

test('any make and model produce a valid filter (SIMILAR-12)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (make, model) => {
      const [query] = similarQueries(sampleVehicle({ make, model }), 'scope:a');
      expect(isFilter(query?.filters ?? '')).toBe(true);
    }),
  );
});

describe('the merged results', () => {
  const hits = (...ids: string[]) => ({ hits: ids.map((objectID) => ({ objectID })) });
  const merge = (...results: { hits: { objectID: string }[] }[]) =>
    mergeSimilar(results, 'me').map(({ objectID }) => objectID);

  test('are at most six cars (SIMILAR-01)', () =>
    expect(merge(hits('a', 'b', 'c', 'd'), hits('e', 'f', 'g'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']));

  test('keep the order of the queries (SIMILAR-05 SIMILAR-13)', () =>
    expect(merge(hits('z'), hits('a', 'y'), hits('b'))).toEqual(['z', 'a', 'y', 'b']));

  test('contain each car once (SIMILAR-06)', () =>
    expect(merge(hits('a', 'b', 'a'), hits('b', 'c'))).toEqual(['a', 'b', 'c']));

  test('leave out the car itself', () => expect(merge(hits('a', 'me', 'b'))).toEqual(['a', 'b']));
});
