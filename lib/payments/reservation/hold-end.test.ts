import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from '../../sites/local-time.ts';
import { type OpeningTimes, openingTimes } from '../../sites/open-now.ts';
import { closeOfOpeningDay } from '../../sites/opening-days.ts';
import { holdEnd } from './hold-end.ts';

const open = (weekday: number, from = '08:30', to = '17:30') => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: from,
  close: to,
});
const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => open(weekday));
const closedOn = (...dates: string[]) => dates.map((date) => ({ date, name: null, status: 'Closed' }));

function timesOf(week = WEEKDAYS, special = closedOn(), timeZone = 'Australia/Brisbane'): OpeningTimes {
  const times = openingTimes(week, special, timeZone);
  if (!times) throw new Error('No opening hours');
  return times;
}
const endOf = (paidAt: string, times: OpeningTimes | null, days = 2, holdHours = 48): string => {
  const end = holdEnd(new Date(paidAt), { holdHours, holdOpening: times && { times, days } });
  return localTime(end, times?.timeZone ?? 'Australia/Brisbane');
};

describe('the end of a paid hold (OPEN-025)', () => {
  test.each([
    ['on Friday evening lasts until Tuesday closes', '2026-11-27T18:00+10:00', '2026-12-01T17:30'],
    ['on Friday before opening lasts until Monday closes', '2026-11-27T08:00+10:00', '2026-11-30T17:30'],
    ['on Friday while open lasts until Tuesday closes', '2026-11-27T10:00+10:00', '2026-12-01T17:30'],
    ['on Monday while open lasts until Wednesday closes', '2026-11-23T10:00+10:00', '2026-11-25T17:30'],
    ['on Monday evening lasts 48 hours', '2026-11-23T18:00+10:00', '2026-11-25T18:00'],
  ])('a hold paid %s', (_, paidAt, end) => expect(endOf(paidAt, timesOf())).toBe(end));

  test('counts special days without hours as closed', () => {
    const christmas = timesOf(WEEKDAYS, closedOn('2026-12-25', '2026-12-28'));
    expect(endOf('2026-12-24T10:00+10:00', christmas)).toBe('2026-12-30T17:30');
  });

  test('counts an open special day with its own closing time', () => {
    const special = [
      { date: '2026-12-01', name: null, status: 'Open', start_hour: '10:00', end_hour: '14:00' },
    ];
    expect(endOf('2026-11-27T18:00+10:00', timesOf(WEEKDAYS, special))).toBe('2026-12-01T14:00');
  });

  test('survives a closure of several weeks', () => {
    const closure = Array.from({ length: 21 }, (_, day) =>
      new Date(Date.UTC(2026, 11, 21 + day)).toISOString().slice(0, 10),
    );
    expect(endOf('2026-12-20T10:00+10:00', timesOf(WEEKDAYS, closedOn(...closure)))).toBe('2027-01-12T17:30');
  });

  test('is 48 hours of the clock without opening hours', () => {
    expect(endOf('2026-11-27T18:00+10:00', null)).toBe('2026-11-29T18:00');
  });

  test('is plain hours if no opening days are required', () => {
    expect(endOf('2026-11-27T18:00+10:00', timesOf(), 0)).toBe('2026-11-29T18:00');
  });

  test('keeps a longer period of hours', () => {
    expect(endOf('2026-11-27T18:00+10:00', timesOf(), 2, 240)).toBe('2026-12-07T18:00');
  });

  test('keeps closing time when daylight saving ends in between', () => {
    const sydney = timesOf(WEEKDAYS, [], 'Australia/Sydney');
    expect(endOf('2026-04-03T18:00+11:00', sydney)).toBe('2026-04-07T17:30');
    expect(endOf('2026-10-02T18:00+10:00', sydney)).toBe('2026-10-06T17:30');
  });
});

const clockTime = fc
  .integer({ min: 6, max: 20 })
  .map((hour): [string, string] => [
    `${String(hour).padStart(2, '0')}:00`,
    `${String(hour + 2).padStart(2, '0')}:30`,
  ]);
const weeks = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), clockTime), {
    minLength: 1,
    maxLength: 7,
    selector: ([weekday]) => weekday,
  })
  .map((rows) => rows.map(([weekday, [from, to]]) => open(weekday, from, to)));
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
const closures = fc
  .array(moments, { maxLength: 12 })
  .map((dates) => closedOn(...dates.map((date) => date.toISOString().slice(0, 10))));
const zones = fc.constantFrom(
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Lord_Howe',
  'Australia/Perth',
);
const MINUTE_MS = 60_000;

describe('every hold', () => {
  test('lasts at least its hours and until the second opening day closes', () => {
    fc.assert(
      fc.property(weeks, closures, zones, moments, (week, special, timeZone, paidAt) => {
        const times = timesOf(week, special, timeZone);
        const end = holdEnd(paidAt, { holdHours: 48, holdOpening: { times, days: 2 } });
        const close = closeOfOpeningDay(times, paidAt, 2);
        expect(close).not.toBeNull();
        expect(end.getTime()).toBe(Math.max(paidAt.getTime() + 48 * 3_600_000, close?.getTime() ?? 0));
      }),
    );
  });

  test('never ends earlier if it is paid later', () => {
    fc.assert(
      fc.property(
        weeks,
        zones,
        moments,
        fc.integer({ min: 0, max: 20_000 }),
        (week, timeZone, paidAt, minutes) => {
          const terms = { holdHours: 48, holdOpening: { times: timesOf(week, [], timeZone), days: 2 } };
          const later = new Date(paidAt.getTime() + minutes * MINUTE_MS);
          expect(holdEnd(later, terms).getTime()).toBeGreaterThanOrEqual(holdEnd(paidAt, terms).getTime());
        },
      ),
    );
  });

  test('moves by at most an hour when daylight saving changes in between', () => {
    // Brisbane's clocks never change, so the same wall time there gives the end without a change.
    fc.assert(
      fc.property(weeks, moments, (week, paidAt) => {
        const sydney = timesOf(week, [], 'Australia/Sydney');
        const brisbane = timesOf(week, [], 'Australia/Brisbane');
        const wall = Date.parse(`${localTime(paidAt, 'Australia/Sydney')}:00+10:00`);
        const holdOf = (times: OpeningTimes) => ({ holdHours: 48, holdOpening: { times, days: 2 } });
        const moved = localTime(holdEnd(paidAt, holdOf(sydney)), 'Australia/Sydney');
        const unmoved = localTime(holdEnd(new Date(wall), holdOf(brisbane)), 'Australia/Brisbane');
        const minutes = Math.abs(Date.parse(`${moved}Z`) - Date.parse(`${unmoved}Z`)) / MINUTE_MS;
        expect(minutes).toBeLessThanOrEqual(60);
      }),
    );
  });
});
