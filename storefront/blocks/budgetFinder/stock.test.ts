import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { budgetStock } from './stock.server.ts';

interface Query {
  filters: string;
  facets: string[];
}
const asked = vi.hoisted(() => ({ queries: [] as Query[] }));
vi.mock('@/cache/cached.server.ts', () => ({
  cached: (_name: string, _params: object, load: () => unknown) => load(),
}));
vi.mock('@/stock/client.server.ts', () => ({
  stockSearch: () => ({
    searchForHits: async ({ requests }: { requests: Query[] }) => {
      asked.queries.push(...requests);
      const results = requests.map(({ filters }) => {
        if (filters.includes('simple_body:"suv"'))
          return { nbHits: 40, facets_stats: { sort_price: { min: 18_990, max: 60_000 } } };
        if (filters.includes('simple_body:"ute"'))
          return { nbHits: 25, facets_stats: { sort_price: { min: 23_500, max: 90_000 } } };
        return {
          nbHits: filters.includes('sort_price > 1000') ? 65 : 67,
          facets: { simple_body: { suv: 40, ute: 25 } },
          facets_stats: { sort_price: { min: 18_990, max: 90_000 } },
        };
      });
      return { results };
    },
  }),
}));

const site = {
  slug: 'harbour',
  dealerships: [{ id: 'a', soldVisibleDays: null }],
  settings: parseSettings({ stockFilterExtra: 'make:Kia' }).settings,
  features: parseFeatures({}).features,
} as unknown as Site;

beforeEach(() => {
  asked.queries = [];
});

test('searches the visible stock of the site above $1,000 (BUDGET-20)', async () => {
  await budgetStock(site);
  expect(asked.queries).toHaveLength(4);
  for (const { filters } of asked.queries) {
    expect(filters).toMatch(
      /^visible_until > \d+ AND show_on_dealer_website:true AND dealership_id:"a" AND /,
    );
    expect(filters).toContain(' AND make:Kia');
  }
  const [first, visible, ...others] = asked.queries;
  for (const query of [first, ...others]) expect(query?.filters).toMatch(/ AND sort_price > 1000(?: AND |$)/);
  expect(visible?.filters).not.toContain('sort_price');
});

test('reads the lowest price of the stock and of each body (BUDGET-21)', async () => {
  expect(await budgetStock(site)).toMatchObject({
    lowest: 18_990,
    bodies: [
      { label: 'SUV', lowest: 18_990 },
      { label: 'Ute', lowest: 23_500 },
    ],
  });
});

test('reads the number of vehicles of each body (BUDGET-22)', async () => {
  expect(await budgetStock(site)).toMatchObject({
    count: 65,
    bodies: [
      { values: ['suv'], label: 'SUV', count: 40 },
      { values: ['ute'], label: 'Ute', count: 25 },
    ],
  });
});

test('counts the visible vehicles that have no price above $1,000', async () => {
  expect(await budgetStock(site)).toMatchObject({ count: 65, unpriced: 2 });
});
