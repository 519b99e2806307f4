import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockProblem,
  missingDays,
  spanProblem,
  specialDaysProblem,
  timesOf,
  weekProblem,
} from './hoursRules.ts';

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('opening hours', () => {
  test('accept times of the 24-hour clock and explain others (HOURS-04)', () => {
    fc.assert(fc.property(clock, (time) => clockProblem(time) === null));
    for (const time of ['8:30', '24:00', '08:60', '8am', '08:30:00'])
      expect(clockProblem(time)).toContain(time);
  });

  test('require an open day to open before it closes (HOURS-02)', () => {
    fc.assert(
      fc.property(clock, clock, (open, close) => {
        expect(spanProblem('Open', open, close) === null).toBe(open < close);
      }),
    );
  });

  test('require both times of an open day and none of a closed day (HOURS-02)', () => {
    expect(spanProblem('Open', '08:30', undefined)).toContain('both');
    expect(spanProblem('Closed', '08:30', '17:00')).toContain('closed day');
    expect(spanProblem('Closed')).toBeNull();
  });

  test('read the times of a special day in either shape (HOURS-09 HOURS-10)', () => {
    const hours = { begin: '10:00', end: '14:00' };
    expect(timesOf({ hours })).toEqual(['10:00', '14:00']);
    expect(timesOf({ start_hour: '11:00', end_hour: '15:00', hours })).toEqual(['11:00', '15:00']);
    expect(timesOf({})).toEqual([undefined, undefined]);
  });

  test('allow each weekday once, with Sunday as 0 (HOURS-01)', () => {
    expect(weekProblem([{ weekday: 0 }, { weekday: 1 }, { weekday: 0 }])).toContain('Sunday');
    expect(weekProblem([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday })))).toBeNull();
  });

  test('name missing days from Monday on, unless all are missing', () => {
    expect(missingDays([1, 2, 3, 4, 5].map((weekday) => ({ weekday })))).toEqual(['Saturday', 'Sunday']);
    expect(missingDays([])).toEqual([]);
  });

  test('allow each special date once (HOURS-06)', () => {
    expect(specialDaysProblem([{ date: '2026-12-25' }, { date: '2026-12-25' }])).toContain('2026-12-25');
    expect(specialDaysProblem([{ date: '2026-12-25' }, { date: '2026-12-26' }])).toBeNull();
  });
});
