import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnPercent, type GaugeAnswer, gaugeBand, gaugeLabel, gaugeOf } from './gauge.ts';

const ANSWER = {
  fill: 0.5,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 32_000,
  confidence: 0.8,
  description: ' Fair. ',
};
const reasonOf = (answer: GaugeAnswer) => {
  const reading = gaugeOf(answer);
  return 'problem' in reading ? reading.problem.reason : null;
};

describe('an answer as a gauge', () => {
  const gauge = () => {
    const reading = gaugeOf(ANSWER);
    return 'gauge' in reading ? reading.gauge : null;
  };

  test('is read for its fill (GAUGE-02)', () => expect(gauge()?.fill).toBe(0.5));

  test('is read for the listing price (GAUGE-03)', () => expect(gauge()?.listing_price).toBe(30_000));

  test('is read for the lower end of the market (GAUGE-04)', () =>
    expect(gauge()?.market_range_min).toBe(28_000));

  test('is read for the upper end of the market (GAUGE-05)', () =>
    expect(gauge()?.market_range_max).toBe(32_000));

  test('is read for its confidence (GAUGE-06)', () => expect(gauge()?.confidence).toBe(0.8));

  test('is read for its description, without spaces around it (GAUGE-07)', () =>
    expect(gauge()?.description).toBe('Fair.'));

  test('needs no description', () => {
    expect(gaugeOf({ ...ANSWER, description: null })).toEqual({ gauge: { ...ANSWER, description: null } });
  });

  const expectNeeds = (name: Exclude<keyof typeof ANSWER, 'description'>) => {
    const { [name]: _left, ...rest } = ANSWER;
    expect(reasonOf(rest)).toBe('missing');
    expect(reasonOf({ ...ANSWER, [name]: null })).toBe('missing');
    for (const nonsense of ['0.5', Number.NaN, Number.POSITIVE_INFINITY, {}, true])
      expect(reasonOf({ ...ANSWER, [name]: nonsense } as GaugeAnswer)).toBe('nonsense');
  };

  test('is refused without a fill (GAUGE-10)', () => expectNeeds('fill'));

  test('is refused without a listing price (GAUGE-11)', () => expectNeeds('listing_price'));

  test('is refused without the lower end of the market (GAUGE-12)', () => expectNeeds('market_range_min'));

  test('is refused without the upper end of the market (GAUGE-13)', () => expectNeeds('market_range_max'));

  test('is refused without a confidence (GAUGE-14)', () => expectNeeds('confidence'));

  test('accepts a fill of 0', () => expect(reasonOf({ ...ANSWER, fill: 0 })).toBeNull());

  test('needs confidence above 0.2 (GAUGE-15)', () => {
    expect(reasonOf({ ...ANSWER, confidence: 0.2 })).toBe('unsure');
    expect(reasonOf({ ...ANSWER, confidence: 0.2000001 })).toBeNull();
  });

  test('needs a market range that reaches the listing price (GAUGE-16)', () => {
    expect(reasonOf({ ...ANSWER, market_range_max: 29_999 })).toBe('above_range');
    expect(reasonOf({ ...ANSWER, market_range_max: 30_000 })).toBeNull();
  });

  test('refuses impossible prices and shares', () => {
    for (const change of [
      { fill: 1.2 },
      { fill: -0.1 },
      { confidence: 7 },
      { listing_price: 0 },
      { market_range_min: 33_000 },
      { market_range_min: -1 },
    ])
      expect(reasonOf({ ...ANSWER, ...change })).toBe('nonsense');
  });

  test('any answer gives a complete gauge or none', () =>
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.keys(ANSWER).map((name) => [name, fc.anything()])), {
          requiredKeys: [],
        }),
        (answer) => {
          const reading = gaugeOf(answer as GaugeAnswer);
          if ('problem' in reading) return;
          const { description, ...numbers } = reading.gauge;
          expect(Object.values(numbers).every(Number.isFinite)).toBe(true);
          expect(description === null || typeof description === 'string').toBe(true);
        },
      ),
    ));
});

test('a fill under 0.3 is low (GAUGE-18)', () =>
  expect([0, 0.2, 0.2999].map(gaugeBand)).toEqual(['low', 'low', 'low']));

test('a fill from 0.3 to below 0.6 is medium (GAUGE-19)', () =>
  expect([0.3, 0.45, 0.5999].map(gaugeBand)).toEqual(['medium', 'medium', 'medium']));

test('a fill from 0.6 is high (GAUGE-20)', () =>
  expect([0.6, 0.8, 1].map(gaugeBand)).toEqual(['high', 'high', 'high']));

test('a fill below 0.65 is a Good Deal (GAUGE-21)', () =>
  expect([0, 0.6, 0.6499].map(gaugeLabel)).toEqual(['Good Deal', 'Good Deal', 'Good Deal']));

test('a fill from 0.65 is a Great Deal (GAUGE-22)', () =>
  expect([0.65, 0.8, 1].map(gaugeLabel)).toEqual(['Great Deal', 'Great Deal', 'Great Deal']));

test('draws at least 20 percent (GAUGE-23)', () =>
  expect([0, 0.1, 0.2, 0.21, 0.655, 1].map(drawnPercent)).toEqual([20, 20, 20, 21, 66, 100]));
