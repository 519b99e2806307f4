import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetShared, sharedPhotos } from './shared-photos.client.ts';
import { isOutdated, SHARED_MS, SHARED_PREFIX } from './shared-photos.ts';

const NOW = 1_800_000_000_000;
const photo = (age: number, number = 0) => `${SHARED_PREFIX}${NOW - age}-${number}`;

let entries: Map<string, Response>;
beforeEach(() => {
  entries = new Map();
  const cache = {
    keys: async () => [...entries.keys()].map((path) => new Request(`https://site.example${path}`)),
    match: async ({ url }: Request) => entries.get(new URL(url).pathname)?.clone(),
    delete: async (asked: Request | string) =>
      entries.delete(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  };
  vi.stubGlobal('caches', { has: async () => entries.size > 0, open: async () => cache });
});
afterEach(() => void vi.unstubAllGlobals());

test('returns the photos of the last day, and deletes older ones', async () => {
  entries.set(photo(SHARED_MS + 1), new Response('old'));
  entries.set(photo(1_000), new Response('new', { headers: { 'content-type': 'image/jpeg' } }));
  const [found, ...more] = await sharedPhotos(NOW);
  expect(more).toEqual([]);
  expect(await found?.file.text()).toBe('new');
  expect([...entries.keys()]).toEqual([photo(1_000)]);
});

test('deletes a photo that was added or declined', async () => {
  entries.set(photo(0), new Response('a'));
  entries.set(photo(0, 1), new Response('b'));
  const [first] = await sharedPhotos(NOW);
  if (first) await forgetShared(first);
  expect([...entries.keys()]).toEqual([photo(0, 1)]);
});

test('returns nothing where no photos were shared', async () => {
  expect(await sharedPhotos(NOW)).toEqual([]);
});

test('an address without a time is outdated', () => {
  expect(isOutdated(`${SHARED_PREFIX}x`, NOW)).toBe(true);
  expect(isOutdated(photo(SHARED_MS - 1), NOW)).toBe(false);
  expect(isOutdated(photo(SHARED_MS), NOW)).toBe(true);
});
