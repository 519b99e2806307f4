import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt, wallTime } from './due-time.ts';

test.each([
  ['2026-11-23T09:00', 'Australia/Brisbane', '2026-11-22T23:00:00.000Z'],
  ['2026-11-23T09:00', 'Australia/Sydney', '2026-11-22T22:00:00.000Z'],
  ['2026-07-01T09:00', 'Australia/Adelaide', '2026-06-30T23:30:00.000Z'],
  ['2026-04-05T01:30', 'Australia/Sydney', '2026-04-04T14:30:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => expect(instantAt(local, zone)?.toISOString()).toBe(instant));

test.each(['', 'tomorrow', '2026-13-01T09:00', '2026-11-23'])('"%s" is not a time', (text) =>
  expect(instantAt(text, 'Australia/Perth')).toBeNull(),
);

test('the wall time of an instant leads back to the same wall time', () => {
  const minute = fc.integer({ min: 0, max: 5_000_000 }).map((n) => new Date(1_750_000_000_000 + n * 60_000));
  const zone = fc.constantFrom(
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Australia/Perth',
    'Australia/Eucla',
  );
  fc.assert(
    fc.property(minute, zone, (instant, timeZone) => {
      const local = wallTime(instant, timeZone);
      expect(wallTime(instantAt(local, timeZone) ?? new Date(0), timeZone)).toBe(local);
    }),
  );
});
