import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdjustmentQuestion, adjustmentAnswers, adjustmentTotal, questionField } from './adjustments.ts';
import { adjustedRange, expiryOf, whyNoEstimate } from './estimate.ts';
import { MOST_KILOMETRES } from './limits.ts';

const THIS_YEAR = 2026;

describe('the online estimate', () => {
  test.each([
    ['TRADE-02 OPEN-070 exactly 7 years', 2019, 50_000, null],
    ['TRADE-02 over 7 years', 2018, 50_000, 'age'],
    ['TRADE-03 OPEN-070 exactly 100,000 km', 2022, MOST_KILOMETRES, null],
    ['TRADE-03 over 100,000 km', 2022, MOST_KILOMETRES + 1, 'kilometres'],
    ['both limits reached, none passed', 2019, MOST_KILOMETRES, null],
    ['a model of next year', 2027, 10, null],
  ])('%s', (_, year, kilometres, reason) =>
    expect(whyNoEstimate({ year, kilometres }, THIS_YEAR)).toBe(reason),
  );

  test('is never given to an older car where a younger gets none', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1990, max: 2027 }),
        fc.nat(400_000),
        fc.nat(10),
        fc.nat(100_000),
        (year, kilometres, older, further) => {
          const younger = whyNoEstimate({ year, kilometres }, THIS_YEAR);
          const worse = whyNoEstimate({ year: year - older, kilometres: kilometres + further }, THIS_YEAR);
          return younger === null || worse !== null;
        },
      ),
    ));
});

describe('an estimate with its adjustments (TRADE-06)', () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 200_000 }), fc.nat(40_000))
    .map(([low, width]) => ({ low, high: low + width }));

  test('is a range in whole hundreds', () => {
    expect(adjustedRange({ low: 18_240, high: 20_460 }, 0)).toEqual({ low: 18_200, high: 20_500 });
    expect(adjustedRange({ low: 18_240, high: 20_460 }, -950)).toEqual({ low: 17_300, high: 19_500 });
  });

  test('is not given for a car that is worth next to nothing', () => {
    expect(adjustedRange({ low: 2_000, high: 3_000 }, -1_600)).toBeNull();
    expect(adjustedRange({ low: 2_000, high: 3_000 }, -1_500)).toEqual({ low: 500, high: 1_500 });
  });

  test('has its lower amount first with any adjustment', () =>
    fc.assert(
      fc.property(range, fc.integer({ min: -50_000, max: 50_000 }), (given, adjustment) => {
        const estimate = adjustedRange(given, adjustment);
        return estimate === null || (estimate.low > 0 && estimate.low <= estimate.high);
      }),
    ));

  test('is never raised by a worse answer', () =>
    fc.assert(
      fc.property(
        range,
        fc.array(fc.array(fc.integer({ min: -5_000, max: 2_000 }), { minLength: 2, maxLength: 4 }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.nat(),
        fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
        (given, amounts, which, picks) => {
          const questions: AdjustmentQuestion[] = amounts.map((list, index) => ({
            id: `q${index}`,
            question: `Question ${index}`,
            help: null,
            choices: [...list]
              .sort((one, other) => other - one)
              .map((amount, place) => ({ id: `c${place}`, label: `Answer ${place}`, amount })),
          }));
          const choicesPicked = questions.map(({ choices }, index) => (picks[index] ?? 0) % choices.length);
          const at = which % questions.length;
          const worse = choicesPicked.map((place, index) =>
            index === at ? Math.min(place + 1, (questions[index]?.choices.length ?? 1) - 1) : place,
          );
          const estimate = (places: number[]) =>
            adjustedRange(
              given,
              adjustmentTotal(
                adjustmentAnswers(
                  questions,
                  Object.fromEntries(places.map((place, index) => [questionField(`q${index}`), `c${place}`])),
                ),
              ),
            );
          const [before, after] = [estimate(choicesPicked), estimate(worse)];
          return after === null || (before !== null && after.low <= before.low && after.high <= before.high);
        },
      ),
    ));
});

test('an estimate holds for seven days (OPEN-072)', () =>
  expect(expiryOf(new Date('2026-11-22T10:00:00Z')).toISOString()).toBe('2026-11-29T10:00:00.000Z'));
