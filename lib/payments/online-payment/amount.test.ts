import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAST_CENTS, MOST_CENTS, readAmount } from './amount.ts';

describe('typed payment amount (OPEN-103)', () => {
  test.each([
    ['1', 1_00],
    ['$1,234.50', 1_234_50],
    [' $ 99.95 ', 99_95],
    ['A$250', 250_00],
    ['aud 1,000', 1_000_00],
    ['50,000.00', 50_000_00],
  ])('%j is %i cents', (text, cents) => expect(readAmount(text)).toEqual({ cents }));

  test.each([
    '',
    '-5',
    '1e3',
    '1,23',
    '12,34.00',
    '1.234,50',
    '1.5',
    '1.505',
    '0100',
    '1 000',
    '100 USD',
    '10-20',
    '٣٠٠',
    '１００',
    '$$5',
    '0x10',
    'NaN',
    '100;200',
  ])('%j is rejected as ambiguous', (text) => expect(readAmount(text)).toEqual({ problem: 'unreadable' }));

  test('has a minimum and a maximum', () => {
    expect(readAmount('0.99')).toEqual({ problem: 'too_small' });
    expect(readAmount('50,000.01')).toEqual({ problem: 'too_large' });
    expect(readAmount('9'.repeat(400))).toEqual({ problem: 'too_large' });
  });

  test('is read in any notation between the limits', () => {
    const cents = fc.integer({ min: LEAST_CENTS, max: MOST_CENTS });
    fc.assert(
      fc.property(cents, fc.constantFrom('', '$', 'A$', 'AUD '), fc.boolean(), (amount, sign, grouped) => {
        const dollars = Math.floor(amount / 100);
        const whole = grouped ? dollars.toLocaleString('en-AU') : String(dollars);
        const rest = amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`;
        expect(readAmount(`${sign}${whole}${rest}`)).toEqual({ cents: amount });
      }),
    );
  });

  test('is never outside the limits for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789,.$ -eA')) }), (text) => {
        const read = readAmount(text);
        if (!('cents' in read)) return;
        expect(Number.isInteger(read.cents)).toBe(true);
        expect(read.cents).toBeGreaterThanOrEqual(LEAST_CENTS);
        expect(read.cents).toBeLessThanOrEqual(MOST_CENTS);
      }),
    );
  });
});
