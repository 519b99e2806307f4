import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retrieve } from '../query/hit.ts';
import { CallCounter } from './call-counter.ts';
import { commonAttributes, enforceParameters } from './restrictions.ts';
import { includesAddress, readSources } from './sources.ts';

describe('forced parameters', () => {
  test('combines both filters, each valid on its own', () => {
    expect(enforceParameters({ filters: 'a:1 OR a:2' }, { filters: 'b:1' }).filters).toBe(
      '(a:1 OR a:2) AND (b:1)',
    );
    expect(enforceParameters({}, { filters: 'b:1' }).filters).toBe('b:1');
    expect(() => enforceParameters({ filters: 'a:1) OR (a:2' }, { filters: 'b:1' })).toThrow(
      /filter|paren|position/i,
    );
  });

  test('an attribute excluded by either list is not retrieved', () => {
    const name = fc.constantFrom('*', 'a', 'b', 'c', 'c.d', 'c.e', '-a', '-c', '-c.d');
    const list = fc.array(name, { maxLength: 4 });
    const record = { objectID: '1', a: 1, b: 2, c: { d: 3, e: 4 } };
    fc.assert(
      fc.property(list, list, (one, other) => {
        const leaves = (value: object) => {
          const text = JSON.stringify(value);
          return ['"a":1', '"b":2', '"d":3', '"e":4'].filter((leaf) => text.includes(leaf));
        };
        const by = (names: readonly string[]) => leaves(retrieve(record, names, null));
        const both = by(one).filter((leaf) => by(other).includes(leaf));
        expect(by(commonAttributes(one, other))).toEqual(both);
      }),
    );
  });
});

describe('sources', () => {
  test('a range contains its IPv4 or IPv6 addresses', () => {
    const sources = readSources(['192.168.1.0/24', '10.1.2.3', '2001:db8::/32']);
    for (const address of ['192.168.1.77', '::ffff:192.168.1.77', '10.1.2.3', '2001:db8:1::5'])
      expect(`${address} ${includesAddress(sources, address)}`).toBe(`${address} true`);
    for (const address of ['192.168.2.1', '10.1.2.4', '2001:db9::1', '::1', '', 'nonsense'])
      expect(`${address} ${includesAddress(sources, address)}`).toBe(`${address} false`);
  });

  test('a key with an unreadable range allows nothing', () => {
    for (const range of ['', 'localhost', '1.2.3.4/33', '1.2.3.4/', '1.2.3.4/1/2', '::1/129', '1.2.3.4/x'])
      expect(() => readSources([range])).toThrow('Invalid Application-ID or API key');
  });
});

test('a caller has its own limit of calls per hour', () => {
  const calls = new CallCounter();
  const minute = 60_000;
  expect([0, 1, 2].map((at) => calls.tryCall('a', 2, at * minute))).toEqual([true, true, false]);
  expect(calls.tryCall('b', 2, 2 * minute)).toBe(true);
  expect([60, 60, 61].map((at) => calls.tryCall('a', 2, at * minute))).toEqual([true, false, true]);
});
