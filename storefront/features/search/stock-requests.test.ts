import { WEEKLY_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';
import type { NestedQuery } from '@/stock/multi-query.ts';
import { checkedAnswer, searchByRules, stockRequests } from './stock-requests.ts';

const rules = { priceAscRequiresPrice: true, counted: ['make', 'make_model', 'colour'] };
/** InstantSearch names a single facet without a list, which the vendor's types do not allow. */
const ask = (params: object, indexName = 'Car_production'): NestedQuery => ({ indexName, params });
const filtersOf = (requests: NestedQuery[]) => stockRequests(requests, rules).map(({ params }) => params);

describe('the price order', () => {
  test('from low to high leaves out cars without a price (SEARCH-32)', () => {
    const queries = [ask({ filters: 'a:1' }, 'Car_production_sort_price_asc'), ask({ filters: 'a:1' })];
    expect(filtersOf(queries)).toEqual([{ filters: 'a:1 AND price > 0' }, { filters: 'a:1' }]);
  });

  test('keeps cars without a price where the site wants them (SEARCH-32)', () => {
    const queries = [ask({ filters: 'a:1' }, 'Car_production_sort_price_asc')];
    expect(stockRequests(queries, { ...rules, priceAscRequiresPrice: false })).toEqual(queries);
  });
});

describe('the filter by weekly repayment', () => {
  const weekly = ['weekly_price_range:$50 - $100'];
  const shared = { ...rules, counted: ['weekly_price_range', 'make'], weeklyFrom: 5_000 };

  test('leaves out vehicles below the minimum that the site’s loans share', () => {
    const requests = [
      ask({ filters: 'a:1', facetFilters: [weekly], facets: ['weekly_price_range', 'make'] }),
      ask({ filters: 'a:1', facets: 'weekly_price_range' }),
      ask({ filters: 'a:1', facets: 'make', facetFilters: [weekly] }),
    ];
    expect(stockRequests(requests, shared).map(({ params }) => params?.filters)).toEqual([
      'a:1 AND NOT sort_price < 5000',
      'a:1 AND NOT sort_price < 5000',
      'a:1 AND NOT sort_price < 5000',
    ]);
    expect(stockRequests(requests, { ...shared, weeklyFrom: null })).toEqual(requests);
  });

  test('is counted without those vehicles, while the search lists them', async () => {
    const main = ask({ filters: 'a:1', facets: ['weekly_price_range', 'make'], page: 2 });
    const sent: NestedQuery[] = [];
    const { results } = await searchByRules([main, ask({ facets: 'make' })], shared, async (requests) => {
      sent.push(...requests);
      const counts = [
        { weekly_price_range: { low: 9 }, make: { Ford: 9 } },
        { make: { Ford: 9 } },
        { weekly_price_range: { low: 4 } },
      ];
      return { results: counts.map((facets) => ({ hits: [], nbHits: 9, facets })) } as never;
    });
    expect(sent.map(({ params }) => params?.filters)).toEqual([
      'a:1',
      undefined,
      'a:1 AND NOT sort_price < 5000',
    ]);
    expect(sent[2]?.params).toMatchObject({ hitsPerPage: 0, page: 0, facets: ['weekly_price_range'] });
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ facets: { weekly_price_range: { low: 4 }, make: { Ford: 9 } } });
  });

  test('needs no further request if the search already leaves them out, or loans share no limits', async () => {
    const counted = async (request: NestedQuery, weeklyFrom: number | null) => {
      let count = 0;
      await searchByRules([request], { ...shared, weeklyFrom }, async (requests) => {
        count = requests.length;
        return { results: requests.map(() => ({ hits: [], nbHits: 0 })) } as never;
      });
      return count;
    };
    const facets = ['weekly_price_range', 'make'];
    expect(await counted(ask({ facets }), null)).toBe(1);
    expect(await counted(ask({ facets, facetFilters: [weekly] }), 5_000)).toBe(1);
    expect(await counted(ask({ facets }), 5_000)).toBe(2);
  });

  test('the order by it leaves out vehicles without one, and those below the minimum', () => {
    const requests = [ask({ filters: 'a:1' }, 'Car_production_weekly_price_asc')];
    expect(stockRequests(requests, shared).map(({ params }) => params?.filters)).toEqual([
      'a:1 AND weekly_price > 0 AND NOT sort_price < 5000',
    ]);
  });

  test('changes no other search', () => {
    const requests = [ask({ filters: 'a:1', facets: ['weekly_price_range', 'make'] })];
    expect(stockRequests(requests, shared)).toEqual(requests);
  });
});

describe('the shopper’s own deposit and term', () => {
  const { settings } = parseSettings({ timeZone: 'Australia/Brisbane' });
  const terms = JSON.stringify([['Bay Finance', 8.49, 9.29, 0, 650, true]]);
  const own = { settings, terms: [terms], choice: { deposit: 5_000, years: 7 }, approval: null };
  const weekly = ['weekly_price_range:$100 to $125 a week'];
  const answering = (sent: NestedQuery[]) => async (requests: NestedQuery[]) => {
    sent.push(...requests);
    return {
      results: requests.map((_, index) => ({
        hits: [],
        nbHits: index,
        facets: { weekly_price_range: { stated: 9 }, make: { Ford: 2 } },
      })),
    } as never;
  };
  const search = async (requests: NestedQuery[]) => {
    const sent: NestedQuery[] = [];
    const { results } = await searchByRules(
      requests,
      { ...rules, counted: ['weekly_price_range', 'make'], weeklyFrom: 5_000, own },
      answering(sent),
    );
    return { sent, results };
  };

  test('replace the filter by week with prices, in one round trip that counts each band', async () => {
    const { sent, results } = await search([
      ask({ filters: 'a:1', facetFilters: [weekly, ['make:Ford']], facets: ['weekly_price_range', 'make'] }),
      ask({ filters: 'a:1', facetFilters: [['make:Ford']], facets: 'weekly_price_range' }),
    ]);
    expect(sent).toHaveLength(2 + WEEKLY_BANDS.length);
    expect(sent[0]?.params?.facetFilters).toEqual([['make:Ford']]);
    expect(sent[0]?.params?.filters).toMatch(
      /^a:1 AND visible_until = 9999999999 AND lender_group = \d+ AND \(lender_group != \d+ OR sort_price:[\d.]+ TO [\d.]+\)$/,
    );
    expect(sent[1]?.params?.filters).toBe('a:1');
    expect(sent[2]?.params).toMatchObject({ hitsPerPage: 0, facets: [], page: 0 });
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ facets: { make: { Ford: 2 } } });
    expect(results[0]).not.toHaveProperty('facets.weekly_price_range');
    expect(results[1]).toMatchObject({
      facets: { weekly_price_range: { 'Under $50 a week': 2, '$50 to $75 a week': 3 } },
    });
  });

  test('order by price, which is the order by week within one rate', async () => {
    const { sent } = await search([
      ask({ filters: 'a:1', facets: ['make'] }, 'Car_production_weekly_price_asc'),
    ]);
    expect(sent.map(({ indexName }) => indexName)).toEqual(['Car_production_sort_price_asc']);
    expect(sent[0]?.params?.filters).toMatch(/lender_group = \d+/);
    expect(sent[0]?.params?.filters).not.toContain('weekly_price >');
  });

  test('keep the order by the payments of lenders with several rates', async () => {
    const dearer = JSON.stringify([['Hill Finance', 14.9, 16, 0, 650, true]]);
    const sent: NestedQuery[] = [];
    await searchByRules(
      [ask({ filters: 'a:1', facets: ['make'] }, 'Car_production_weekly_price_asc')],
      { ...rules, own: { ...own, terms: [terms, dearer] } },
      answering(sent),
    );
    expect(sent.map(({ indexName }) => indexName)).toEqual(['Car_production_weekly_price_asc']);
    expect(sent[0]?.params?.filters).toContain('lender_group');
  });

  test('change no search that neither filters, orders nor counts by week', async () => {
    const request = ask({ filters: 'a:1', facets: ['make'] });
    expect((await search([request])).sent).toEqual([request]);
  });
});

describe('makes and models are one filter', () => {
  const make = ['make:Toyota', 'make:Ford'];
  const model = ['make_model:Toyota > HiLux'];
  const colour = ['colour:White'];

  test('a make is narrowed to its chosen models (FACET-18)', () => {
    const [main] = filtersOf([ask({ facetFilters: [make, model, colour] })]);
    expect(main).toEqual({ facetFilters: [colour, ['make:Ford', 'make_model:Toyota > HiLux']] });
  });

  test('each filter is counted without its own choice', () => {
    const [, makes, models, colours] = filtersOf([
      ask({ facetFilters: [make, model, colour] }),
      ask({ facets: 'make', facetFilters: [model, colour] }),
      ask({ facets: 'make_model', facetFilters: [make, colour] }),
      ask({ facets: 'colour', facetFilters: [make, model] }),
    ]);
    expect(makes).toEqual({ facets: 'make', facetFilters: [colour] });
    expect(models).toEqual({ facets: 'make_model', facetFilters: [colour, ['make:Toyota', 'make:Ford']] });
    expect(colours).toEqual({
      facets: 'colour',
      facetFilters: [['make:Ford', 'make_model:Toyota > HiLux']],
    });
  });

  test('without a chosen model nothing changes', () => {
    const queries = [ask({ facetFilters: [make, colour] }), ask({ facets: 'make', facetFilters: [colour] })];
    expect(stockRequests(queries, rules)).toEqual(queries);
  });

  test('only filters that show are counted', () => {
    expect(filtersOf([ask({ facets: ['colour', 'tag', 'make'] })])).toEqual([{ facets: ['colour', 'make'] }]);
  });
});

describe('answers of the service are validated (SEARCH-14)', () => {
  const result = { hits: [], nbHits: 0 };
  test('one result for each request is valid', () => {
    expect(checkedAnswer([1, 2], { results: [result, { facetHits: [] }] })).toBeTruthy();
  });
  test.each([
    [null],
    ['<html>'],
    [{}],
    [{ results: [] }],
    [{ results: [result, result] }],
    [{ results: [{ hits: 'many', nbHits: 3 }] }],
    [{ results: [null] }],
  ])('%j is rejected', (answer) => {
    expect(() => checkedAnswer([1], answer)).toThrow(/search service/);
  });
});
