import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessToken, mayOpen } from './access.ts';
import { formatCents, reserveAmountCents } from './money.ts';
import { newReference, REFERENCE, readReference } from './reference.ts';

describe('CHECKOUT-03 the amount in words', () => {
  test.each([
    ['$200', 20_000],
    ['200', 20_000],
    ['$1,000', 100_000],
    ['$99.50', 9_950],
    ['from $200 today', 20_000],
    ['$ 250 AUD', 25_000],
  ])('%s is %i cents', (text, cents) => expect(reserveAmountCents(text)).toBe(cents));

  test.each(['', 'free', '$0', '$0.20', '$200 or $300', '$1,00', '$99.999', '$1000000', '$-5.5.5'])(
    '%j is no amount to charge',
    (text) => expect(reserveAmountCents(text)).toBeNull(),
  );

  test('what is written for an amount reads as that amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 1_000_000 }), (cents) => {
        expect(reserveAmountCents(formatCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('a reference', () => {
  test('is read however it was typed', () => {
    expect(readReference('r 7k2m9q')).toBe('R-7K2M9Q');
    expect(readReference('R-7K2M9O')).toBe('R-7K2M90');
    expect(readReference('7kim9q')).toBe('R-7K1M9Q');
    expect(readReference('RRRRRR')).toBe('R-RRRRRR');
  });
  test('that is none is none', () => {
    for (const given of ['', 'R-', 'R-7K2M9', 'R-7K2M9QQ', 'X-7K2M9Q', 'R-7K2M9U'])
      expect(readReference(given)).toBeNull();
  });
  test('made new reads as itself', () => {
    for (let count = 0; count < 200; count++) {
      const reference = newReference();
      expect(reference).toMatch(REFERENCE);
      expect(readReference(reference)).toBe(reference);
    }
  });
});

test('a token opens its own reservation under its own secret, and nothing else', () => {
  const token = accessToken('a', 'secret');
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(mayOpen('a', token, 'secret')).toBe(true);
  expect(mayOpen('b', token, 'secret')).toBe(false);
  expect(mayOpen('a', token, 'other')).toBe(false);
  expect(mayOpen('a', `${token}x`, 'secret')).toBe(false);
  expect(mayOpen('a', '', 'secret')).toBe(false);
});
