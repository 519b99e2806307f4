import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
const record = fc.record({ slug: value, price: value, tag: value, vin: value });

test('unpacks what was packed', () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      expect(unpacked(packed(records))).toEqual(records);
    }),
  );
});

test('stores each name once, and no field that is always null', () => {
  expect(
    packed([
      { tag: null, slug: 'a', price: 1 },
      { tag: null, slug: 'b', price: null },
    ]),
  ).toEqual({ names: ['slug', 'price', 'tag'], rows: [['a', 1], ['b']] });
});

test('unpacks a missing field as null', () => {
  expect(unpacked(packed<{ slug: string; vin?: string }>([{ slug: 'a', vin: 'v' }, { slug: 'b' }]))).toEqual([
    { slug: 'a', vin: 'v' },
    { slug: 'b', vin: null },
  ]);
});
