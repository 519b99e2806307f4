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
  test('every time of day on the 24-hour clock is accepted, others are explained (HOURS-04)', () => {
    fc.assert(fc.property(clock, (time) => clockProblem(time) === null));
    for (const time of ['8:30', '24:00', '08:60', '8am', '08:30:00'])
      expect(clockProblem(time)).toContain(time);
  });

  test('an open day opens before it closes, for any two times (HOURS-02)', () => {
    fc.assert(
      fc.property(clock, clock, (open, close) => {
        expect(spanProblem('Open', open, close) === null).toBe(open < close);
      }),
    );
  });

  test('an open day needs both times, a closed one has none (HOURS-02)', () => {
    expect(spanProblem('Open', '08:30', undefined)).toContain('both');
    expect(spanProblem('Closed', '08:30', '17:00')).toContain('closed day');
    expect(spanProblem('Closed')).toBeNull();
  });

  test('a special day has its times in either form, and the editor’s come first (HOURS-09 HOURS-10)', () => {
    const hours = { begin: '10:00', end: '14:00' };
    expect(timesOf({ hours })).toEqual(['10:00', '14:00']);
    expect(timesOf({ start_hour: '11:00', end_hour: '15:00', hours })).toEqual(['11:00', '15:00']);
    expect(timesOf({})).toEqual([undefined, undefined]);
  });

  test('each weekday once, Sunday is 0 (HOURS-01)', () => {
    expect(weekProblem([{ weekday: 0 }, { weekday: 1 }, { weekday: 0 }])).toContain('Sunday');
    expect(weekProblem([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday })))).toBeNull();
  });

  test('days left out are named, Monday first; no rows at all are no mistake', () => {
    expect(missingDays([1, 2, 3, 4, 5].map((weekday) => ({ weekday })))).toEqual(['Saturday', 'Sunday']);
    expect(missingDays([])).toEqual([]);
  });

  test('each special date once (HOURS-06)', () => {
    expect(specialDaysProblem([{ date: '2026-12-25' }, { date: '2026-12-25' }])).toContain('2026-12-25');
    expect(specialDaysProblem([{ date: '2026-12-25' }, { date: '2026-12-26' }])).toBeNull();
  });
});
