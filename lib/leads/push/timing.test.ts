import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime, parseLocalTime } from '../../sites/local-time.ts';
import { isQuiet } from '../alerts/timing.ts';
import { LONGEST_AHEAD_MS, pushTime, remindAt } from './timing.ts';

const BRISBANE = 'Australia/Brisbane';
const HOUR_MS = 3_600_000;
const at = (local: string, zone = BRISBANE): Date => {
  const moment = parseLocalTime(local, zone);
  if (!moment) throw new Error(local);
  return moment;
};
const zones = fc.constantFrom(BRISBANE, 'Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide');
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test.each([
  ['in the afternoon', '2026-03-05T17:00', '2026-03-05T13:00'],
  ['at noon', '2026-03-05T12:00', '2026-03-05T08:00'],
  ['late in the morning', '2026-03-05T10:30', '2026-03-05T08:00'],
  ['an hour after the quiet hours', '2026-03-05T09:00', '2026-03-05T08:00'],
  ['right after the quiet hours', '2026-03-05T08:30', '2026-03-04T20:00'],
  ['at night', '2026-03-05T03:00', '2026-03-04T20:00'],
  ['soon after the quiet hours begin', '2026-03-05T00:30', '2026-03-04T20:30'],
])('a hold that ends %s is announced at a time to act', (_, end, reminder) => {
  expect(localTime(remindAt(at(end), BRISBANE), BRISBANE).slice(0, 16)).toBe(reminder);
});

test('a reminder is never due in the quiet hours, comes before the end and not a day ahead', () => {
  fc.assert(
    fc.property(moments, zones, (heldUntil, zone) => {
      const reminder = remindAt(heldUntil, zone);
      expect(isQuiet(reminder, zone)).toBe(false);
      const ahead = heldUntil.getTime() - reminder.getTime();
      expect(ahead).toBeGreaterThanOrEqual(HOUR_MS);
      expect(ahead).toBeLessThan(LONGEST_AHEAD_MS);
    }),
  );
});

test('messages and steps of a reservation wait for the morning, at any other time they do not', () => {
  const night = at('2026-03-05T22:00');
  for (const due of [
    { kind: 'message', subject: 'a' },
    { kind: 'hold', subject: 'a:expired' },
    { kind: 'alert', subject: 'a' },
  ] as const) {
    expect(pushTime(due, night, BRISBANE)).toEqual(at('2026-03-06T08:00'));
    expect(pushTime(due, at('2026-03-05T20:59'), BRISBANE)).toEqual(at('2026-03-05T20:59'));
  }
});

test('the reminder that a hold ends is sent at night too', () => {
  const night = at('2026-03-05T22:00');
  expect(pushTime({ kind: 'hold', subject: 'a:ends' }, night, BRISBANE)).toEqual(night);
});
