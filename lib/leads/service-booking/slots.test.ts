import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpeningTimes } from '../../sites/open-now.ts';
import { withOffset } from '../test-drive/slots.ts';
import { lacking, type Occupied } from './capacity.ts';
import { conflictsOf, freeStays, isWayOffered } from './slots.ts';
import { dateIn, minutesOf, openOn, planStay, takesDays } from './stay.ts';
import type { Workshop } from './workshop.ts';

const WORKDAY = ['07:30', '17:30'] as const;
const week: OpeningTimes['week'] = [null, WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, ['08:00', '12:00']];
const hoursIn = (timeZone: string, special: OpeningTimes['special'] = {}): OpeningTimes => ({
  timeZone,
  week,
  special,
});
const workshopWith = (hours: OpeningTimes | null, change: Partial<Workshop> = {}): Workshop => ({
  capacity: { bays: 2, arrivals: 1, loanCars: 1 },
  slotMinutes: 30,
  leadHours: 24,
  daysAhead: 14,
  hours,
  ...change,
});
const work = (minutes: number, bayMinutes = minutes) => ({ minutes, bayMinutes });
const MELBOURNE = 'Australia/Melbourne';
const freeTimes = (workshop: Workshop, minutes: number, now: Date, others: readonly Occupied[] = []) =>
  freeStays(workshop, { work: work(minutes), way: 'dropOff', now, others }).map(({ arrivesAt }) =>
    withOffset(arrivesAt, workshop.hours?.timeZone ?? MELBOURNE),
  );

describe('free times', () => {
  const monday = new Date('2026-11-23T08:00:00+11:00');

  test('start after the notice and end early enough for the work', () => {
    const times = freeTimes(workshopWith(hoursIn(MELBOURNE)), 120, monday);
    expect(times[0]).toBe('2026-11-24T08:00:00+11:00');
    expect(times.filter((time) => time.startsWith('2026-11-24')).at(-1)).toBe('2026-11-24T15:30:00+11:00');
    expect(times.filter((time) => time.startsWith('2026-11-28'))).toHaveLength(5);
    expect(times.some((time) => time.startsWith('2026-11-29'))).toBe(false);
  });

  test('leave out holidays and follow special hours', () => {
    const hours = hoursIn(MELBOURNE, { '2026-11-24': null, '2026-11-25': ['10:00', '12:00'] });
    const times = freeTimes(workshopWith(hours), 60, monday);
    expect(times.slice(0, 3)).toEqual([
      '2026-11-25T10:00:00+11:00',
      '2026-11-25T10:30:00+11:00',
      '2026-11-25T11:00:00+11:00',
    ]);
  });

  test('are found within a second for a workshop with 2,000 bookings', () => {
    const workshop = workshopWith(hoursIn(MELBOURNE), {
      capacity: { bays: 40, arrivals: 20, loanCars: 5 },
      slotMinutes: 15,
      daysAhead: 42,
    });
    const others = Array.from({ length: 2_000 }, (_, index): Occupied => {
      const arrivesAt = new Date(monday.getTime() + index * 30 * 60_000);
      const leavesAt = new Date(arrivesAt.getTime() + 240 * 60_000);
      return { arrivesAt, leavesAt, way: 'dropOff', bay: [{ from: arrivesAt, until: leavesAt }] };
    });
    const start = performance.now();
    expect(freeTimes(workshop, 120, monday, others).length).toBeGreaterThan(1_000);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test('are none without opening hours', () => {
    expect(freeTimes(workshopWith(null), 60, monday)).toEqual([]);
  });

  test('are taken by bookings that fill the bays', () => {
    const workshop = workshopWith(hoursIn(MELBOURNE), { capacity: { bays: 1, arrivals: 5, loanCars: 0 } });
    const [first] = freeStays(workshop, { work: work(120), way: 'dropOff', now: monday, others: [] });
    if (!first) throw new Error('There is no free time');
    const times = freeTimes(workshop, 60, monday, [{ ...first, way: 'wait' }]);
    expect(times[0]).toBe('2026-11-24T10:00:00+11:00');
  });
});

describe('work over several days', () => {
  const hours = hoursIn(MELBOURNE, { '2026-11-26': null });

  test('takes whole opening days, and its car arrives in the morning', () => {
    const stay = planStay(hours, new Date('2026-11-24T08:30:00+11:00'), work(25 * 60, 15 * 60));
    expect(stay?.leavesAt).toEqual(new Date('2026-11-27T17:30:00+11:00'));
    expect(stay?.bay).toEqual([
      { from: new Date('2026-11-24T08:30:00+11:00'), until: new Date('2026-11-24T17:30:00+11:00') },
      { from: new Date('2026-11-25T07:30:00+11:00'), until: new Date('2026-11-25T17:30:00+11:00') },
    ]);
    expect(planStay(hours, new Date('2026-11-24T13:00:00+11:00'), work(25 * 60))).toBeNull();
  });

  test('offers no waiting', () => {
    const workshop = workshopWith(hours);
    const long = { ...work(700), allowsLoanCar: true };
    expect(
      ['dropOff', 'wait', 'loanCar'].filter((way) => isWayOffered(workshop, long, way as 'wait')),
    ).toEqual(['dropOff', 'loanCar']);
    expect(isWayOffered(workshop, { ...work(60), allowsLoanCar: false }, 'loanCar')).toBe(false);
    expect(isWayOffered(workshop, { ...work(60), allowsLoanCar: false }, 'wait')).toBe(true);
  });
});

const spans = fc
  .tuple(fc.integer({ min: 0, max: 20 * 4 }), fc.integer({ min: 4, max: 40 }))
  .map(([open, length]) => [open * 15, Math.min(24 * 60 - 15, (open + length) * 15)] as const)
  .map(([open, close]) => [open, close].map(clock) as unknown as readonly [string, string]);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('planned stays', () => {
  // Both changes of daylight saving in Sydney, Adelaide and Lord Howe, and days around Christmas.
  const moments = fc.constantFrom('2026-10-02T00:00:00Z', '2026-12-20T00:00:00Z', '2027-04-02T00:00:00Z');
  const zones = fc.constantFrom(
    'Australia/Sydney',
    'Australia/Adelaide',
    'Australia/Lord_Howe',
    'Australia/Brisbane',
    'Australia/Perth',
  );
  const weeks = fc.array(fc.option(spans, { nil: null }), { minLength: 7, maxLength: 7 });

  test('keep to opening hours, also when daylight saving changes', () => {
    fc.assert(
      fc.property(
        moments,
        zones,
        weeks,
        fc.option(spans, { nil: null }),
        fc.integer({ min: 5, max: 3_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (moment, timeZone, days, special, minutes, bayMinutes) => {
          const now = new Date(moment);
          const date = dateIn(new Date(now.getTime() + 3 * 86_400_000), timeZone);
          const hours = { timeZone, week: days, special: { [date]: special } };
          const wanted = work(minutes, Math.min(minutes, bayMinutes));
          const workshop = workshopWith(hours, { daysAhead: 7 });
          for (const stay of freeStays(workshop, { work: wanted, way: 'dropOff', now, others: [] })) {
            const { arrivesAt, leavesAt, bay } = stay;
            expect(arrivesAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + 24 * 3_600_000);
            const arrival = openOn(hours, dateIn(arrivesAt, timeZone));
            expect(arrival && arrival.from <= arrivesAt && arrivesAt < arrival.until).toBe(true);
            for (const { from, until } of bay) {
              const day = openOn(hours, dateIn(from, timeZone));
              expect(day && day.from <= from && from < until && until <= day.until).toBe(true);
            }
            const inBay = bay.reduce((total, span) => total + minutesOf(span), 0);
            expect(inBay).toBeGreaterThanOrEqual(wanted.bayMinutes);
            if (!takesDays(hours, wanted)) {
              expect((leavesAt.getTime() - arrivesAt.getTime()) / 60_000).toBe(minutes);
              expect(dateIn(leavesAt, timeZone)).toBe(dateIn(arrivesAt, timeZone));
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('conflicts', () => {
  const hours = hoursIn(MELBOURNE);
  const booking = (id: string, time: string, minutes = 60) => {
    const stay = planStay(hours, new Date(time), work(minutes));
    if (!stay) throw new Error(`Nothing can arrive at ${time}`);
    return { id, ...stay, way: 'dropOff' as const };
  };

  test('are later bookings beyond a smaller capacity, and those on a day that is closed now', () => {
    const bookings = [
      booking('first', '2026-11-24T09:00:00+11:00'),
      booking('second', '2026-11-24T09:30:00+11:00'),
      booking('third', '2026-11-24T10:30:00+11:00'),
      booking('holiday', '2026-11-25T09:00:00+11:00'),
    ];
    expect(conflictsOf(workshopWith(hours), bookings)).toEqual(new Map());
    const smaller = workshopWith(hoursIn(MELBOURNE, { '2026-11-25': null }), {
      capacity: { bays: 1, arrivals: 1, loanCars: 0 },
    });
    expect([...conflictsOf(smaller, bookings)]).toEqual([
      ['second', 'bays'],
      ['holiday', 'closed'],
    ]);
    expect([...conflictsOf(workshopWith(null), bookings).values()]).toEqual(Array(4).fill('closed'));
  });

  test('do not count what was booked within capacity', () => {
    const workshop = workshopWith(hours);
    const kept: (Occupied & { id: string })[] = [];
    for (const time of ['09:00', '09:00', '09:30', '10:00', '10:30']) {
      const wanted = booking(`${kept.length}`, `2026-11-24T${time}:00+11:00`);
      if (!lacking(workshop, kept, wanted)) kept.push(wanted);
    }
    expect(conflictsOf(workshop, kept)).toEqual(new Map());
  });
});
