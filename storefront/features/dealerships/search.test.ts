import { describe, expect, test } from 'vitest';
import {
  type DealershipsResult,
  dealershipsAnswer,
  dealershipsFound,
  dealershipsQueries,
  factsQueries,
} from './search.ts';
import {
  dealershipStockHref,
  EMPTY_DEALERSHIPS,
  isDealershipsParameter,
  parseDealerships,
  serialiseDealerships,
} from './state.ts';

const SCOPE = 'show_on_dealer_website:true';
const query = (state: Partial<typeof EMPTY_DEALERSHIPS>) =>
  dealershipsQueries({ ...EMPTY_DEALERSHIPS, ...state }, SCOPE)[0];
const parse = (text: string) => parseDealerships(new URLSearchParams(text));

describe('dealership search', () => {
  test('filters by categories and price of the same car (SEARCH-48 SEARCH-49)', () => {
    const filters = query({ categories: ['Family', 'Tradie'], price: { min: 10_000, max: 40_000 } })?.filters;
    expect(filters).toContain('(categories:"Family" OR categories:"Tradie")');
    expect(filters).toContain('sort_price >= 10000 AND sort_price <= 40000');
    expect(filters?.startsWith(SCOPE)).toBe(true);
    expect(query({ price: { min: null, max: 20_000 } })?.filters).not.toContain('>=');
  });

  test('sends the query and the offset of pages of 21 dealerships (SEARCH-50 SEARCH-51 SEARCH-52)', () => {
    expect(query({ query: 'ranger', page: 2 })).toMatchObject({
      query: 'ranger',
      offset: 21,
      length: 21,
      distinct: true,
    });
  });

  test('counts each category as if none were selected', () => {
    const [, categories] = dealershipsQueries({ ...EMPTY_DEALERSHIPS, categories: ['Family'] }, SCOPE);
    expect(categories?.filters).not.toContain('Family');
  });

  test('lists each dealership with its count, lowest price and makes, in the site’s order', () => {
    const first = [
      { hits: [{ dealership_slug: 'b' }, { dealership_slug: 'a' }], nbHits: 2 },
      { hits: [], nbHits: 0, facets: { categories: { Family: 3, Tradie: 9 } } },
    ];
    expect(dealershipsFound(first)).toEqual(['b', 'a']);
    expect(factsQueries(EMPTY_DEALERSHIPS, SCOPE, ['b'])[0]?.filters).toContain('dealership_slug:"b"');
    const facts: DealershipsResult[] = [
      {
        hits: [{ price: 9990, price_type: 'DAP', car_type: 'used' }],
        nbHits: 7,
        facets: { make: { Ford: 2, Kia: 5 }, simple_body: { suv: 7 } },
      },
      { hits: [], nbHits: 1, facets: { make: { BYD: 1 } } },
    ];
    expect(dealershipsAnswer(first, facts, ['a', 'b'])).toEqual({
      dealerships: [
        { slug: 'a', count: 1, bodies: {}, from: null, makes: ['BYD'] },
        {
          slug: 'b',
          count: 7,
          bodies: { suv: 7 },
          from: { figure: '$9,990', basisText: 'Drive Away' },
          makes: ['Kia', 'Ford'],
        },
      ],
      total: 2,
      categories: [
        { value: 'Tradie', count: 9 },
        { value: 'Family', count: 3 },
      ],
    });
  });

  test('links to results pages with the same filters as the count', () => {
    const state = parse(
      'query=ute&refinementList[categories][0]=Tradie&range[price]=:40000&page=2&sortBy=km:asc',
    );
    expect(state).toEqual({
      query: 'ute',
      page: 2,
      categories: ['Tradie'],
      price: { min: null, max: 40_000 },
    });
    expect(parse(serialiseDealerships(state).slice(1))).toEqual(state);
    const href = dealershipStockHref('harbour-brisbane', state);
    expect(href.startsWith('/search/harbour-brisbane?query=ute')).toBe(true);
    expect(href).not.toContain('page=');
  });

  test('ignores invalid parameters', () => {
    expect(parse('page=1e9&range[price]=9:1&refinementList[make][0]=Toyota')).toEqual(EMPTY_DEALERSHIPS);
    expect(['utm_source', 'refinementList[make][0]', 'sortBy'].some(isDealershipsParameter)).toBe(false);
    expect(
      ['query', 'page', 'range[price]', 'refinementList[categories][0]'].every(isDealershipsParameter),
    ).toBe(true);
  });
});
