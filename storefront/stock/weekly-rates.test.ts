import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { expect, test, vi } from 'vitest';
import { weeklyRates, weeklyTerms } from './weekly-rates.server.ts';

const answer = vi.hoisted(() => ({ facets: {} as Record<string, Record<string, number>> }));
vi.mock('@/cache/cached.server.ts', () => ({
  cached: (_name: string, _params: object, load: () => unknown) => load(),
}));
vi.mock('./client.server.ts', () => ({
  stockSearch: () => ({
    searchForHits: async ({ requests }: { requests: { facets: string[]; filters: string }[] }) => ({
      results: requests.map(({ facets, filters }) => {
        // Vehicles whose lender states a rate alone have terms, but no band.
        const hasBand = filters.includes('weekly_price_range');
        const counted = Object.entries(answer.facets).filter(
          ([name]) => facets.includes(name) && hasBand === (name === 'comparison_rate'),
        );
        return { facets: Object.fromEntries(counted) };
      }),
    }),
  }),
}));

const site = {
  slug: 'harbour',
  dealerships: [{ id: 'a', soldVisibleDays: null }],
  settings: parseSettings({}).settings,
  features: parseFeatures({}).features,
} as unknown as Site;

test('returns the lowest and highest comparison rate', async () => {
  answer.facets = { comparison_rate: { '10.31': 4, '9.5': 1, '12': 2 } };
  expect(await weeklyRates(site)).toEqual({ min: 9.5, max: 12 });
});

test('returns null without vehicles that have one', async () => {
  answer.facets = {};
  expect(await weeklyRates(site)).toBeNull();
});

test('returns the terms of the lenders of all vehicles', async () => {
  answer.facets = { comparison_rate: { '9.5': 1 }, lender_terms: { b: 1, a: 3 } };
  expect(await weeklyTerms(site)).toEqual(['a', 'b']);
});

test('returns no terms if there are too many to filter by', async () => {
  answer.facets = { lender_terms: Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index, 1])) };
  expect(await weeklyTerms(site)).toEqual([]);
});
