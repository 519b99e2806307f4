import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { beforeEach, expect, test, vi } from 'vitest';
import { stockSearch } from './client.server.ts';

const requests = vi.hoisted(() => ({ queries: [] as unknown[] }));
vi.mock('@forecourt/lib/inventory/search/client.server', () => ({
  searchClient: () => ({
    searchForHits: async (query: unknown) => {
      requests.queries.push(query);
      const stats = { min: 41_500, max: 41_500 };
      return {
        results: [
          {
            nbHits: 1,
            hits: [toStockRecord(sampleVehicle({ price: 38_000, drive_away_price: 41_500 }))],
            facets_stats: { sort_price: stats, drive_away_sort_price: stats },
          },
        ],
      };
    },
  }),
}));
vi.mock('@forecourt/lib/platform/env', () => ({
  environment: () => ({ ALGOLIA_APP_ID: 'app', ALGOLIA_SEARCH_KEY: 'key' }),
}));

beforeEach(() => {
  requests.queries = [];
});

const query = {
  requests: [
    {
      indexName: sortOf('sort_price:desc').indexName,
      filters: 'sort_price >= 40000',
      facets: ['sort_price'],
    },
  ],
};

test('maps drive-away prices to the plain price fields if the site shows them first', async () => {
  const { results } = await stockSearch('driveAway').searchForHits<object>(query);
  expect(requests.queries).toEqual([
    {
      requests: [
        {
          indexName: 'Car_production_drive_away_sort_price_desc',
          filters: 'drive_away_sort_price >= 40000',
          facets: ['drive_away_sort_price'],
        },
      ],
    },
  ]);
  expect(results[0]).toMatchObject({
    hits: [{ price: 41_500, price_type: 'Drive Away' }],
    facets_stats: { sort_price: { min: 41_500 } },
  });
});

test('leaves the price fields of any other site unchanged', async () => {
  const { results } = await stockSearch('excludingCharges').searchForHits<object>(query);
  expect(requests.queries).toEqual([query]);
  expect(results[0]).toMatchObject({ hits: [{ price: 38_000, price_type: null }] });
});

test('splits more queries than Algolia accepts in one call, in order', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ indexName: 'cars', query: String(index) }));
  const { results } = await stockSearch('excludingCharges').searchForHits({ requests: many });
  const calls = requests.queries as { requests: unknown[] }[];
  expect(calls.map((call) => call.requests.length)).toEqual([50, 50, 20]);
  expect(calls.flatMap((call) => call.requests)).toEqual(many);
  // One result of the sample per call.
  expect(results).toHaveLength(3);
});
