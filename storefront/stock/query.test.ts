import type { Site } from '@forecourt/lib/sites/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { orElse } from './query.server.ts';

const page = vi.hoisted(() => ({ skips: 0 }));
vi.mock('@/cache/cached.server.ts', () => ({
  skipPageCache: async () => {
    page.skips += 1;
  },
}));
vi.mock('@/logging/log.server.ts', () => ({ log: { error: () => {} } }));

const site = { slug: 'harbour' } as Site;

beforeEach(() => {
  page.skips = 0;
});

test('returns the fallback of a failed search and keeps its page out of the cache', async () => {
  const failing = () => Promise.reject(new Error('unreachable'));
  expect(await orElse('nothing', site, 'stock', failing)).toBe('nothing');
  expect(page.skips).toBe(1);
});

test('lets the page be cached if the search answers', async () => {
  expect(await orElse('nothing', site, 'stock', async () => 'cars')).toBe('cars');
  expect(page.skips).toBe(0);
});
