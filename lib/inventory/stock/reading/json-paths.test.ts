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

test('a column is the path to a value that is not an object', () => {
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

const NAMED = {
  stock: 'A1',
  details: {
    attributes: [
      { name: 'Colour', value: 'Red', unit: null },
      { name: 'Fuel cons. (L/100km)', value: 6.4 },
      { name: 'Extra', value: 'Tow bar' },
      { name: 'Extra', value: 'Roof racks' },
      { name: 'constructor', value: null },
    ],
  },
  specs: [
    { key: 'Doors', val: 5 },
    { key: 'Seats', val: 7 },
  ],
  photos: [{ name: 'front', url: 'x' }],
  options: [{ name: 'Pack', value: { price: 1 } }],
};

test('a list of name and value pairs has a column per name', () => {
  expect(pathsOf(NAMED)).toEqual([
    'stock',
    'details.attributes.Colour',
    'details.attributes.Fuel cons. (L/100km)',
    'details.attributes.Extra',
    'details.attributes.constructor',
    'specs.Doors',
    'specs.Seats',
    'photos',
    'options',
  ]);
  expect(valueAt(NAMED, 'details.attributes.Colour')).toBe('Red');
  expect(valueAt(NAMED, 'details.attributes.Fuel cons. (L/100km)')).toBe(6.4);
  expect(valueAt(NAMED, 'details.attributes.Extra')).toEqual(['Tow bar', 'Roof racks']);
  expect(valueAt(NAMED, 'specs.Seats')).toBe(7);
  expect(valueAt(NAMED, 'specs')).toBe(NAMED.specs);
});

test('a name missing from a list of pairs is empty', () => {
  for (const path of ['details.attributes.Sunroof', 'details.attributes.toString', 'specs.Colour'])
    expect(valueAt(NAMED, path)).toBeNull();
});

test('other lists are not searched for names', () => {
  for (const path of ['photos.front', 'options.Pack', 'options.0'])
    expect(valueAt(NAMED, path)).toBeUndefined();
});

test('every path of any entry leads to a value', () => {
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
