import { describe, expect, test } from 'vitest';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { type ParametersSetup, searchParameters } from './parameters.ts';

const setup: ParametersSetup = {
  filters: 'dealership_id:"a"',
  hitsPerPage: 21,
  attributes: ['name'],
  facets: [],
  mapped: false,
  defaultSort: 'custom_rank:desc',
};
const parametersOf = (state: Partial<SearchState>) =>
  searchParameters(setup, { ...EMPTY_STATE, ...state }, null);

describe('a search query', () => {
  test('goes to the index of the default order (SEARCH-16 SEARCH-17)', () =>
    expect(parametersOf({}).index).toBe('Car_production'));

  test('sends the filter string of the page (SEARCH-19)', () =>
    expect(parametersOf({}).filters).toBe('dealership_id:"a"'));

  test('sends the chosen filters (SEARCH-20)', () => {
    const parameters = parametersOf({
      lists: { colour: ['White'] },
      ranges: { year: { min: 2020, max: 2024 } },
    });
    expect(parameters.disjunctiveFacetsRefinements).toMatchObject({ colour: ['White'] });
    expect(parameters.numericRefinements).toMatchObject({ year: { '>=': [2020], '<=': [2024] } });
  });

  test('sends the number of hits a page (SEARCH-21)', () => expect(parametersOf({}).hitsPerPage).toBe(21));

  test('sends the page, counted from zero (SEARCH-22)', () => {
    expect(parametersOf({ page: 1 }).page).toBe(0);
    expect(parametersOf({ page: 3 }).page).toBe(2);
  });

  test('sends the words (SEARCH-23)', () => expect(parametersOf({ query: 'red ute' }).query).toBe('red ute'));

  test('sends the order as its index (SEARCH-24)', () =>
    expect(parametersOf({ sort: 'sort_price:asc' }).index).toBe('Car_production_sort_price_asc'));

  test('sorts by distance in the index of the default order, among the hits with the fewest typos (SEARCH-24)', () => {
    expect(parametersOf({ sort: 'distance' })).toMatchObject({
      index: 'Car_production',
      typoTolerance: 'min',
    });
    expect(parametersOf({ sort: 'year:desc' }).typoTolerance).toBeUndefined();
  });

  test('asks for hits, facets, count, pages and time (SEARCH-25 SEARCH-26 SEARCH-27 SEARCH-28 SEARCH-29)', () => {
    const { responseFields } = parametersOf({});
    for (const field of ['hits', 'facets', 'nbHits', 'nbPages', 'processingTimeMS'])
      expect(responseFields).toContain(field);
  });
});
