import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from '../../sites/local-time.ts';
import { capacityOf, drivePlace } from './drive-place.ts';
import { isFull, parseSlot, type SalesHours, slotsOf, withOffset } from './slots.ts';

const WORKDAY = ['08:30', '17:30'] as const;
const week: SalesHours['week'] = [null, WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, ['09:00', '13:00']];
const hours = (timeZone: string, special: SalesHours['special'] = {}): SalesHours => ({
  timeZone,
  week,
  special,
});
const ZONES = ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Perth', 'Australia/Adelaide'];

describe('the times of a test drive (OPEN-002 TDRIVE-07)', () => {
  test('are half hours within the opening hours, at least two hours ahead', () => {
    // Monday, 9:15 am in Brisbane.
    const now = new Date('2026-11-23T09:15:00+10:00');
    const texts = slotsOf(hours('Australia/Brisbane'), now).map((slot) =>
      withOffset(slot, 'Australia/Brisbane'),
    );
    expect(texts[0]).toBe('2026-11-23T11:30:00+10:00');
    const today = texts.filter((text) => text.startsWith('2026-11-23'));
    expect(today.at(-1)).toBe('2026-11-23T17:00:00+10:00');
    expect(today).toHaveLength(12);
    const saturday = texts.filter((text) => text.startsWith('2026-11-28'));
    expect([saturday[0], saturday.at(-1)]).toEqual([
      '2026-11-28T09:00:00+10:00',
      '2026-11-28T12:30:00+10:00',
    ]);
    expect(texts.some((text) => text.startsWith('2026-11-29'))).toBe(false);
  });

  test('follow the hours of special days', () => {
    const now = new Date('2026-12-22T08:00:00+10:00');
    const zone = 'Australia/Brisbane';
    const texts = slotsOf(hours(zone, { '2026-12-25': null, '2026-12-24': ['09:00', '10:00'] }), now).map(
      (slot) => withOffset(slot, zone),
    );
    expect(texts.some((text) => text.startsWith('2026-12-25'))).toBe(false);
    expect(texts.filter((text) => text.startsWith('2026-12-24'))).toEqual([
      '2026-12-24T09:00:00+10:00',
      '2026-12-24T09:30:00+10:00',
    ]);
  });

  test('are offered on 29 February, by its own hours', () => {
    const zone = 'Australia/Brisbane';
    const slots = slotsOf(
      hours(zone, { '2028-02-29': ['09:00', '10:00'] }),
      new Date('2028-02-28T08:00:00+10:00'),
    );
    expect(
      slots.map((slot) => withOffset(slot, zone)).filter((text) => text.startsWith('2028-02-29')),
    ).toEqual(['2028-02-29T09:00:00+10:00', '2028-02-29T09:30:00+10:00']);
  });

  test('start at the same local hour before and after daylight saving begins', () => {
    // Sydney's clocks go forward on Sunday 4 October 2026.
    const now = new Date('2026-10-01T20:00:00+10:00');
    const firstOf = (zone: string, day: string) =>
      slotsOf(hours(zone), now)
        .map((slot) => withOffset(slot, zone))
        .find((text) => text.startsWith(day));
    expect(firstOf('Australia/Sydney', '2026-10-02')).toBe('2026-10-02T08:30:00+10:00');
    expect(firstOf('Australia/Sydney', '2026-10-05')).toBe('2026-10-05T08:30:00+11:00');
    expect(firstOf('Australia/Brisbane', '2026-10-05')).toBe('2026-10-05T08:30:00+10:00');
    expect(firstOf('Australia/Perth', '2026-10-05')).toBe('2026-10-05T08:30:00+08:00');
  });

  test('leave out a time that the clocks skip', () => {
    const night = {
      timeZone: 'Australia/Sydney',
      week: [['01:00', '04:00'], null, null, null, null, null, null],
      special: {},
    } as const;
    const texts = slotsOf(night, new Date('2026-10-03T12:00:00+10:00')).map((slot) =>
      withOffset(slot, 'Australia/Sydney'),
    );
    expect(texts.filter((text) => text.startsWith('2026-10-04'))).toEqual([
      '2026-10-04T01:00:00+10:00',
      '2026-10-04T01:30:00+10:00',
      '2026-10-04T03:00:00+11:00',
      '2026-10-04T03:30:00+11:00',
    ]);
  });

  test('leave out what overlaps a drive of the same car', () => {
    const now = new Date('2026-11-23T06:00:00+10:00');
    const zone = 'Australia/Brisbane';
    const texts = slotsOf(hours(zone), now, [new Date('2026-11-23T10:15:00+10:00')]).map((slot) =>
      withOffset(slot, zone),
    );
    expect(texts).toContain('2026-11-23T09:30:00+10:00');
    expect(texts).not.toContain('2026-11-23T10:00:00+10:00');
    expect(texts).not.toContain('2026-11-23T10:30:00+10:00');
    expect(texts).toContain('2026-11-23T11:00:00+10:00');
  });

  test('are unique, sorted half hours within the opening hours in every time zone', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (now, zone) => {
        const slots = slotsOf(hours(zone), now);
        const times = slots.map((slot) => slot.getTime());
        expect(new Set(times).size).toBe(times.length);
        expect(times.toSorted((one, other) => one - other)).toEqual(times);
        const isRight = (slot: Date): boolean => {
          const ahead = slot.getTime() - now.getTime();
          const [date = '', time = ''] = localTime(slot, zone).split('T');
          const span = week[new Date(`${date}T00:00:00Z`).getUTCDay()];
          return (
            ahead >= 2 * 3_600_000 &&
            ahead < 14 * 86_400_000 &&
            span !== null &&
            span !== undefined &&
            time >= span[0] &&
            time < span[1] &&
            parseSlot(withOffset(slot, zone))?.getTime() === slot.getTime()
          );
        };
        // One expectation for all: one for each slot would take most of the test's time.
        expect(slots.filter((slot) => !isRight(slot))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['', '2026-11-23', '2026-11-23T09:00', '2026-11-23T09:00:00Z', '2026-13-45T09:00:00+10:00'])(
    '%j names no time',
    (text) => expect(parseSlot(text)).toBeNull(),
  );
});

describe('the place of a test drive', () => {
  const place = (id: string, dealership: string, type: string, state: string) => ({
    id,
    dealership_id: dealership,
    location_type: type,
    primary: false,
    address: { state },
  });
  const places = [
    place('service-a', 'a', 'service', 'QLD'),
    place('sales-a', 'a', 'sales', 'QLD'),
    place('sales-b', 'b', 'sales', 'NSW'),
  ];

  test('is the sales department', () => {
    expect(drivePlace(places, { dealershipId: 'a', locationId: null })?.id).toBe('sales-a');
    expect(drivePlace(places, { dealershipId: 'a', locationId: 'service-a' })?.id).toBe('sales-a');
    expect(drivePlace(places, { dealershipId: 'a', locationId: 'sales-b' })?.id).toBe('sales-b');
    expect(drivePlace(places, { dealershipId: 'c', locationId: null })).toBeNull();
  });
});

test('a place is full when its number of parallel drives is reached', () => {
  const at = (time: string) => new Date(`2026-11-23T${time}:00+10:00`);
  const drives = [at('09:00'), at('09:00'), at('09:45')];
  const full = (time: string, capacity: number | null) => isFull(at(time), drives, capacity);
  expect([full('09:00', 2), full('09:00', 3), full('09:15', 2), full('09:30', 1), full('10:15', 1)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(full('09:00', null)).toBe(false);
  expect(
    [3, 1, 0, -1, 1.5, null, undefined].map((drive) => capacityOf({ test_drive_capacity: drive })),
  ).toEqual([3, 1, null, null, null, null, null]);
});
