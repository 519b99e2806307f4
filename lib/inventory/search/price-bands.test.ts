import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, PRICE_BANDS, WEEKLY_BANDS } from './price-bands.ts';

test.each([
  ['price', PRICE_BANDS],
  ['weekly price', WEEKLY_BANDS],
])('puts every %s into exactly one band (FACET-22 FACET-30)', (_name, bands) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1_000_000, noNaN: true }), (amount) => {
      const holding = bands.filter(({ min, max }) => amount >= min && (max === null || amount < max));
      expect(holding.map(({ label }) => label)).toEqual([bandOf(bands, amount)]);
    }),
  );
  expect(bandOf(bands, null)).toBeNull();
});

test('labels bands by their bounds (FACET-22)', () => {
  expect([PRICE_BANDS[0], PRICE_BANDS[1], PRICE_BANDS.at(-1)].map((band) => band?.label)).toEqual([
    'Under $10,000',
    '$10,000 to $15,000',
    '$100,000 and over',
  ]);
});
