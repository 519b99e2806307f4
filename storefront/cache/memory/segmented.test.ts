import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SegmentedCache } from './segmented.ts';

const cacheOf = (bytes: number) => new SegmentedCache<{ bytes: number }>(bytes, (value) => value.bytes);

test('keeps values read repeatedly through a flood of values read once', () => {
  const cache = cacheOf(1_000);
  for (const hot of ['a', 'b', 'c', 'd', 'e', 'f']) cache.set(hot, { bytes: 100 });
  expect(cache.peek('a')).toBeUndefined();
  for (const hot of ['a', 'b', 'c', 'd', 'e', 'f']) {
    cache.set(hot, { bytes: 100 });
    cache.get(hot);
  }
  for (let number = 0; number < 10_000; number += 1) cache.set(`flood-${number}`, { bytes: 100 });
  for (const hot of ['a', 'b', 'c', 'd', 'e', 'f']) expect(cache.peek(hot)).toBeDefined();
});

test('evicts values that are no longer read', () => {
  const cache = cacheOf(1_000);
  cache.set('old', { bytes: 100 });
  cache.get('old');
  for (let number = 0; number < 20; number += 1) {
    cache.set(`new-${number}`, { bytes: 100 });
    cache.get(`new-${number}`);
  }
  expect(cache.peek('old')).toBeUndefined();
});

test('stays within its size and returns the last value set, in any sequence', () => {
  const step = fc.record({
    action: fc.constantFrom('set', 'get', 'delete'),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    bytes: fc.integer({ min: 1, max: 1_200 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = cacheOf(1_000);
      const latest = new Map<string, object>();
      for (const { action, key, bytes } of steps) {
        if (action === 'set') {
          const value = { bytes };
          cache.set(key, value);
          latest.set(key, value);
        } else if (action === 'delete') {
          cache.delete(key);
          latest.delete(key);
        }
        const value = action === 'get' ? cache.get(key) : cache.peek(key);
        if (value !== undefined) expect(value).toBe(latest.get(key));
        expect(cache.bytes).toBeLessThanOrEqual(1_000);
      }
    }),
  );
});
