import { bandOf, PRICE_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedChoices, isSameRange, PRICE_BAND_CHOICES } from './range-choices.ts';

const t = translatorOf('en', 'search');

test('a price band finds exactly the cars counted for it (FACET-22)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 400_000 }), (price) => {
      const matching = PRICE_BAND_CHOICES.filter(
        ({ range }) => price >= (range.min ?? 0) && price <= (range.max ?? Number.POSITIVE_INFINITY),
      );
      expect(matching.map(({ label }) => label)).toEqual([bandOf(PRICE_BANDS, price)]);
    }),
  );
});

test('the date added starts at midnight, so that the address is valid all day (FACET-34)', () => {
  const morning = Date.parse('2026-11-20T00:00:05Z') / 1000;
  const evening = Date.parse('2026-11-20T23:59:00Z') / 1000;
  expect(addedChoices(morning, t)).toEqual(addedChoices(evening, t));
  expect(addedChoices(morning, t)[1]).toEqual({
    label: 'Last 7 days',
    range: { min: Date.parse('2026-11-13T00:00:00Z') / 1000, max: null },
  });
});

test('compares ranges by their ends', () => {
  expect(isSameRange({ min: 1, max: null }, { min: 1, max: null })).toBe(true);
  expect(isSameRange({ min: 1, max: 2 }, { min: 1, max: null })).toBe(false);
  expect(isSameRange(undefined, { min: null, max: null })).toBe(false);
});
