import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFilter } from '../search/filter.ts';
import { sampleVehicle } from './sample-vehicle.ts';
import { mergeSimilar, priceBand, similarQueries } from './similar.ts';

test('the band is 10,000 below 50,000 and 25,000 from there (SIMILAR-03 SIMILAR-04)', () => {
  const band = (price: number | null) => priceBand(sampleVehicle({ price }));
  expect(band(49_999)).toEqual({ min: 39_999, max: 59_999 });
  expect(band(50_000)).toEqual({ min: 25_000, max: 75_000 });
  expect(band(6_000)).toEqual({ min: 0, max: 16_000 });
  expect(band(10)).toBeNull();
  expect(priceBand(sampleVehicle({ price: 60_000, offer_price: 45_000 }))).toEqual({
    min: 35_000,
    max: 55_000,
  });
});

test('the queries, same model first (SIMILAR-02 SIMILAR-05 SIMILAR-09..12)', () => {
  const queries = similarQueries(sampleVehicle(), 'scope:a');
  expect(queries[0]).toEqual({
    indexName: 'Car_production',
    query: '',
    hitsPerPage: 10,
    facets: [],
    filters:
      'scope:a AND (status:in_stock OR status:coming_soon) AND item_type:"car" AND make:"Toyota" AND model:"HiLux" AND sort_price:29990 TO 79990',
    attributesToHighlight: [],
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
  });
  expect(queries.map(({ filters }) => filters.split('"car" AND ')[1])).toEqual([
    'make:"Toyota" AND model:"HiLux" AND sort_price:29990 TO 79990',
    'simple_body:"ute" AND sort_price:29990 TO 79990',
    'make:"Toyota" AND sort_price:29990 TO 79990',
    'simple_body:"ute"',
  ]);
});

test('any make and model makes a filter (SIMILAR-12)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (make, model) => {
      const [query] = similarQueries(sampleVehicle({ make, model }), 'scope:a');
      expect(isFilter(query?.filters ?? '')).toBe(true);
    }),
  );
});

test('answers become six cars, each once, without the car itself (SIMILAR-01 SIMILAR-05 SIMILAR-06 SIMILAR-13)', () => {
  const hits = (...ids: string[]) => ({ hits: ids.map((objectID) => ({ objectID })) });
  const merged = mergeSimilar([hits('a', 'me', 'b'), hits('b', 'c', 'd'), hits('e', 'f', 'g')], 'me');
  expect(merged.map(({ objectID }) => objectID)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
