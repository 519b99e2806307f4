import { isFilter } from '@forecourt/lib/platform/text/search-filter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_FACETS } from './facets.ts';
import { stateFilter } from './state-filter.ts';

test('requires every list and range, and any value within a list', () => {
  expect(
    stateFilter({
      lists: { make: ['Toyota', 'Kia'], simple_body: ['ute'] },
      ranges: { price: { min: 1_000, max: 54_000 }, km: { min: null, max: 90_000 } },
    }),
  ).toBe(
    '(make:"Toyota" OR make:"Kia") AND simple_body:"ute" AND sort_price >= 1000 AND sort_price <= 54000 AND km <= 90000',
  );
  expect(stateFilter({ lists: {}, ranges: {} })).toBe('');
});

test('excludes unwanted values and combines makes with models', () => {
  expect(
    stateFilter({
      lists: { make: ['Toyota', 'Ford'], make_model: ['Ford > Ranger'] },
      without: { colour: ['White', 'Black'] },
      ranges: {},
    }),
  ).toBe('(make:"Toyota" OR make_model:"Ford > Ranger") AND NOT colour:"White" AND NOT colour:"Black"');
});

test('escapes any value', () => {
  const key = fc.constantFrom(...ALL_FACETS.filter(({ kind }) => kind === 'list').map((facet) => facet.key));
  const values = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.dictionary(key, values, { minKeys: 1 }), (lists) => {
      expect(isFilter(stateFilter({ lists, ranges: {} }))).toBe(true);
      expect(isFilter(stateFilter({ lists: {}, without: lists, ranges: {} }))).toBe(true);
    }),
  );
});

test('bands of weekly figures are filtered by the shopper’s own terms where they are known', () => {
  const lists = { weekly_price_range: ['Under $50 a week'], make: ['Kia'] };
  expect(stateFilter({ lists, ranges: {} })).toContain('weekly_price_range:"Under $50 a week"');
  const own = stateFilter({ lists, ranges: {} }, (labels) => `own:${labels.length}`);
  expect(own).toContain('make:"Kia"');
  expect(own).toContain('own:1');
  expect(own).not.toContain('weekly_price_range');
});
