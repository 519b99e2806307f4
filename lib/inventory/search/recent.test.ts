import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Recent } from './recent.ts';

const LIMIT = 10;
const key = fc.integer({ min: 0, max: 24 }).map(String);
const writes = fc.array(fc.tuple(key, fc.nat()), { maxLength: 80 });

const listOf = (list: readonly (readonly [string, number])[]) =>
  [...new Set(list.map(([name]) => name).toReversed())].slice(0, LIMIT);

describe('the cache of recent results', () => {
  test('keeps exactly the last ten keys (SEARCH-38 SEARCH-39 SEARCH-40)', () => {
    fc.assert(
      fc.property(writes, (list) => {
        const recent = new Recent<number>(LIMIT);
        for (const [name, value] of list) recent.set(name, value);
        const last = new Map(list);
        const expected = new Set(listOf(list));
        for (const [name, value] of last)
          expect(recent.get(name)).toBe(expected.has(name) ? value : undefined);
      }),
    );
  });

  test('evicts the oldest entry for the eleventh (SEARCH-38)', () => {
    const recent = new Recent<number>(LIMIT);
    for (let each = 0; each < LIMIT; each += 1) recent.set(String(each), each);
    recent.set('0', 100);
    recent.set('new', 11);
    expect([recent.get('0'), recent.get('1'), recent.get('2'), recent.get('new')]).toEqual([
      100,
      undefined,
      2,
      11,
    ]);
  });

  test('does not change when read', () => {
    fc.assert(
      fc.property(writes, fc.array(key), (list, reads) => {
        const [quiet, read] = [new Recent<number>(LIMIT), new Recent<number>(LIMIT)];
        list.forEach(([name, value], index) => {
          quiet.set(name, value);
          read.get(reads[index % Math.max(1, reads.length)] ?? '');
          read.set(name, value);
        });
        for (const [name] of list) expect(read.get(name)).toBe(quiet.get(name));
      }),
    );
  });
});
