import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfMonth, dueMonth } from './month.ts';
import { firstOpenDay } from './roll-up.server.ts';
import { NO_RESULTS, periodBefore, SMALL_NUMBER } from './selection.ts';
import { changeText, keyLabel, rateText, shareText } from './texts.ts';

test('shows no percentage of a small number', () => {
  fc.assert(
    fc.property(fc.nat({ max: SMALL_NUMBER - 1 }), fc.nat({ max: 1_000 }), (small, other) => {
      expect(shareText(other, small)).not.toContain('%');
      expect(changeText(other, small)).not.toContain('%');
    }),
  );
  expect(shareText(3, 5)).toBe('3 of 5');
  expect(shareText(3, 25)).toBe('12%');
  expect(shareText(1, 0)).toBe('');
  expect([changeText(30, 20), changeText(10, 20), changeText(8, 4), changeText(4, 4)]).toEqual([
    'Up 50%',
    'Down 50%',
    'Before: 4',
    'No change',
  ]);
});

test('relates a stage to visits, or to views where visits have no vehicle', () => {
  expect(rateText('views', { ...NO_RESULTS, visits: 100, views: 180 })).toBe('1.8 per visit');
  expect(rateText('enquiries', { ...NO_RESULTS, visits: 100, enquiries: 3 })).toBe('3.0% of visits');
  expect(rateText('enquiries', { ...NO_RESULTS, visits: 5, enquiries: 3 })).toBe('3 of 5 visits');
  expect(rateText('enquiries', { ...NO_RESULTS, views: 50, enquiries: 5 })).toBe('10% of views');
  expect(rateText('enquiries', { ...NO_RESULTS, enquiries: 5 })).toBe('');
});

test('names bands, sources and unknown values', () => {
  const names = new Map([['l-1', 'Southport']]);
  expect(keyLabel('price', { value: '10000', within: '' }, names)).toBe('$10,000 to $19,999');
  expect(keyLabel('age', { value: '181', within: '' }, names)).toBe('181 or more');
  expect(keyLabel('source', { value: 'ChatGPT', within: 'assistant' }, names)).toBe('ChatGPT (AI assistant)');
  expect(keyLabel('source', { value: '', within: '' }, names)).toBe('Unknown');
  expect(keyLabel('place', { value: 'l-1', within: '' }, names)).toBe('Southport');
  expect(keyLabel('model', { value: 'Hilux', within: 'Toyota' }, names)).toBe('Toyota Hilux');
});

test('the monthly mail is due from 7 am on the first, in the site’s time zone', () => {
  expect(dueMonth('Australia/Brisbane', new Date('2026-11-30T20:59:00Z'))).toBeNull();
  expect(dueMonth('Australia/Brisbane', new Date('2026-11-30T21:00:00Z'))).toBe('2026-11-01');
  expect(dueMonth('Australia/Perth', new Date('2027-01-03T00:00:00Z'))).toBe('2026-12-01');
  expect(dueMonth('Australia/Perth', new Date('2027-01-09T00:00:00Z'))).toBeNull();
  expect(daysOfMonth('2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('compares with the period before, and closes days before their rows are deleted', () => {
  expect(periodBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  });
  expect(firstOpenDay(new Date('2026-11-30T00:00:00Z'), [730, 30])).toBe('2026-11-02');
});
