import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueWeek, weekIn } from './week.ts';

test('a report is due from 7 am on Monday, local time, and on Tuesday', () => {
  const due = (moment: string, zone = 'Australia/Brisbane') => dueWeek(zone, new Date(moment));
  expect(due('2026-11-22T20:59:00Z')).toBeNull(); // 6:59 on Monday
  expect(due('2026-11-22T21:00:00Z')).toBe('2026-11-23');
  expect(due('2026-11-22T21:00:00Z', 'Australia/Perth')).toBeNull(); // 5:00 there
  expect(due('2026-11-22T23:00:00Z', 'Australia/Perth')).toBe('2026-11-23');
  expect(due('2026-11-23T15:00:00Z')).toBe('2026-11-23'); // 1:00 on Tuesday
  expect(due('2026-11-24T14:00:00Z')).toBeNull(); // Wednesday
});

test('a week begins on Monday in every time zone and across daylight saving', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.constantFrom('Australia/Sydney', 'Australia/Perth', 'Australia/Lord_Howe', 'UTC'),
      (now, zone) => {
        const week = weekIn(zone, now);
        expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1);
        const due = dueWeek(zone, now);
        expect(due === null || due === week).toBe(true);
      },
    ),
  );
});
