import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
const record = fc.record({ slug: value, price: value, tag: value, vin: value });

test('what was packed is what is unpacked', () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      expect(unpacked(packed(records))).toEqual(records);
    }),
  );
});

test('a name stands once, and what is null everywhere takes no room', () => {
  expect(
    packed([
      { tag: null, slug: 'a', price: 1 },
      { tag: null, slug: 'b', price: null },
    ]),
  ).toEqual({ names: ['slug', 'price', 'tag'], rows: [['a', 1], ['b']] });
});

test('a field that one record does not have is null', () => {
  expect(unpacked(packed<{ slug: string; vin?: string }>([{ slug: 'a', vin: 'v' }, { slug: 'b' }]))).toEqual([
    { slug: 'a', vin: 'v' },
    { slug: 'b', vin: null },
  ]);
});
