import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenCount, EVERYTHING, filterOf, INBOX_VIEWS, paramsOf, requestOf } from './filter.ts';

test('an address leads back to its filter', () => {
  const filter = fc.record({
    view: fc.constantFrom(...INBOX_VIEWS),
    site: fc.constantFrom('', 'harbour'),
    place: fc.constantFrom('', 'place-1'),
    kind: fc.constantFrom('' as const, 'finance' as const),
    owner: fc.constantFrom('', 'me', 'p-kim'),
    status: fc.constantFrom('' as const, 'contacted' as const),
    source: fc.constantFrom('' as const, 'assistant' as const),
    age: fc.constantFrom(null, 7 as const),
    car: fc.constantFrom('', 'car-1'),
    query: fc.string(),
  });
  fc.assert(
    fc.property(filter, (chosen) => {
      expect(filterOf(paramsOf(chosen))).toEqual(chosen);
    }),
  );
});

test('the address of the inbox has no parameters, and unknown values are ignored', () => {
  expect(paramsOf(EVERYTHING)).toEqual([]);
  const params = [
    ['view', 'elsewhere'],
    ['kind', 'x'],
    ['age', '8'],
  ] as const;
  expect(filterOf(params)).toEqual(EVERYTHING);
});

test('the chosen site is sent as the only one, and chosen filters are counted', () => {
  expect(requestOf({ ...EVERYTHING, site: 'harbour' })).toMatchObject({ sites: ['harbour'], view: 'open' });
  expect(chosenCount({ ...EVERYTHING, site: 'harbour', query: 'x', kind: 'finance', age: 7 })).toBe(2);
});
