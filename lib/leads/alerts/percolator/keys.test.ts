import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilterClause, matchesFilter, parseFilter } from '../../../inventory/search/matches.ts';
import { allOf, anyOf, literal } from '../../../platform/text/search-filter.ts';
import { boundsOf, searchKeys, vehicleKeys } from './keys.ts';

const clausesOf = (filter: string): FilterClause[] => {
  const clauses = parseFilter(filter);
  if (!clauses) throw new Error(`no filter: ${filter}`);
  return clauses;
};
const keysOf = (filter: string) => searchKeys(clausesOf(filter));

describe('keys of a saved search', () => {
  test('use its two most selective conditions', () => {
    expect(keysOf('')).toEqual(['']);
    expect(keysOf('car_type:used')).toEqual(['car_type=used']);
    expect(keysOf('car_type:used AND (make:Kia OR make:Mazda) AND simple_body:SUV')).toEqual([
      'make=kia&simple_body=suv',
      'make=mazda&simple_body=suv',
    ]);
    expect(keysOf('make:Kia AND make_model:"Kia > Niro"')).toEqual(['make_model=kia > niro&make=kia']);
  });

  test('leave out conditions that no car can be looked up by', () => {
    expect(keysOf('NOT colour:White')).toEqual(['']);
    expect(keysOf('sort_price <= 20000 AND make:Kia')).toEqual(['make=kia']);
    expect(keysOf('filtered_features:"Tow bar"')).toEqual(['']);
  });

  test('turn number filters into bounds that include every match', () => {
    const clauses = clausesOf(
      'sort_price >= 10000.5 AND sort_price <= 19999.5 AND year >= 2018 AND NOT km > 9',
    );
    expect(boundsOf(clauses, 'sort_price')).toEqual({ min: 10_000, max: 20_000 });
    expect(boundsOf(clauses, 'year')).toEqual({ min: 2018, max: null });
    expect(boundsOf(clauses, 'km')).toEqual({ min: null, max: null });
  });
});

describe('any saved search', () => {
  const value = fc.constantFrom('Kia', 'KIA', 'Mazda', 'Say "hi"', 'a & b', 'x=y', '');
  const attribute = fc.constantFrom(
    'make',
    'model',
    'simple_body',
    'colour',
    'categories',
    'filtered_features',
  );
  const facet = fc.tuple(attribute, value).map(([name, each]) => literal(name, each));
  const group = fc
    .tuple(attribute, fc.array(value, { minLength: 1, maxLength: 4 }))
    .map(([name, values]) => anyOf(values.map((each) => literal(name, each))));
  const number = fc
    .tuple(
      fc.constantFrom('sort_price', 'year', 'km'),
      fc.constantFrom('<', '<=', '>=', '>', '=', '!='),
      fc.integer({ min: 0, max: 9 }),
    )
    .map((parts) => parts.join(' '));
  const filters = fc
    .array(
      fc.oneof(
        group,
        number,
        facet.map((each) => `NOT ${each}`),
      ),
      { maxLength: 5 },
    )
    .map((parts) => allOf(parts));
  const records = fc.record({
    make: value,
    model: fc.option(value),
    simple_body: value,
    colour: fc.option(value),
    categories: fc.array(value, { maxLength: 3 }),
    filtered_features: fc.array(value, { maxLength: 3 }),
    sort_price: fc.option(fc.integer({ min: 0, max: 9 })),
    year: fc.integer({ min: 0, max: 9 }),
    km: fc.option(fc.integer({ min: 0, max: 9 })),
  });

  test('shares a key with every matching car, whose numbers lie within its bounds', () => {
    fc.assert(
      fc.property(filters, records, (filter, record) => {
        const clauses = clausesOf(filter);
        if (!matchesFilter(clauses, record)) return;
        const own = new Set(vehicleKeys(record));
        expect(searchKeys(clauses).some((key) => own.has(key))).toBe(true);
        for (const name of ['sort_price', 'year', 'km'] as const) {
          const { min, max } = boundsOf(clauses, name);
          const is = record[name];
          if (min !== null) expect(is).toBeGreaterThanOrEqual(min);
          if (max !== null) expect(is).toBeLessThanOrEqual(max);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
