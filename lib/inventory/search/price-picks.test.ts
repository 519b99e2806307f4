import { expect, test } from 'vitest';
import { PRICE_PICKS } from './price-picks.ts';

test('the standard picks run from $5,000 to $70,000 (SLIDER-19)', () => {
  expect([PRICE_PICKS.standard.at(0), PRICE_PICKS.standard.at(-1)]).toEqual([5_000, 70_000]);
});

test('the premium picks run from $300,000 to $800,000 (SLIDER-20)', () => {
  expect([PRICE_PICKS.premium.at(0), PRICE_PICKS.premium.at(-1)]).toEqual([300_000, 800_000]);
});

test('picks rise without duplicates', () => {
  for (const picks of Object.values(PRICE_PICKS))
    expect(picks).toEqual([...new Set(picks)].toSorted((a, b) => a - b));
});
