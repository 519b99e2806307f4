import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detailedVerdict, verdictOfFill } from './verdict.ts';

const gauge = (listing_price: number, description: string | null = null) => ({
  listing_price,
  market_range_min: 23_400,
  market_range_max: 26_500,
  description,
});
const verdict = (price: number) => detailedVerdict(gauge(price), 25_000, 'its year');

describe('the detailed verdict of a price', () => {
  test.each([
    [23_400, 'Great Deal', 'about $1,600 less'],
    [24_040, 'Great Deal', 'about $1,000 less'],
    [24_041, 'Good Deal', 'about $1,000 less'],
    [24_499, 'Good Deal', 'about $500 less'],
    [24_500, 'Fair Price', 'priced about the same'],
    [25_000, 'Fair Price', 'priced about the same'],
    [25_500, 'Fair Price', 'priced about the same'],
    [25_501, null, 'about $500 more'],
    [26_487, null, 'about $1,500 more'], // $13 below the top of its range
  ] as const)('$%i among cars of $25,000', (price, label, words) =>
    expect(verdict(price)).toMatchObject({
      label,
      sentence: `Others cost about $25,000 with its year. This one is ${words}.`,
    }),
  );

  test('takes the middle of the range from a provider that gives only a range', () => {
    expect(detailedVerdict(gauge(24_950), null, null)).toMatchObject({
      label: 'Fair Price',
      percent: 50,
      sentence: 'Others cost about $25,000. This one is priced about the same.',
    });
  });

  test('keeps a description that does not rate the price', () => {
    const source = 'Based on comparable vehicles advertised across Australia in the last 90 days.';
    expect(detailedVerdict(gauge(25_000, source), 25_000, null).sentence).toMatch(/the same\. Based on/);
    expect(detailedVerdict(gauge(25_000, 'A great price.'), 25_000, null).sentence).not.toContain('great');
  });

  const prices = fc.record({
    middle: fc.integer({ min: 2_000, max: 300_000 }),
    below: fc.double({ min: 0.03, max: 0.4, noNaN: true }),
    above: fc.double({ min: 0.03, max: 0.4, noNaN: true }),
    at: fc.double({ min: -0.6, max: 1, noNaN: true }),
  });
  const of = ({ middle, below, above }: { middle: number; below: number; above: number }, price: number) =>
    detailedVerdict(
      {
        listing_price: price,
        market_range_min: Math.floor(middle * (1 - below)),
        market_range_max: Math.ceil(middle * (1 + above)),
        description: null,
      },
      middle,
      null,
    );
  const priceOf = ({ middle, above, at }: { middle: number; above: number; at: number }) =>
    Math.round(middle * (1 + above * at));

  test('label, sentence, colour and bar never disagree', () =>
    fc.assert(
      fc.property(prices, (one) => {
        const { label, sentence, band, percent } = of(one, priceOf(one));
        const words = /(less|more|about the same)\.$/.exec(sentence ?? '')?.[1];
        const [expectedWords, expectedBand, from, to] = {
          'Great Deal': ['less', 'high', 85, 100] as const,
          'Good Deal': ['less', 'high', 66, 84] as const,
          'Fair Price': ['about the same', 'medium', 35, 65] as const,
          none: ['more', 'low', 0, 34] as const,
        }[label ?? 'none'];
        expect([words, band]).toEqual([expectedWords, expectedBand]);
        expect(percent).toBeGreaterThanOrEqual(from);
        expect(percent).toBeLessThanOrEqual(to);
        expect(sentence).not.toContain('$0 ');
      }),
    ));

  test('a cheaper price never gets a worse label or a shorter bar', () =>
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 20_000 }), (one, less) => {
        const price = priceOf(one);
        fc.pre(price > less);
        const ranks = [null, 'Fair Price', 'Good Deal', 'Great Deal'];
        const [dearer, cheaper] = [of(one, price), of(one, price - less)];
        expect(ranks.indexOf(cheaper.label)).toBeGreaterThanOrEqual(ranks.indexOf(dearer.label));
        expect(cheaper.percent).toBeGreaterThanOrEqual(dearer.percent);
      }),
    ));
});

test('the two verdicts of the specification follow the fill (GAUGE-18, GAUGE-21 to GAUGE-23)', () => {
  expect(verdictOfFill({ fill: 0.1, description: 'A text.' })).toEqual({
    label: 'Good Deal',
    band: 'low',
    percent: 20,
    sentence: 'A text.',
  });
  expect(verdictOfFill({ fill: 0.65, description: null })).toMatchObject({
    label: 'Great Deal',
    percent: 65,
  });
});
