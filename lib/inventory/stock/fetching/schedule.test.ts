import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from '../../../sites/local-time.ts';
import { type FeedSchedule, isDue, scheduleSchema } from './schedule.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const at = (moment: string) => new Date(moment);
const SYDNEY = 'Australia/Sydney';
const times = (...list: string[]): FeedSchedule => ({ kind: 'times', times: list, timeZone: SYDNEY });

/** Returns when a worker that checks every 15 minutes would start a run. */
function runsBetween(schedule: FeedSchedule, from: Date, until: Date): Date[] {
  const runs: Date[] = [];
  for (let now = from.getTime(); now < until.getTime(); now += QUARTER)
    if (isDue(schedule, runs.at(-1) ?? from, new Date(now))) runs.push(new Date(now));
  return runs;
}

test('a feed that never ran is due', () => {
  expect(isDue(times('06:00'), null, at('2026-11-23T00:00Z'))).toBe(true);
});

test('an interval counts from the last attempt', () => {
  const schedule: FeedSchedule = { kind: 'interval', minutes: 30 };
  const last = at('2026-11-23T00:00Z');
  expect(isDue(schedule, last, at('2026-11-23T00:29:59Z'))).toBe(false);
  expect(isDue(schedule, last, at('2026-11-23T00:30Z'))).toBe(true);
});

describe('times of day', () => {
  test('are in the dealer’s time zone', () => {
    const runs = runsBetween(times('06:00', '18:30'), at('2026-11-22T13:00Z'), at('2026-11-23T13:00Z'));
    expect(runs.map((run) => localTime(run, SYDNEY))).toEqual(['2026-11-23T06:00', '2026-11-23T18:30']);
  });

  test('that were missed are caught up once', () => {
    const last = at('2026-11-20T00:00Z');
    const now = at('2026-11-23T00:00Z');
    expect(isDue(times('06:00', '18:30'), last, now)).toBe(true);
    expect(isDue(times('06:00', '18:30'), now, at('2026-11-23T00:01Z'))).toBe(false);
  });

  test('that daylight saving skips or repeats run once', () => {
    // Clocks go from 2:00 to 3:00 on 4 October 2026, and from 3:00 back to 2:00 on 4 April 2027.
    for (const day of ['2026-10-04', '2027-04-04']) {
      const start = at(`${day}T00:00Z`).getTime() - 11 * 60 * MINUTE;
      const runs = runsBetween(times('02:30'), new Date(start), new Date(start + 24 * 60 * MINUTE));
      expect(runs).toHaveLength(1);
    }
  });

  test('run once a day each', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(fc.uniqueArray(time, { minLength: 1, maxLength: 4 }), (list) => {
        // Each quarter of an hour plus one second, for a day, so that every time occurs exactly once.
        const runs = runsBetween(times(...list), at('2026-11-22T12:45:01Z'), at('2026-11-23T12:45:02Z'));
        expect(runs.map((run) => localTime(run, SYDNEY).slice(11))).toHaveLength(list.length);
      }),
      { numRuns: 20 },
    );
  });
});

test.each([
  { kind: 'interval', minutes: 1 },
  { kind: 'times', times: ['6:00'], timeZone: SYDNEY },
  { kind: 'times', times: [], timeZone: SYDNEY },
  { kind: 'times', times: ['06:00'], timeZone: 'Australia/Atlantis' },
])('%j is an invalid schedule', (schedule) => {
  expect(scheduleSchema.safeParse(schedule).success).toBe(false);
});
