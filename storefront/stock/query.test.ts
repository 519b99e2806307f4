import type { Site } from '@forecourt/lib/sites/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { orElse } from './query.server.ts';

const page = vi.hoisted(() => ({ lives: [] as number[] }));
vi.mock('@/cache/cached.server.ts', () => ({
  keepPageFor: async (seconds: number) => {
    page.lives.push(seconds);
  },
}));
vi.mock('@/logging/log.server.ts', () => ({ log: { error: () => {} } }));

const site = { slug: 'harbour' } as Site;

beforeEach(() => {
  page.lives = [];
});

test('returns the fallback of a failed search and caches its page for a second only', async () => {
  const failing = () => Promise.reject(new Error('unreachable'));
  expect(await orElse('nothing', site, 'stock', failing)).toBe('nothing');
  expect(page.lives).toEqual([1]);
});

test("leaves the page's lifetime unchanged if the search answers", async () => {
  expect(await orElse('nothing', site, 'stock', async () => 'cars')).toBe('cars');
  expect(page.lives).toEqual([]);
});
