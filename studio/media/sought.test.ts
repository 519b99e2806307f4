import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTERS } from './pictures.ts';
import { EVERYTHING, paramsOf, soughtOf } from './sought.ts';

test('a search comes back from its address whole', () => {
  const search = fc.record({
    words: fc.string(),
    tag: fc.string(),
    folder: fc.string(),
    filter: fc.constantFrom(...FILTERS),
  });
  fc.assert(
    fc.property(search, (sought) => {
      expect(soughtOf(paramsOf(sought))).toEqual(sought);
    }),
  );
});

test('everything needs no parameter, and what an address makes up is not followed', () => {
  expect(paramsOf(EVERYTHING)).toEqual([]);
  expect(
    soughtOf([
      ['filter', 'others'],
      ['more', 'x'],
    ]),
  ).toEqual(EVERYTHING);
});
