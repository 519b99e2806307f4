import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { expect, test, vi } from 'vitest';
import { bodyCounts } from './bodies.server.ts';
import { resultCount } from './count.server.ts';

vi.mock('@/cache/cached.server.ts', () => ({
  cached: (_name: string, _params: object, load: () => unknown) => load(),
}));
vi.mock('./client.server.ts', () => ({
  stockSearch: () => ({
    searchForHits: async ({ requests }: { requests: { filters: string }[] }) => ({
      results: requests.map(({ filters }) => {
        const count = filters.includes('price > 0') ? 127 : 128;
        return { nbHits: count, facets: { simple_body: { suv: count } } };
      }),
    }),
  }),
  searchService: () => ({
    searchForHits: async ({ requests }: { requests: unknown[] }) => ({
      results: requests.map(() => ({ hits: [] })),
    }),
  }),
}));

const siteWith = (defaultSort: string, priceAscRequiresPrice: boolean) =>
  ({
    slug: 'valuecars',
    dealerships: [{ id: 'a', soldVisibleDays: null }],
    settings: parseSettings({ defaultSort }).settings,
    features: parseFeatures({ priceAscRequiresPrice }).features,
  }) as unknown as Site;

const countsOf = async (site: Site) => ({
  bodies: (await bodyCounts(site, 10)).map(({ count }) => count),
  results: await resultCount(site),
});

test('counts vehicles without a price only if unsorted results list them', async () => {
  expect(await countsOf(siteWith('sort_price:asc', true))).toEqual({ bodies: [127], results: 127 });
  expect(await countsOf(siteWith('sort_price:asc', false))).toEqual({ bodies: [128], results: 128 });
  expect(await countsOf(siteWith('custom_rank:desc', true))).toEqual({ bodies: [128], results: 128 });
});
