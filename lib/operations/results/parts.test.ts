import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPlus } from '../events/activity.ts';
import { partsOf } from './parts.ts';

const period = fc
  .record({ offset: fc.integer({ min: 0, max: 1_000 }), length: fc.integer({ min: 1, max: 400 }) })
  .map(({ offset, length }) => {
    const from = dayPlus('2025-12-01', offset);
    return { from, to: dayPlus(from, length - 1), length };
  });

test('weeks and other days are each day of the period once', () => {
  fc.assert(
    fc.property(period, ({ from, to, length }) => {
      const { weeks, days } = partsOf({ from, to });
      const covered = [
        ...days,
        ...weeks.flatMap((monday) => [0, 1, 2, 3, 4, 5, 6].map((n) => dayPlus(monday, n))),
      ];
      expect(covered.toSorted()).toEqual(Array.from({ length }, (_, index) => dayPlus(from, index)));
    }),
  );
});

test('weeks start on Mondays, and fewer than a week of days remains at each end', () => {
  fc.assert(
    fc.property(period, (range) => {
      const { weeks, days } = partsOf(range);
      for (const monday of weeks) expect(new Date(monday).getUTCDay()).toBe(1);
      expect(days.length).toBeLessThanOrEqual(12);
    }),
  );
});
