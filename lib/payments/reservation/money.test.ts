import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCents, reserveAmountCents } from './money.ts';

describe('the amount in words (CHECKOUT-03)', () => {
  test.each([
    ['$200', 20_000],
    ['200', 20_000],
    ['$1,000', 100_000],
    ['$99.50', 9_950],
    ['from $200 today', 20_000],
    ['$ 250 AUD', 25_000],
  ])('%s is %i cents', (text, cents) => expect(reserveAmountCents(text)).toBe(cents));

  test.each(['', 'free', '$0', '$0.20', '$200 or $300', '$1,00', '$99.999', '$1000000', '$-5.5.5'])(
    '%j is not an amount to charge',
    (text) => expect(reserveAmountCents(text)).toBeNull(),
  );

  test('formats an amount that parses as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 1_000_000 }), (cents) => {
        expect(reserveAmountCents(formatCents(cents))).toBe(cents);
      }),
    );
  });
});
