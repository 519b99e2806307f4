import { SearchParameters, SearchResults } from 'algoliasearch-helper';
import fc from 'fast-check';
import type { InitialResults } from 'instantsearch.js';
import { describe, expect, test } from 'vitest';
import { answerOf, collapseSoldRuns, facetItems, pagesAround } from './answer.ts';

const main = {
  hits: [{ objectID: '1' }],
  nbHits: 2_400,
  page: 1,
  nbPages: 115,
  processingTimeMS: 4,
  facets: { make: { Kia: 3 }, car_type: { used: 2_400 } },
  facets_stats: { year: { min: 2015, max: 2024, avg: 2019, sum: 1 } },
};
const answers = (results: object[], state: object = {}) => ({ stock: { state, results } }) as InitialResults;

describe('an answer', () => {
  const answer = answerOf(answers([main]));

  test('has the hits (SEARCH-25)', () => expect(answer?.hits).toEqual([{ objectID: '1' }]));

  test('has the facets (SEARCH-26)', () => {
    expect(answer?.counts).toEqual({ make: { Kia: 3 }, car_type: { used: 2_400 } });
    expect(answer?.ends.year).toMatchObject({ min: 2015, max: 2024 });
  });

  test('has the count (SEARCH-27)', () => expect(answer?.total).toBe(2_400));

  test('counts the sold vehicles and the bodies', () => {
    const facets = { status: { in_stock: 2_390, sold: 10 }, simple_body: { suv: 2_400 } };
    expect(answerOf(answers([{ ...main, facets }]))).toMatchObject({ sold: 10, bodies: { suv: 2_400 } });
    expect([answer?.sold, answer?.bodies]).toEqual([0, undefined]);
  });

  test('has the page and the number of pages (SEARCH-28)', () =>
    expect([answer?.page, answer?.pages]).toEqual([2, 115]));

  test('has the time the service took, in ms (SEARCH-29)', () => expect(answer?.ms).toBe(4));

  test('counts the values of a filter in use without that filter (SEARCH-26)', () => {
    const withOwnCounts = answerOf(
      answers([
        main,
        { facets: { make: { Kia: 3, Mazda: 9 } } },
        { facets_stats: { year: { min: 1999, max: 2024 } } },
      ]),
    );
    expect(withOwnCounts?.counts.make).toEqual({ Kia: 3, Mazda: 9 });
    expect(withOwnCounts?.ends.year).toMatchObject({ min: 1999, max: 2024 });
  });

  test('is null without results', () => expect(answerOf(answers([]))).toBeNull());
});

describe('the count that shows', () => {
  const counted = { facets: { car_type: { new: 500, used: 2_400 } } };
  const countOf = (nbHits: number, state: object = {}) =>
    answerOf(answers([{ ...main, nbHits }, counted], state))?.count;

  test('is that of the answer up to 1999 (SEARCH-30)', () => expect(countOf(1_999)).toBe(1_999));

  test('is the sum of the car types from 2000 (SEARCH-30 OPEN-046)', () =>
    expect(countOf(2_000)).toBe(2_900));

  test('sums only the chosen car types (OPEN-046)', () =>
    expect(countOf(2_000, { disjunctiveFacetsRefinements: { car_type: ['used'] } })).toBe(2_400));
});

test('lists the values of a facet in the order of the search library', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^-?[A-Za-z]{1,4}$/), { maxLength: 8 });
  const values = names.chain((all) =>
    fc.tuple(...all.map((name) => fc.tuple(fc.constant(name), fc.integer({ min: 1, max: 5 })))),
  );
  fc.assert(
    fc.property(values, values, fc.nat(3), (inMain, ofOwn, chosenCount) => {
      const own = { ...Object.fromEntries(inMain), ...Object.fromEntries(ofOwn) };
      const facetNames = Object.keys(own)
        .slice(0, chosenCount)
        .map((name) => name.replace(/^-/, '\\-'));
      const state = new SearchParameters({
        disjunctiveFacets: ['make'],
        disjunctiveFacetsRefinements: { make: facetNames },
      });
      const raw = [
        { ...main, facets: { make: Object.fromEntries(inMain) } },
        { facets: { make: own } },
      ].slice(0, facetNames.length > 0 ? 2 : 1);
      const theirs = new SearchResults(state, raw as never).getFacetValues('make', {
        sortBy: ['isRefined:desc', 'count:desc', 'name:asc'],
      }) as unknown as { escapedValue: string; count: number; isRefined: boolean }[];
      const ours = facetItems(answerOf(answers(raw))?.counts.make, facetNames, 100, 100).items;
      // Ignore the order of equal counts: InstantSearch sorts by raw names, we sort by escaped ones.
      const writtenItems = (items: { value: string; count: number; isRefined: boolean }[]) =>
        items.map(({ value, count, isRefined }) => `${isRefined} ${count} ${value}`).toSorted();
      expect(writtenItems(ours)).toEqual(
        writtenItems(theirs.map((item) => ({ ...item, value: item.escapedValue }))),
      );
    }),
  );
});

test('cuts a list after its limit, chosen values first, and says whether it is complete', () => {
  const counts = { Kia: 3, Mazda: 9, Audi: 3 };
  const { items, complete } = facetItems(counts, ['Kia', 'Lotus'], 3, 100);
  expect(items).toEqual([
    { value: 'Kia', count: 3, isRefined: true },
    { value: 'Lotus', count: 0, isRefined: true },
    { value: 'Mazda', count: 9, isRefined: false },
  ]);
  expect(complete).toBe(false);
  expect(facetItems(counts, [], 3, 100).complete).toBe(true);
  // A full answer may have been cut off.
  expect(facetItems(counts, [], 3, 3).complete).toBe(false);
});

test.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [2, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
  [1, 0, []],
])('around page %d of %d it links to %j (OPEN-040)', (page, pages, numbers) =>
  expect(pagesAround(page, pages)).toEqual(numbers),
);

describe('sold cars in lists', () => {
  const vehicle = (status: 'in_stock' | 'sold') => ({ status });
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
