import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAustralianMobile, normalisePhone, readablePhone } from './phone.ts';

describe('normalising a phone', () => {
  test('removes non-digits (LEAD-20)', () => {
    expect(normalisePhone('(07) 3000-0000')).toBe('0730000000');
    fc.assert(fc.property(fc.string(), (text) => /^\d*$/.test(normalisePhone(text))));
  });
  test('replaces a leading country code 61 by 0 (LEAD-21)', () => {
    expect(normalisePhone('+61 412 345 678')).toBe('0412345678');
    expect(normalisePhone('6123 4567')).toBe('61234567');
    fc.assert(
      fc.property(fc.string(), (text) => normalisePhone(normalisePhone(text)) === normalisePhone(text)),
    );
  });
  test('accepts mobiles of 04 or 05 and eight digits in any format (OPEN-081)', () => {
    for (const good of ['0412345678', '+61 412 345 678', '0512-345-678', '61512345678', '(04) 1234 5678'])
      expect(isAustralianMobile(good), good).toBe(true);
    for (const bad of [
      '',
      '0312345678',
      '041234567',
      '04123456789',
      '0412 345 67x',
      '+64 412 345 678',
      'call 0412345678',
    ])
      expect(isAustralianMobile(bad), bad).toBe(false);
  });
  test('formats a number in groups', () => {
    expect(readablePhone('0412345678')).toBe('0412 345 678');
    expect(readablePhone('0730000000')).toBe('0730000000');
  });
});
