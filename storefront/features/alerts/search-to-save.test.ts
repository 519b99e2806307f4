import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { expect, test, vi } from 'vitest';
import { serialiseState } from '@/stock/address.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import { searchToSave } from './search-to-save.server.ts';

vi.mock('@/stock/catalogue.server.ts', () => ({
  stockCatalogue: async () => ({ noun: 'car', allNoun: 'car', makes: [], dealerships: [], locations: [] }),
}));

const site = {
  slug: 'harbour',
  settings: parseSettings({}).settings,
  features: parseFeatures({}).features,
} as unknown as Site;

const address = (terms: SearchState['terms']) =>
  `/search${serialiseState({ ...EMPTY_STATE, lists: { weekly_price_range: ['Under $50 a week'] }, terms })}`;

test('a saved search is the same with any deposit and term', async () => {
  const saved = await searchToSave(site, address(null));
  expect(saved?.filter).toContain('weekly_price_range:"Under $50 a week"');
  expect(await searchToSave(site, address({ deposit: 5_000, years: 7 }))).toEqual(saved);
});

test('a search in another language has its names, and the same address', async () => {
  const saved = await searchToSave(site, '/zh/search?refinementList[colour][0]=White');
  expect(saved).toMatchObject({ name: '白色', parts: ['白色'] });
  expect(saved?.address).toBe('/search?refinementList[colour][0]=White');
});

test('only a page of results can be saved', async () => {
  expect(await searchToSave(site, '/finance?query=kia')).toBeNull();
});
