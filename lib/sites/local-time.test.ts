import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDateTime, isoIn, localTime, parseLocalTime } from './local-time.ts';

test.each([
  ['2027-01-26T09:00', 'Australia/Brisbane', '2027-01-25T23:00:00.000Z'],
  ['2027-01-26T09:00', 'Australia/Sydney', '2027-01-25T22:00:00.000Z'],
  ['2027-01-26T09:00:30', 'Australia/Adelaide', '2027-01-25T22:30:30.000Z'],
  // The last Sunday of daylight saving, before and after clocks go back.
  ['2027-04-04T01:30', 'Australia/Sydney', '2027-04-03T14:30:00.000Z'],
  ['2027-04-04T03:30', 'Australia/Sydney', '2027-04-03T17:30:00.000Z'],
])('%s in %s is %s', (text, zone, moment) => {
  expect(parseLocalTime(text, zone)?.toISOString()).toBe(moment);
});

test.each(['', '2027-01-26', '2027-13-26T09:00', '26/01/2027 09:00'])('rejects %j', (text) => {
  expect(parseLocalTime(text, 'Australia/Perth')).toBeNull();
});

test('converts a local time back to its timestamp', () => {
  const minutes = fc.integer({ min: 30_000_000, max: 32_000_000 });
  fc.assert(
    fc.property(
      minutes,
      fc.constantFrom('Australia/Perth', 'Australia/Darwin', 'Australia/Brisbane'),
      (minute, zone) => {
        const moment = new Date(minute * 60_000);
        expect(parseLocalTime(localTime(moment, zone), zone)).toEqual(moment);
      },
    ),
  );
});

test('formats a timestamp for people', () => {
  expect(formatDateTime(new Date('2027-01-25T23:00:00Z'), 'Australia/Brisbane')).toBe(
    'Tuesday 26 January 2027, 9:00 am',
  );
});

test.each([
  ['Australia/Sydney', '2027-01-26T09:00:00+11:00'],
  ['Australia/Darwin', '2027-01-26T07:30:00+09:30'],
  ['America/St_Johns', '2027-01-25T18:30:00-03:30'],
])('in %s with its offset: %s', (zone, text) => {
  expect(isoIn(new Date('2027-01-25T22:00:00Z'), zone)).toBe(text);
  expect(new Date(isoIn(new Date('2027-01-25T22:00:00Z'), zone)).toISOString()).toBe(
    '2027-01-25T22:00:00.000Z',
  );
});
