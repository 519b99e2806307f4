import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { expect, test, vi } from 'vitest';
import { weeklyRates } from './weekly-rates.server.ts';

const answer = vi.hoisted(() => ({ facets: {} as Record<string, Record<string, number>> }));
vi.mock('@/cache/cached.server.ts', () => ({
  cached: (_name: string, _params: object, load: () => unknown) => load(),
}));
vi.mock('./client.server.ts', () => ({
  stockSearch: () => ({ searchForHits: async () => ({ results: [answer] }) }),
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
