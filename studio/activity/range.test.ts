import { expect, test } from 'vitest';
import { formatDay } from './labels.ts';
import { lastDays, rangeProblem } from './range.ts';

test('the last days end today in the dealer’s time zone', () => {
  const now = new Date('2026-11-21T15:30:00Z');
  expect(lastDays(7, 'Australia/Brisbane', now)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(lastDays(1, 'Australia/Perth', now)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(formatDay('2026-11-22')).toBe('Sun 22 Nov 2026');
});

test('explains what is wrong with an invalid range', () => {
  expect(rangeProblem({ from: '2026-11-01', to: '2026-11-22' })).toBeNull();
  expect(rangeProblem({ from: '', to: '2026-11-22' })).toBe('Enter both days.');
  expect(rangeProblem({ from: '2026-11-23', to: '2026-11-22' })).toBe('The first day is after the last.');
  expect(rangeProblem({ from: '2024-11-23', to: '2026-11-22' })).toBe('Choose at most 366 days.');
});
