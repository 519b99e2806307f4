import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERYTHING, paramsOf, parsePictureSearch } from './pictureSearch.ts';
import { FILTERS } from './pictures.ts';

test('restores a search from its address', () => {
  const searches = fc.record({
    words: fc.string(),
    tag: fc.string(),
    folder: fc.string(),
    filter: fc.constantFrom(...FILTERS),
  });
  fc.assert(
    fc.property(searches, (search) => {
      expect(parsePictureSearch(paramsOf(search))).toEqual(search);
    }),
  );
});

test('leaves defaults out of the address and ignores invalid parameters', () => {
  expect(paramsOf(EVERYTHING)).toEqual([]);
  expect(
    parsePictureSearch([
      ['filter', 'others'],
      ['more', 'x'],
    ]),
  ).toEqual(EVERYTHING);
});
