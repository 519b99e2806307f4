import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuiet, nextMorning, sendTime, settledAt } from './timing.ts';

const BRISBANE = 'Australia/Brisbane';
const SYDNEY = 'Australia/Sydney';
const at = (local: string) => new Date(`${local}:00+10:00`);

describe('when an alert is sent', () => {
  test.each([
    ['2026-11-22T20:59', false],
    ['2026-11-22T21:00', true],
    ['2026-11-23T00:00', true],
    ['2026-11-23T07:59', true],
    ['2026-11-23T08:00', false],
  ])('%s at the dealer is in quiet hours: %s', (local, quiet) =>
    expect(isQuiet(at(local), BRISBANE)).toBe(quiet),
  );

  test('sends immediate alerts at once by day and in the morning if they fall due at night', () => {
    const leaves = (local: string) =>
      sendTime({ readyAt: at(local), frequency: 'at_once' }, at(local), BRISBANE);
    expect(leaves('2026-11-22T12:00')).toEqual(at('2026-11-22T12:00'));
    expect(leaves('2026-11-22T22:30')).toEqual(at('2026-11-23T08:00'));
    expect(leaves('2026-11-23T02:30')).toEqual(at('2026-11-23T08:00'));
  });

  test('sends daily alerts the next morning, or later that day if the worker was down', () => {
    const leaves = (now: string) =>
      sendTime({ readyAt: at('2026-11-22T12:00'), frequency: 'daily' }, at(now), BRISBANE);
    expect(leaves('2026-11-22T12:01')).toEqual(at('2026-11-23T08:00'));
    expect(leaves('2026-11-23T10:00')).toEqual(at('2026-11-23T10:00'));
    expect(leaves('2026-11-23T23:00')).toEqual(at('2026-11-24T08:00'));
  });

  test('uses 8 am local time as the morning, also when daylight saving starts', () => {
    // Sydney's clocks go forward on 4 October 2026.
    expect(nextMorning(new Date('2026-10-03T12:00:00Z'), SYDNEY).toISOString()).toBe(
      '2026-10-03T21:00:00.000Z',
    );
    expect(nextMorning(new Date('2026-10-02T12:00:00Z'), SYDNEY).toISOString()).toBe(
      '2026-10-02T22:00:00.000Z',
    );
  });

  test('waits one hour for a price to settle', () =>
    expect(settledAt(at('2026-11-22T12:00'))).toEqual(at('2026-11-22T13:00')));

  test('never sends at night or before the alert is ready', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 200_000_000 }),
        fc.constantFrom('at_once', 'daily'),
        fc.constantFrom(BRISBANE, SYDNEY, 'Australia/Perth', 'Australia/Adelaide'),
        (readyAt, later, frequency, zone) => {
          const now = new Date(readyAt.getTime() + later);
          const leaves = sendTime({ readyAt, frequency }, now, zone);
          expect(isQuiet(leaves, zone)).toBe(false);
          expect(leaves >= now).toBe(true);
        },
      ),
    );
  });
});
