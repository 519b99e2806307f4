import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayCount, dayIn, dayPlus, everyDay, NOTHING } from './activity.ts';
import { activityCsv } from './csv.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('returns a row for every day of a range, latest first', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (from, more) => {
      const range = { from, to: dayPlus(from, more) };
      const busy = { day: range.to, ...NOTHING, views: 3 };
      const days = everyDay(range, [busy]);
      expect(days).toHaveLength(dayCount(range));
      expect([days[0], days.at(-1)?.day]).toEqual([busy, from]);
      expect(days.map((row) => row.day)).toEqual(
        [...new Set(days.map((row) => row.day))].toSorted().toReversed(),
      );
    }),
  );
  expect(everyDay({ from: '2026-11-22', to: '2026-11-21' }, [])).toEqual([]);
});

test('dates a day by the time zone of the dealer', () => {
  const moment = new Date('2026-11-21T15:30:00Z');
  expect(dayIn('Australia/Brisbane', moment)).toBe('2026-11-22');
  expect(dayIn('Australia/Perth', moment)).toBe('2026-11-21');
});

test('exports a line per day and car, and escapes formulas from a feed', () => {
  const counts = { ...NOTHING, views: 2, calls: 1 };
  const csv = activityCsv('harbour', [
    { day: '2026-11-22', id: 'h-1', title: '=2021 Toyota, "Hilux"', stocknum: 'A1', ...counts },
    { day: '2026-11-22', id: null, title: '', stocknum: '', ...counts },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFDay,Site,Car,Stock number,Id,Used car views,Saves,Calls,Enquiries,Reservations',
    `2026-11-22,harbour,"'=2021 Toyota, ""Hilux""",A1,h-1,2,0,1,0,0`,
    '2026-11-22,harbour,,,,2,0,1,0,0',
    '',
  ]);
});
