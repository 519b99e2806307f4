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
  test('is read for its six fields; words are not needed (GAUGE-02..07)', () => {
    expect(gaugeOf(ANSWER)).toEqual({ gauge: { ...ANSWER, description: 'Fair.' } });
    expect(gaugeOf({ ...ANSWER, description: null })).toEqual({ gauge: { ...ANSWER, description: null } });
  });

  test.each([
    ['GAUGE-10', 'fill'],
    ['GAUGE-11', 'listing_price'],
    ['GAUGE-12', 'market_range_min'],
    ['GAUGE-13', 'market_range_max'],
    ['GAUGE-14', 'confidence'],
  ] as const)('%s without %s there is none', (_, name) => {
    const { [name]: _left, ...rest } = ANSWER;
    expect(reasonOf(rest)).toBe('missing');
    expect(reasonOf({ ...ANSWER, [name]: null })).toBe('missing');
    for (const nonsense of ['0.5', Number.NaN, Number.POSITIVE_INFINITY, {}, true])
      expect(reasonOf({ ...ANSWER, [name]: nonsense } as GaugeAnswer)).toBe('nonsense');
  });

  test('a fill of 0 is there', () => expect(reasonOf({ ...ANSWER, fill: 0 })).toBeNull());

  test('needs confidence above 0.2 (GAUGE-15)', () => {
    expect(reasonOf({ ...ANSWER, confidence: 0.2 })).toBe('unsure');
    expect(reasonOf({ ...ANSWER, confidence: 0.2000001 })).toBeNull();
  });

  test('needs a market range that reaches the listing price (GAUGE-16)', () => {
    expect(reasonOf({ ...ANSWER, market_range_max: 29_999 })).toBe('above_range');
    expect(reasonOf({ ...ANSWER, market_range_max: 30_000 })).toBeNull();
  });

  test('prices and shares that cannot be are nonsense', () => {
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

  test('whatever an answer holds, a gauge is whole or there is none', () =>
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

test('bands change at 0.3 and 0.6 (GAUGE-18 GAUGE-19 GAUGE-20)', () =>
  expect([0, 0.29, 0.3, 0.59, 0.6, 1].map(gaugeBand)).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]));

test('labels change at 0.65 (GAUGE-21 GAUGE-22)', () =>
  expect([0, 0.64, 0.65, 1].map(gaugeLabel)).toEqual(['Good Deal', 'Good Deal', 'Great Deal', 'Great Deal']));

test('at least 20 percent are drawn (GAUGE-23)', () =>
  expect([0, 0.1, 0.2, 0.21, 0.655, 1].map(drawnPercent)).toEqual([20, 20, 20, 21, 66, 100]));
