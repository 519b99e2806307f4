import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, endOfDay, formatDate, formatKilometres, formatMoney, formatWhole } from './format.ts';

test('shows prices in dollars without cents (OPEN-048)', () => {
  expect([34_990, 0, 999.5, 1_250_000, -500].map(formatMoney)).toEqual([
    '$34,990',
    '$0',
    '$1,000',
    '$1,250,000',
    '-$500',
  ]);
});

test('shows distances in kilometres with a thousands separator (CARD-09)', () => {
  expect(formatKilometres(45_200)).toBe('45,200 km');
});

test('formats whole numbers like Intl', () => {
  const platform = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
  const anyNumber = fc.oneof(
    fc.double({ min: 0, max: 1e15, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).filter((value) => value !== 0),
    fc.constantFrom(0, 0.5, 999.5, 1_000, 999_999.5),
  );
  fc.assert(
    fc.property(anyNumber, (value) => {
      expect(formatWhole(value)).toBe(platform.format(value));
    }),
  );
});

test('shows a date unchanged and an instant in the time zone (OPEN-115)', () => {
  expect(formatDate('2026-03-05', 'Australia/Perth')).toBe('5 Mar 2026');
  expect(formatDate('2026-09', 'Australia/Brisbane')).toBe('Sep 2026');
  expect(formatDate('2026', 'Australia/Brisbane')).toBe('2026');
  const newYear = new Date('2025-12-31T14:30:00Z');
  expect(formatDate(newYear, 'Australia/Brisbane')).toBe('1 Jan 2026');
  expect(formatDate(newYear, 'Australia/Perth')).toBe('31 Dec 2025');
  // With daylight saving, Adelaide is at +10:30 in December.
  expect(formatDate('2025-12-31T13:45:00.000Z', 'Australia/Adelaide')).toBe('1 Jan 2026');
});

test('returns null for an invalid date', () => {
  expect(['', 'soon', '2026-13-01', '05/03/2026'].map((value) => formatDate(value, 'UTC'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(dayIn(new Date(Number.NaN), 'UTC')).toBeNull();
});

test('finds the end of a day in every time zone and across daylight saving', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      (date, timeZone) => {
        const day = date.toISOString().slice(0, 10);
        const end = endOfDay(day, timeZone) ?? 0;
        expect(dayIn(new Date(end - 1), timeZone)).toBe(day);
        expect((dayIn(new Date(end), timeZone) ?? '') > day).toBe(true);
      },
    ),
  );
  expect(endOfDay('2026-12-25', 'Australia/Brisbane')).toBe(Date.parse('2026-12-25T14:00:00Z'));
  expect(endOfDay('2028-02-29', 'Australia/Brisbane')).toBe(Date.parse('2028-02-29T14:00:00Z'));
  expect(['', '2026-12', 'soon', '2026-13-01'].map((day) => endOfDay(day, 'UTC'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['2026-03-05', 'zh', '2026年3月5日'],
  ['2026-03', 'zh', '2026年3月'],
  ['2026-03-05', 'vi', '5 thg 3, 2026'],
  ['2026-03-05', 'ar', '5 مارس 2026'],
  ['2026', 'ar', '2026'],
] as const)('%s in %s is %s', (value, language, expected) =>
  expect(formatDate(value, 'Australia/Sydney', language)).toBe(expected),
);
