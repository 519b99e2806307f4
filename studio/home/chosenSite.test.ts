import type { SanityClient } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseSite, chooseSlug, chosenSite, chosenSlug, firstSlug, loadSites } from './chosenSite.ts';

const SITES = [
  { id: 'site-a', slug: 'albion' },
  { id: 'site-b', slug: 'bayside' },
];
const client = { withConfig: () => ({ fetch: async () => SITES }) } as unknown as SanityClient;

beforeEach(async () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  await loadSites(client);
});
afterEach(() => vi.unstubAllGlobals());

test('a site chosen by id is known by its slug, and the reverse', () => {
  chooseSite('site-b');
  expect(chosenSlug()).toBe('bayside');
  chooseSlug('albion');
  expect(chosenSite()).toBe('site-a');
});

test('choosing all sites forgets the site', () => {
  chooseSite('site-b');
  chooseSite('');
  expect([chosenSite(), chosenSlug()]).toEqual(['', '']);
});

test('a tool starts with the chosen site if it offers it, or else with its first', () => {
  chooseSite('site-b');
  expect(firstSlug(SITES)).toBe('bayside');
  expect(firstSlug([{ slug: 'coastline' }])).toBe('coastline');
  expect(firstSlug([])).toBe('');
});

test.each(['{', '[]', '7', 'null'])('ignores the stored value %s', (value) => {
  localStorage.setItem('forecourt.site', value);
  expect(chosenSite()).toBe('');
});
