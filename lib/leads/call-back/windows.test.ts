import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translatorOf } from '../../platform/language/translator.ts';
import { localTime } from '../../sites/local-time.ts';
import type { OpeningTimes } from '../../sites/open-now.ts';
import { callBackPromise } from '../mail/call-back.ts';
import { withOffset } from '../test-drive/slots.ts';
import { callBackFrom, callBackText, callBackTextIn, callBackWindows, isOffered } from './windows.ts';

const SYDNEY = 'Australia/Sydney';
/** Monday to Friday 8:30 to 17:30, Saturday 9:00 to 12:30. */
const HOURS: OpeningTimes = {
  timeZone: SYDNEY,
  week: [null, ...Array.from({ length: 5 }, () => ['08:30', '17:30'] as const), ['09:00', '12:30']],
  special: {},
};
const at = (now: string, hours = HOURS) =>
  callBackWindows(hours, new Date(now)).map((from) => withOffset(from, hours.timeZone).slice(0, 16));

test('offers what is left of today and the next opening day', () => {
  // Friday, 2:45 pm.
  expect(at('2026-11-27T14:45:00+11:00')).toEqual([
    '2026-11-27T15:30',
    '2026-11-27T16:30',
    '2026-11-28T09:00',
    '2026-11-28T10:00',
    '2026-11-28T11:00',
  ]);
});

test('skips closed days and days with special hours, and offers only the next opening day when closed', () => {
  const hours = { ...HOURS, special: { '2026-11-30': null } };
  // Saturday afternoon; Monday is closed.
  expect(at('2026-11-28T13:00:00+11:00', hours)[0]).toBe('2026-12-01T08:30');
  expect(at('2026-11-28T13:00:00+11:00', hours).every((each) => each.startsWith('2026-12-01'))).toBe(true);
});

test('offers nothing at a location that never opens', () => {
  expect(at('2026-11-27T14:45:00+11:00', { ...HOURS, week: HOURS.week.map(() => null) })).toEqual([]);
});

test('a window can be sent shortly after it began, not later', () => {
  const from = new Date('2026-11-27T15:30:00+11:00');
  expect(isOffered(HOURS, from, new Date('2026-11-27T15:40:00+11:00'))).toBe(true);
  expect(isOffered(HOURS, from, new Date('2026-11-27T16:10:00+11:00'))).toBe(false);
  expect(isOffered(HOURS, new Date('2026-11-27T15:45:00+11:00'), new Date('2026-11-27T09:00:00+11:00'))).toBe(
    false,
  );
});

test('is written by the clock of the location', () => {
  const callBack = callBackFrom(new Date('2026-11-27T05:30:00Z'), 'Australia/Perth', 'Perth City');
  expect(callBack).toEqual({
    from: '2026-11-27T13:30:00+08:00',
    until: '2026-11-27T14:30:00+08:00',
    place: 'Perth City',
  });
  expect(callBackText(callBack)).toBe('Friday 27 November, 1:30 pm to 2:30 pm');
  expect(callBackTextIn(callBack, 'en', translatorOf('en', 'callBack'))).toBe(callBackText(callBack));
  expect(callBackTextIn(callBack, 'vi', translatorOf('vi', 'callBack'))).toMatch(/13:30 đến 14:30/);
  expect(callBackPromise(callBack, 'en')).toBe(
    'We will call you on Friday 27 November between 1:30 pm and 2:30 pm, by the clock at Perth City.',
  );
});

test('windows are in the future, within opening hours, and on two days at most', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.constantFrom(SYDNEY, 'Australia/Perth', 'Australia/Adelaide'),
      (now, timeZone) => {
        const windows = callBackWindows({ ...HOURS, timeZone }, now);
        const days = new Set(windows.map((from) => localTime(from, timeZone).slice(0, 10)));
        expect(days.size).toBeGreaterThan(0);
        expect(days.size).toBeLessThan(3);
        for (const from of windows) {
          expect(from.getTime()).toBeGreaterThan(now.getTime());
          const time = localTime(from, timeZone).slice(11);
          expect(time >= '08:30' && time <= '16:30').toBe(true);
        }
      },
    ),
  );
});
