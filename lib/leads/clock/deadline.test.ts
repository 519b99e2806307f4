import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from '../../sites/local-time.ts';
import type { OpeningTimes } from '../../sites/open-now.ts';
import { addDays, answerWindow, openSpanOn } from './deadline.ts';

const MINUTE = 60_000;
const WEEKDAYS = { timeZone: 'Australia/Sydney', special: {} };
const nineToFive = ['09:00', '17:00'] as const;
const sydney: OpeningTimes = {
  ...WEEKDAYS,
  week: [null, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, ['09:00', '12:00']],
};
const at = (local: string, timeZone: string) => {
  const guess = Date.parse(`${local}Z`);
  for (let offset = -14 * 60; offset <= 14 * 60; offset += 30)
    if (localTime(new Date(guess - offset * MINUTE), timeZone) === local.slice(0, 16))
      return new Date(guess - offset * MINUTE);
  throw new Error(`${local} does not exist`);
};
const due = (times: OpeningTimes, arrival: string, minutes: number) => {
  const window = answerWindow(times, at(arrival, times.timeZone), minutes);
  return window && localTime(window.dueAt, times.timeZone);
};

describe('the deadline of an answer', () => {
  test('is some minutes after a lead that arrives in opening hours', () => {
    expect(due(sydney, '2026-11-30T10:00', 60)).toBe('2026-11-30T11:00');
  });

  test('may be at closing time', () => {
    expect(due(sydney, '2026-11-30T16:00', 60)).toBe('2026-11-30T17:00');
  });

  test('continues on the next opening day', () => {
    expect(due(sydney, '2026-11-30T16:30', 60)).toBe('2026-12-01T09:30');
    expect(due(sydney, '2026-11-28T11:30', 60)).toBe('2026-11-30T09:30');
  });

  test('counts from the next opening for a lead that arrives in closed hours', () => {
    expect(due(sydney, '2026-11-29T03:00', 60)).toBe('2026-11-30T10:00');
  });

  test('skips special days that are closed and follows special hours', () => {
    const times = { ...sydney, special: { '2026-12-01': null, '2026-12-02': ['10:00', '11:00'] as const } };
    expect(due(times, '2026-11-30T16:30', 60)).toBe('2026-12-02T10:30');
  });

  test('counts 23 and 25 hour days by the time that passes', () => {
    const always = ['00:00', '24:00'] as const;
    const times = { ...WEEKDAYS, week: Array.from({ length: 7 }, () => always) };
    // Clocks go forward at 2:00 on 4 October 2026, and back at 3:00 on 5 April 2026.
    expect(due(times, '2026-10-04T01:00', 120)).toBe('2026-10-04T04:00');
    expect(due(times, '2026-04-05T01:00', 180)).toBe('2026-04-05T03:00');
  });

  test('does not exist for a place that does not open within two months', () => {
    expect(
      due({ ...WEEKDAYS, week: Array.from({ length: 7 }, () => null) }, '2026-11-30T10:00', 60),
    ).toBeNull();
  });
});

const ZONES = [
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Lord_Howe',
  'Australia/Eucla',
];
const span = fc
  .tuple(fc.integer({ min: 5 * 60, max: 12 * 60 }), fc.integer({ min: 30, max: 11 * 60 }))
  .map(([open, length]): [string, string] => [timeOf(open), timeOf(open + length)]);
const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const times = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  week: fc.array(fc.option(span), { minLength: 7, maxLength: 7 }),
  special: fc.dictionary(
    fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-09-30', days)),
    fc.option(span),
  ),
}) satisfies fc.Arbitrary<OpeningTimes>;
/** Around the change of clocks on 4 October 2026. */
const arrival = fc
  .integer({ min: 0, max: 7 * 24 * 60 })
  .map((minute) => new Date(Date.UTC(2026, 8, 30) + minute * MINUTE));

/** Counts opening minutes one by one, by the clock on the wall. */
function openMinutes(opening: OpeningTimes, from: Date, to: Date): number {
  let count = 0;
  for (let minute = from.getTime(); minute < to.getTime(); minute += MINUTE)
    if (isOpen(opening, new Date(minute))) count += 1;
  return count;
}

function isOpen({ week, special, timeZone }: OpeningTimes, moment: Date): boolean {
  const [date = '', time = ''] = localTime(moment, timeZone).split('T');
  const hours = date in special ? special[date] : week[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return hours !== null && hours !== undefined && hours[0] <= time && time < hours[1];
}

const minutesToAnswer = fc.integer({ min: 1, max: 900 });

test('between arrival and deadline are exactly the minutes of opening time', () => {
  fc.assert(
    fc.property(times, arrival, minutesToAnswer, (opening, arrivedAt, minutes) => {
      const window = answerWindow(opening, arrivedAt, minutes);
      // Special hours may be the only opening hours, and shorter than the target.
      fc.pre(window !== null && window.dueAt.getTime() - arrivedAt.getTime() < 20 * 24 * 60 * MINUTE);
      if (window) expect(openMinutes(opening, arrivedAt, window.dueAt)).toBe(minutes);
    }),
    { numRuns: 60 },
  );
});

test('a deadline is never in closed time, and work never begins before the place opens', () => {
  fc.assert(
    fc.property(times, arrival, minutesToAnswer, (opening, arrivedAt, minutes) => {
      const window = answerWindow(opening, arrivedAt, minutes);
      fc.pre(window !== null);
      if (!window) return;
      // The minute before it is opening time: a deadline may be at closing time.
      expect(isOpen(opening, new Date(window.dueAt.getTime() - MINUTE))).toBe(true);
      expect(isOpen(opening, window.opensAt)).toBe(true);
      expect(window.opensAt.getTime()).toBeGreaterThanOrEqual(arrivedAt.getTime());
      expect(openMinutes(opening, arrivedAt, window.opensAt)).toBe(0);
    }),
    { numRuns: 200 },
  );
});

test('a later arrival never has an earlier deadline', () => {
  fc.assert(
    fc.property(
      times,
      arrival,
      fc.integer({ min: 0, max: 3000 }),
      minutesToAnswer,
      (opening, first, later, minutes) => {
        const [one, other] = [first, new Date(first.getTime() + later * MINUTE)].map((arrivedAt) =>
          answerWindow(opening, arrivedAt, minutes),
        );
        if (one && other) expect(other.dueAt.getTime()).toBeGreaterThanOrEqual(one.dueAt.getTime());
      },
    ),
  );
});

test('a closing time before the opening time is closed', () => {
  const week = Array.from({ length: 7 }, () => ['17:00', '09:00'] as const);
  expect(openSpanOn({ ...WEEKDAYS, week }, '2026-11-30')).toBeNull();
});
