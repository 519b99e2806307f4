import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathsOf, valueAt } from './json-paths.ts';

const ENTRY = {
  stock: 'A1',
  price: { egc: 1, dap: { amount: 2 } },
  photos: [{ url: 'x' }],
  none: {},
  off: null,
};

test('a column is the path to what is no object itself', () => {
  expect(pathsOf(ENTRY)).toEqual(['stock', 'price.egc', 'price.dap.amount', 'photos', 'off']);
  expect(pathsOf(ENTRY).map((path) => valueAt(ENTRY, path))).toEqual(['A1', 1, 2, [{ url: 'x' }], null]);
  expect(valueAt(ENTRY, 'price')).toEqual(ENTRY.price);
  for (const path of [
    'price.rrp',
    'stock.a',
    'photos.url',
    'photos.0',
    'off.a',
    'constructor',
    'stock.length',
  ])
    expect(valueAt(ENTRY, path)).toBeUndefined();
});

test('whatever an entry is, each of its paths leads to something', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('.') && text !== '__proto__');
  const { entry } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.string(), fc.integer(), fc.array(fc.string()), tie('entry')),
    entry: fc.dictionary(name, tie('value')),
  }));
  fc.assert(
    fc.property(entry, (any) => {
      const record = any as Record<string, unknown>;
      for (const path of pathsOf(record)) expect(valueAt(record, path)).not.toBeUndefined();
    }),
  );
});
