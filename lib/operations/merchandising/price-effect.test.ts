import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayPlus } from '../events/activity.ts';
import { daysOf, EFFECT_DAYS, LEAST_EFFECT_DAYS, lastChange } from './price-effect.ts';

const TIMES = { timeZone: 'Australia/Brisbane', today: '2026-11-30', listedOn: '2026-09-01' };
const at = (day: string, price: number) => ({ at: new Date(`${day}T02:00:00Z`), price });

test('compares two weeks on each side of the last change', () =>
  expect(
    lastChange([at('2026-09-01', 30_000), at('2026-11-10', 28_500)], {
      ...TIMES,
      countedSince: '2026-08-01',
    }),
  ).toEqual({
    day: '2026-11-10',
    difference: -1_500,
    windows: {
      before: { from: '2026-10-27', to: '2026-11-09' },
      after: { from: '2026-11-11', to: '2026-11-24' },
    },
  }));

test('ends yesterday, and begins after the change before it, the listing and the first count', () => {
  const changes = [at('2026-09-01', 31_000), at('2026-11-07', 30_000), at('2026-11-20', 29_000)];
  const windows = (options: Partial<Parameters<typeof lastChange>[1]>) =>
    lastChange(changes, { ...TIMES, countedSince: '2026-08-01', ...options })?.windows;
  expect(windows({})).toEqual({
    before: { from: '2026-11-08', to: '2026-11-19' },
    after: { from: '2026-11-21', to: '2026-11-29' },
  });
  expect(windows({ listedOn: '2026-11-10' })?.before.from).toBe('2026-11-11');
  expect(windows({ countedSince: '2026-11-12' })?.before.from).toBe('2026-11-12');
});

test('has nothing to compare with too few days, and no change without one', () => {
  const changes = [at('2026-09-01', 30_000), at('2026-11-25', 28_500)];
  expect(lastChange(changes, { ...TIMES, countedSince: '2026-08-01' })?.windows).toBeNull();
  expect(lastChange(changes, { ...TIMES, today: '2026-12-20', countedSince: null })?.windows).toBeNull();
  expect(lastChange(changes.slice(0, 1), { ...TIMES, countedSince: '2026-08-01' })).toBeNull();
  expect(lastChange([], { ...TIMES, countedSince: null })).toBeNull();
});

test('never compares the day of the change, today, or more days than there are', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 150 }),
      fc.option(fc.integer({ min: 0, max: 150 })),
      (listedBefore, ago, first, counted) => {
        const day = dayPlus(TIMES.today, -ago);
        const changed = lastChange([at(dayPlus(day, -first - 1), 20_000), at(day, 19_000)], {
          ...TIMES,
          listedOn: dayPlus(day, -listedBefore),
          countedSince: counted === null ? null : dayPlus(TIMES.today, -counted),
        });
        if (!changed?.windows) return;
        const { before, after } = changed.windows;
        for (const range of [before, after]) {
          expect(daysOf(range)).toBeGreaterThanOrEqual(LEAST_EFFECT_DAYS);
          expect(daysOf(range)).toBeLessThanOrEqual(EFFECT_DAYS);
        }
        expect(before.to < day && day < after.from && after.to < TIMES.today).toBe(true);
      },
    ),
  ));
