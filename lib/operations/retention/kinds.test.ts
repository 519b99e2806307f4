import { expect, test } from 'vitest';
import { daysOf, HOURLY, KINDS, NIGHTLY, parseDays } from './kinds.ts';

test('overrides the days of single kinds and keeps the other defaults', () => {
  const ownDays = parseDays(' leads=365, events = 400,');
  expect(ownDays).toEqual({ leads: 365, events: 400 });
  if (typeof ownDays === 'string') return;
  expect([daysOf('leads', ownDays), daysOf('alerts', ownDays)]).toEqual([365, KINDS.alerts.days]);
  expect(parseDays('')).toEqual({});
});

test('reports unreadable settings and periods shorter than the law allows', () => {
  expect(parseDays('cars=3')).toBe('unknown kind cars');
  expect(parseDays('toString=3')).toBe('unknown kind toString');
  for (const days of ['', '-1', '1.5', 'all', '1000000'])
    expect(parseDays(`leads=${days}`)).toBe('leads needs a whole number of days');
  expect(parseDays('reservations=365')).toMatch(/^reservations are accounting records/);
  expect(parseDays('payments=4000')).toEqual({ payments: 4000 });
});

test('every kind has a retention period', () => {
  expect([...HOURLY, ...NIGHTLY].toSorted()).toEqual(Object.keys(KINDS).toSorted());
});
