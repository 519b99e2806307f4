import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directoryAnswer, directoryQueries, pagesOf } from './search.ts';
import { EMPTY_DIRECTORY } from './state.ts';

const MAKES = [
  { name: 'Mazda', slug: 'mazda' },
  { name: 'Mercedes-Benz', slug: 'mercedes-benz' },
];
const SCOPE = 'manufacturer.id:"m"';
const main = (state: Partial<typeof EMPTY_DIRECTORY>) =>
  directoryQueries({ ...EMPTY_DIRECTORY, ...state }, SCOPE, MAKES)[0];

describe('directory search', () => {
  test('filters by manufacturer.name, model.name and model.body (SEARCH-42 SEARCH-43 SEARCH-44)', () => {
    expect(main({})?.filters).toBe(SCOPE);
    expect(main({ make: 'mercedes-benz', model: 'A "1"', body: 'suv' })?.filters).toBe(
      `${SCOPE} AND manufacturer.name:"Mercedes-Benz" AND model.name:"A \\"1\\"" AND model.body:"suv"`,
    );
  });

  test('sends the query, and the offset of pages of 21 (SEARCH-45 SEARCH-46 SEARCH-47)', () => {
    expect(main({ query: 'cx', page: 3 })).toMatchObject({ query: 'cx', offset: 42, length: 21 });
    expect(main({})).toMatchObject({ query: '', offset: 0, length: 21 });
    expect([0, 1, 21, 22, 92].map(pagesOf)).toEqual([0, 1, 1, 2, 5]);
  });

  test('keeps every query within the site', () => {
    const text = fc.option(fc.string({ maxLength: 40 }), { nil: null });
    fc.assert(
      fc.property(text, text, text, fc.string(), (body, make, model, query) => {
        for (const { filters } of directoryQueries({ query, page: 1, body, make, model }, SCOPE, MAKES))
          expect(filters.startsWith(SCOPE)).toBe(true);
      }),
    );
  });

  test('counts the choices of a filter without that filter', () => {
    const state = { ...EMPTY_DIRECTORY, body: 'suv', make: 'mazda' };
    const queries = directoryQueries(state, SCOPE, MAKES);
    expect(queries.map(({ filters }) => filters)).toEqual([
      `${SCOPE} AND manufacturer.name:"Mazda" AND model.body:"suv"`,
      `${SCOPE} AND manufacturer.name:"Mazda"`,
      `${SCOPE} AND model.body:"suv"`,
    ]);
    const answer = directoryAnswer(state, [
      { hits: [], nbHits: 6, facets: { 'model.body': { suv: 6 }, 'manufacturer.name': { Mazda: 6 } } },
      { hits: [], nbHits: 0, facets: { 'model.body': { ute: 1, suv: 6, hatch: 2 } } },
      { hits: [], nbHits: 0, facets: { 'manufacturer.name': { Toyota: 5, Mazda: 6 } } },
    ]);
    expect(answer.total).toBe(6);
    expect(directoryAnswer({ ...state, page: 2 }, []).page).toBe(2);
    expect(answer.bodies.map(({ value }) => value)).toEqual(['hatch', 'suv', 'ute']);
    expect(answer.makes).toEqual([
      { value: 'Mazda', count: 6 },
      { value: 'Toyota', count: 5 },
    ]);
  });
});
