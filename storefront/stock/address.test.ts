import { SORTS } from '@forecourt/lib/inventory/search/sorts';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress, parsePriceBand, rewrittenSearch, searchHref, serialiseState } from './address.ts';
import { ALL_FACETS } from './facets.ts';
import { withImpliedMakes } from './make-models.ts';
import { EMPTY_STATE, type SearchState } from './state.ts';

const lists = ALL_FACETS.filter(({ kind }) => kind === 'list').map(({ key }) => key);
const ranges = ALL_FACETS.filter(({ kind }) => kind === 'range').map(({ key }) => key);

const words = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map((text) => text.toWellFormed().trim())
  .filter((text) => text !== '');
const number = fc.nat(999_999);
const range = fc.oneof(
  fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  number.map((min) => ({ min, max: null })),
  number.map((max) => ({ min: null, max })),
);
const state: fc.Arbitrary<SearchState> = fc.record({
  query: fc.oneof(fc.constant(''), words),
  page: fc.integer({ min: 1, max: 1000 }),
  sort: fc.option(fc.constantFrom(...SORTS.map(({ key }) => key))),
  lists: fc
    .dictionary(fc.constantFrom(...lists), fc.uniqueArray(words, { minLength: 1, maxLength: 5 }))
    .map(withImpliedMakes),
  ranges: fc.dictionary(fc.constantFrom(...ranges), range),
  without: fc.dictionary(fc.constantFrom(...lists), fc.uniqueArray(words, { minLength: 1, maxLength: 5 })),
  near: fc.constantFrom(null, '4510', 'Caboolture'),
  pricedIn: fc.constantFrom(null, ...STATE_CODES),
  terms: fc.option(
    fc.record({
      deposit: fc.integer({ min: 0, max: 250_000 }),
      years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    }),
  ),
  ignored: fc.oneof(fc.constant(''), words),
});
/** fast-check's dictionaries have no prototype, which equality must ignore. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('addresses of the results page', () => {
  test('carry the free text as query (FACET-01 ROUTE-32)', () => {
    expect(serialiseState({ ...EMPTY_STATE, query: 'v8 ute' })).toBe('?query=v8%20ute');
    expect(parseAddress('?query=v8%20ute').query).toBe('v8 ute');
  });

  test('carry the state whose charges the prices include', () => {
    expect(serialiseState({ ...EMPTY_STATE, pricedIn: 'NSW' })).toBe('?prices=NSW');
    expect(parseAddress('?prices=nsw').pricedIn).toBe('NSW');
    expect(parseAddress('?prices=NZ').pricedIn).toBeNull();
  });

  test('carry the deposit and term of weekly figures', () => {
    const terms = { deposit: 5000, years: 6.5 };
    expect(serialiseState({ ...EMPTY_STATE, terms })).toBe('?terms=5000:6.5');
    expect(parseAddress('?terms=5000:6.5').terms).toEqual(terms);
    for (const wrong of ['250001:5', '0:0', '0:8', '0:5.2', '-1:5', '5000'])
      expect(parseAddress(`?terms=${wrong}`).terms).toBeNull();
  });

  test('carry the page (FACET-02 ROUTE-33)', () => {
    expect(serialiseState({ ...EMPTY_STATE, page: 3 })).toBe('?page=3');
    expect(parseAddress('?page=3').page).toBe(3);
  });

  test('carry the sort as sortBy (FACET-03 ROUTE-34)', () => {
    expect(serialiseState({ ...EMPTY_STATE, sort: 'sort_price:asc' })).toBe('?sortBy=sort_price:asc');
    expect(parseAddress('?sortBy=sort_price:asc').sort).toBe('sort_price:asc');
  });

  test('carry lists as refinementList and ranges as range (ROUTE-35)', () => {
    const state = { ...EMPTY_STATE, lists: { make: ['Kia'] }, ranges: { price: { min: 1000, max: 52_000 } } };
    const address = '?refinementList[make][0]=Kia&range[price]=1000:52000';
    expect(serialiseState(state)).toBe(address);
    expect(plain(parseAddress(address))).toEqual(plain(state));
  });

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(state, (input) => {
        expect(plain(parseAddress(serialiseState(input)))).toEqual(plain(input));
      }),
    );
  });

  test('are read from any query string, in one form', () => {
    const fragment = fc.constantFrom(
      'refinementList[',
      'range[price]',
      'menu[',
      'page',
      'sortBy',
      ']=',
      '[0]',
      ':',
      '&',
      '=',
      '%',
      '%E0%A4%A',
      '-1',
      'make',
      '99999999999',
      '\u0000',
    );
    const messy = fc
      .array(fc.oneof(fragment, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 12 })
      .map((parts) => `?${parts.join('')}`);
    fc.assert(
      fc.property(messy, (search) => {
        const query = serialiseState(parseAddress(search));
        expect(serialiseState(parseAddress(query))).toBe(query);
      }),
    );
  });

  test('leave out page 1, which any invalid page is (ROUTE-36)', () => {
    expect(serialiseState({ ...EMPTY_STATE, page: 1 })).toBe('');
    for (const page of ['0', '-2', 'x', '1.5', '']) expect(parseAddress(`page=${page}`).page).toBe(1);
  });

  test('rewrite a price band to range[price] without $ or commas (ROUTE-37)', () => {
    expect(rewrittenSearch('?menu[price_range]=$10,000 - $20,000')).toBe('?range[price]=10000:20000');
    expect(rewrittenSearch('?menu%5Bprice_range%5D=%2410%2C000+-+%2420%2C000')).toBe(
      '?range[price]=10000:20000',
    );
    expect(rewrittenSearch('?refinementList[price_range][0]=$10,000 to $15,000')).toBe(
      '?range[price]=10000:15000',
    );
    expect(parsePriceBand('Under $10,000')).toEqual({ min: null, max: 10_000 });
    expect(parsePriceBand('$100,000 and over')).toEqual({ min: 100_000, max: null });
    expect(parsePriceBand('$100,000+')).toEqual({ min: 100_000, max: null });
    expect(parsePriceBand('cheap')).toBeNull();
  });

  test('rewrite menu[x] to refinementList[x][0] and keep the rest (ROUTE-38)', () => {
    expect(rewrittenSearch('?menu[make]=Land Rover&query=v8')).toBe(
      '?query=v8&refinementList[make][0]=Land%20Rover',
    );
    expect(rewrittenSearch('?refinementList[make][0]=Kia&page=2')).toBeNull();
  });

  test('are written by the finders too (SLIDER-06 OPEN-118)', () => {
    const href = searchHref({
      lists: { simple_body: ['suv'] },
      ranges: { price: { min: 1000, max: 52_000 } },
    });
    expect(href).toBe('/search?refinementList[simple_body][0]=suv&range[price]=1000:52000');
  });

  test('ignore unknown facets and sorts', () => {
    const parsed = parseAddress(
      '?refinementList[secret][0]=x&range[make]=1:2&sortBy=drop&range[price]=9:3&range[km]=:',
    );
    expect(parsed).toEqual(EMPTY_STATE);
  });

  test('accept a sort by the name of its index', () => {
    expect(parseAddress('?sortBy=Car_production_sort_price_asc').sort).toBe('sort_price:asc');
    expect(parseAddress('?sortBy=Car_production').sort).toBe('custom_rank:desc');
    expect(parseAddress('?sortBy=Car_production_distance').sort).toBe('distance');
  });
});
