import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alwaysValidP, liftInterval, logEvidence } from './sequential-test.ts';

/** A small generator with a fixed seed (mulberry32), so that simulations repeat exactly. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Trial {
  seed: number;
  rates: { control: number; variant: number };
  days: number;
  visitorsPerDay: number;
}

/** Simulates visitors and looks at the figures every day; returns the first verdict and its day. */
function simulate({ seed, rates, days, visitorsPerDay }: Trial) {
  const random = randomOf(seed);
  const outcomes = { control: 0, variant: 0 };
  for (let day = 1; day <= days; day += 1) {
    for (let visitor = 0; visitor < visitorsPerDay; visitor += 1) {
      const arm = random() < 0.5 ? 'variant' : 'control';
      if (random() < rates[arm]) outcomes[arm] += 1;
    }
    const { low, high } = liftInterval(outcomes);
    if (low > 0) return { verdict: 'variant', day };
    if (high !== null && high < 0) return { verdict: 'control', day };
  }
  return { verdict: 'open', day: days };
}

const SEEDS = Array.from({ length: 100 }, (_, index) => index + 1);

describe('simulated visitors', () => {
  test('an A/A trial that is looked at every day finds no winner in at least 95 of 100', () => {
    const verdicts = SEEDS.map((seed) =>
      simulate({ seed, rates: { control: 0.03, variant: 0.03 }, days: 90, visitorsPerDay: 300 }),
    );
    expect(verdicts.filter(({ verdict }) => verdict === 'open').length).toBeGreaterThanOrEqual(95);
  });

  test('a variant with half as many leads again is found in at least 95 of 100', () => {
    const verdicts = SEEDS.map((seed) =>
      simulate({ seed, rates: { control: 0.03, variant: 0.045 }, days: 90, visitorsPerDay: 300 }),
    );
    expect(verdicts.filter(({ verdict }) => verdict === 'variant').length).toBeGreaterThanOrEqual(95);
    expect(verdicts.filter(({ verdict }) => verdict === 'control')).toEqual([]);
  });

  test('a variant with a third fewer leads loses in at least 95 of 100', () => {
    const verdicts = SEEDS.map((seed) =>
      simulate({ seed, rates: { control: 0.045, variant: 0.03 }, days: 90, visitorsPerDay: 300 }),
    );
    expect(verdicts.filter(({ verdict }) => verdict === 'control').length).toBeGreaterThanOrEqual(95);
  });

  test('the interval contains the true change on all days in at least 95 of 100', () => {
    const held = SEEDS.filter((seed) => {
      const random = randomOf(seed + 1_000);
      const outcomes = { control: 0, variant: 0 };
      for (let day = 0; day < 60; day += 1) {
        for (let visitor = 0; visitor < 300; visitor += 1) {
          const arm = random() < 0.5 ? 'variant' : 'control';
          if (random() < (arm === 'variant' ? 0.024 : 0.02)) outcomes[arm] += 1;
        }
        const { low, high } = liftInterval(outcomes);
        if (low > 0.2 || (high !== null && high < 0.2)) return false;
      }
      return true;
    });
    expect(held.length).toBeGreaterThanOrEqual(95);
  });
});

const count = fc.integer({ min: 0, max: 5_000 });
const outcomes = fc.record({ control: count, variant: count });

describe('logEvidence', () => {
  test('has an expectation of 1 if both versions have the same rate', () => {
    const total = 40;
    let expectation = 0;
    let ways = 1;
    for (let variant = 0; variant <= total; variant += 1) {
      expectation += ways * 0.5 ** total * Math.exp(logEvidence({ control: total - variant, variant }));
      ways = (ways * (total - variant)) / (variant + 1);
    }
    expect(expectation).toBeCloseTo(1, 8);
  });

  test('is the same when the versions swap', () => {
    fc.assert(
      fc.property(outcomes, ({ control, variant }) => {
        expect(logEvidence({ control, variant })).toBeCloseTo(
          logEvidence({ control: variant, variant: control }),
          6,
        );
      }),
    );
  });
});

describe('liftInterval', () => {
  test('excludes no change exactly if the p-value is below alpha', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const p = alwaysValidP(given);
        fc.pre(Math.abs(p - 0.05) > 1e-6);
        const { low, high } = liftInterval(given);
        expect(low > 0 || (high !== null && high < 0)).toBe(p < 0.05);
      }),
    );
  });

  test('contains the observed change', () => {
    fc.assert(
      fc.property(fc.record({ control: fc.integer({ min: 1, max: 5_000 }), variant: count }), (given) => {
        const observed = given.variant / given.control - 1;
        const { low, high } = liftInterval(given);
        expect(low).toBeLessThanOrEqual(observed + 1e-9);
        expect(high ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(observed - 1e-9);
      }),
    );
  });

  test('has no limits without outcomes', () => {
    expect(liftInterval({ control: 0, variant: 0 })).toEqual({ low: -1, high: null });
  });

  test('has only a lower limit while the control has no outcome', () => {
    const { low, high } = liftInterval({ control: 0, variant: 40 });
    expect(low).toBeGreaterThan(0);
    expect(high).toBeNull();
  });
});
