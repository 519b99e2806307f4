import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Compared,
  type Comparison,
  compare,
  confidenceOf,
  fillOf,
  kilometreBand,
  type Subject,
} from './comparison.ts';
import { comparedText, ratingText, spanOf, tooFewText } from './comparison-text.ts';
import { gaugeLabel } from './gauge.ts';

const subject = (facts: Partial<Subject> = {}): Subject => ({
  year: 2022,
  km: 40_000,
  price: 25_000,
  badge: 'Ascent',
  series: null,
  ...facts,
});
const other = (price: number, facts: Partial<Compared> = {}): Compared => ({
  ...subject({ price }),
  forSale: true,
  ...facts,
});
const compared = (one: Subject, others: readonly Compared[]): Comparison => {
  const result = compare(one, others);
  if (result.kind === 'too_few') throw new Error(`only ${result.count}`);
  return result;
};
const SAME = [24_000, 24_500, 25_000, 25_000, 25_500, 26_000, 27_000, 23_000, 25_000, 24_800];

const stock = fc.array(
  fc.record({
    year: fc.integer({ min: 2020, max: 2024 }),
    km: fc.option(fc.integer({ min: 20_000, max: 60_000 })),
    price: fc.integer({ min: 8_000, max: 90_000 }),
    badge: fc.constantFrom('Ascent', 'ZR', null),
    series: fc.constant(null),
    forSale: fc.boolean(),
  }),
  { minLength: 5, maxLength: 30 },
);
const price = fc.integer({ min: 8_000, max: 90_000 });

describe('a price among similar vehicles', () => {
  test('has the middle half as its range, full at the cheap end', () => {
    const result = compared(
      subject(),
      SAME.map((amount) => other(amount)),
    );
    expect(result.gauge).toMatchObject({
      listing_price: 25_000,
      market_range_min: 23_400,
      market_range_max: 26_500,
    });
    expect(result.gauge.fill).toBeCloseTo(0.5);
    expect(result.middle).toBe(25_000);
    expect(
      compared(
        subject({ price: 23_000 }),
        SAME.map((amount) => other(amount)),
      ).gauge.fill,
    ).toBe(1);
  });

  test('adjusts each price to the year and kilometres of the vehicle', () => {
    // The usual depreciation of 10% a year applies; the vehicle is two years newer than all others.
    const older = SAME.map((amount) => other(amount, { year: 2020 }));
    expect(compared(subject(), older).middle).toBeCloseTo(25_000 * Math.exp(0.2), -3);
    const furtherDriven = SAME.map((amount) => other(amount, { km: 60_000 }));
    expect(compared(subject(), furtherDriven).middle).toBeGreaterThan(25_000);
  });

  test('derives depreciation from the prices, unaffected by one outlier', () => {
    const years = [2020, 2021, 2022, 2023, 2024, 2020, 2021, 2022, 2023, 2024];
    const others = years.map((year) => other(20_000 * 1.15 ** (year - 2020), { year }));
    const expected = 20_000 * 1.15 ** 2;
    expect(compared(subject(), others).middle / expected).toBeCloseTo(1, 2);
    expect(compared(subject(), [...others, other(400_000)]).middle / expected).toBeCloseTo(1, 1);
  });

  test('needs five vehicles, and returns how many there are', () => {
    expect(
      compare(
        subject(),
        SAME.slice(0, 4).map((amount) => other(amount)),
      ),
    ).toEqual({ kind: 'too_few', count: 4 });
    expect(compare(subject(), [])).toEqual({ kind: 'too_few', count: 0 });
    const far = SAME.map((amount) => other(amount, { km: 150_000 }));
    expect(compare(subject(), far)).toEqual({ kind: 'too_few', count: 0 });
    const old = SAME.map((amount) => other(amount, { year: 2015 }));
    expect(compare(subject(), old)).toEqual({ kind: 'too_few', count: 0 });
  });

  test('compares within the badge when there are eight of it', () => {
    const dear = SAME.map((amount) => other(amount * 1.6, { badge: 'GR' }));
    const eight = compared(subject(), [
      ...dear,
      ...SAME.slice(0, 8).map((amount) => other(amount, { badge: ' ascent ' })),
    ]);
    expect(eight.among).toHaveLength(8);
    expect(eight.common.badge).toBe('Ascent');
    const seven = compared(subject(), [...dear, ...SAME.slice(0, 7).map((amount) => other(amount))]);
    expect(seven.common.badge).toBeNull();
  });

  test('compares only the same badge, body and drive if it is strict', () => {
    const facts = { body: 'hatch', drive: 'FWD' };
    const alike = SAME.slice(0, 5).map((amount) => other(amount, { ...facts, body: ' Hatch' }));
    const unlike = [
      other(50_000, { ...facts, badge: 'ZR' }),
      other(50_000, { ...facts, body: 'sedan' }),
      other(50_000, { ...facts, drive: 'AWD' }),
      other(50_000, { ...facts, drive: null }),
    ];
    const strict = compare(subject(facts), [...alike, ...unlike], { isStrict: true });
    expect(strict).toMatchObject({ kind: 'compared', common: { badge: 'Ascent' } });
    expect(strict.kind === 'compared' && strict.among).toHaveLength(5);
    expect(compare(subject(facts), [...alike.slice(1), ...unlike], { isStrict: true })).toEqual({
      kind: 'too_few',
      count: 4,
    });
    // Otherwise the badge narrows them.
    expect(compared(subject(facts), [...alike, ...unlike]).among).toHaveLength(8);
  });

  test('allows 20,000 km or half of the kilometres as difference', () => {
    expect(kilometreBand(40_000)).toEqual({ min: 20_000, max: 60_000 });
    expect(kilometreBand(100_000)).toEqual({ min: 50_000, max: 150_000 });
    expect(kilometreBand(9)).toEqual({ min: 0, max: 20_009 });
    expect(kilometreBand(null)).toBeNull();
    expect(kilometreBand(-5)).toBeNull();
  });
});

describe('properties of the comparison', () => {
  test('a cheaper price never rates worse', () =>
    fc.assert(
      fc.property(stock, price, price, (others, one, two) => {
        const result = compare(subject({ price: Math.max(one, two) }), others);
        const cheaper = compare(subject({ price: Math.min(one, two) }), others);
        expect(cheaper.kind).toBe(result.kind);
        if (result.kind === 'too_few' || cheaper.kind === 'too_few') return;
        expect(cheaper.gauge.fill).toBeGreaterThanOrEqual(result.gauge.fill);
        if (gaugeLabel(result.gauge.fill) === 'Great Deal')
          expect(gaugeLabel(cheaper.gauge.fill)).toBe('Great Deal');
        expect(cheaper.gauge.confidence).toBe(result.gauge.confidence);
      }),
    ));

  test('the same vehicles twice give the same range, and more confidence', () =>
    fc.assert(
      fc.property(stock, (others) => {
        // Without a badge, since twice as many vehicles would narrow the comparison to the badge.
        const one = subject({ badge: null });
        const once = compare(one, others);
        if (once.kind === 'too_few') return;
        const twice = compared(one, [...others, ...others]);
        expect(twice.gauge.market_range_min).toBeCloseTo(once.gauge.market_range_min);
        expect(twice.gauge.market_range_max).toBeCloseTo(once.gauge.market_range_max);
        expect(twice.gauge.confidence).toBeGreaterThanOrEqual(once.gauge.confidence);
      }),
    ));

  test('the order of the vehicles does not matter', () =>
    fc.assert(
      fc.property(stock, (others) => {
        const { among: _one, ...forwards } = { among: null, ...compare(subject(), others) };
        const { among: _other, ...backwards } = { among: null, ...compare(subject(), others.toReversed()) };
        expect(backwards).toEqual(forwards);
      }),
    ));

  test('ten times the prices make ten times the range, and the same fill', () =>
    fc.assert(
      fc.property(stock, price, (others, amount) => {
        const once = compare(subject({ price: amount }), others);
        if (once.kind === 'too_few') return;
        const tenfold = compared(
          subject({ price: amount * 10 }),
          others.map((vehicle) => ({ ...vehicle, price: vehicle.price * 10 })),
        );
        // Ranges are rounded to hundreds.
        expect(
          Math.abs(tenfold.gauge.market_range_min / 10 - once.gauge.market_range_min),
        ).toBeLessThanOrEqual(110);
        expect(
          Math.abs(tenfold.gauge.market_range_max / 10 - once.gauge.market_range_max),
        ).toBeLessThanOrEqual(110);
      }),
    ));

  test('confidence falls with fewer vehicles and a wider range', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (few, more, narrow, wide) => {
          const least = confidenceOf(Math.min(few, more), Math.max(narrow, wide));
          const most = confidenceOf(Math.max(few, more), Math.min(narrow, wide));
          expect(least).toBeLessThanOrEqual(most);
          expect(least).toBeGreaterThanOrEqual(0);
          expect(most).toBeLessThan(1);
        },
      ),
    ));

  test('no price above the median is a great deal', () =>
    fc.assert(
      fc.property(stock, price, (others, amount) => {
        const result = compare(subject({ price: amount }), others);
        if (result.kind === 'too_few' || gaugeLabel(result.gauge.fill) === 'Good Deal') return;
        expect(ratingText(result, spanOf(result))).not.toContain('more');
      }),
    ));

  test('every figure is finite', () =>
    fc.assert(
      fc.property(stock, price, (others, amount) => {
        const result = compare(subject({ price: amount }), others);
        if (result.kind === 'too_few') return;
        const { fill, market_range_min, market_range_max } = result.gauge;
        expect(fill >= 0 && fill <= 1).toBe(true);
        expect(market_range_min).toBeGreaterThan(0);
        expect(market_range_max).toBeGreaterThan(market_range_min);
      }),
    ));
});

test('fill rises from the dear end to the cheap end', () => {
  const range = { min: 20_000, middle: 22_000, max: 30_000 };
  const fills = [31_000, 30_000, 26_000, 22_000, 21_000, 20_000, 19_000].map((amount) =>
    fillOf(amount, range),
  );
  expect(fills).toEqual([0, 0, 0.25, 0.5, 0.75, 1, 1]);
});

describe('the reasons in words', () => {
  const named = { make: 'Toyota', model: 'Corolla', item_type: 'car' } as const;
  const others = [21_400, 58_200, 33_000, 40_000, 41_000].map((km, index) =>
    other(25_000, { km, year: 2021 + (index % 4) }),
  );

  test('name what the price was compared with (OPEN-061)', () => {
    const comparison = compared(subject(), others);
    const span = spanOf(comparison);
    expect(comparedText(named, comparison, span)).toBe(
      'Compared with 5 Toyota Corolla, 2021 to 2024, 20,000 to 60,000 km, in our stock of the last six months.',
    );
    const unused = compared(
      subject({ km: 8 }),
      SAME.map((amount) => other(amount, { km: 12 })),
    );
    expect(
      comparedText(named, { ...unused, common: { badge: 'Ascent', series: null } }, spanOf(unused)),
    ).toBe('Compared with 10 Toyota Corolla Ascent, 2022, in our stock of the last six months.');
  });

  test('give the reason of the rating', () => {
    const at = (amount: number) => {
      const comparison = compared(
        subject({ price: amount }),
        SAME.map((value) => other(value)),
      );
      return ratingText(comparison, spanOf(comparison));
    };
    expect(at(23_800)).toBe(
      'Others cost about $25,000 with its year and kilometres. This one is about $1,200 less.',
    );
    expect(at(26_000)).toBe(
      'Others cost about $25,000 with its year and kilometres. This one is about $1,000 more.',
    );
    expect(at(25_040)).toBe(
      'Others cost about $25,000 with its year and kilometres. This one is priced about the same.',
    );
  });

  test('give the number when there are too few', () => {
    expect(tooFewText(named, 3)).toBe(
      'Too few similar cars to compare: only 3 other Toyota Corolla of similar year and kilometres in our stock of the last six months. We need at least 5 to rate a price.',
    );
    expect(tooFewText({ ...named, item_type: 'caravan' }, 0)).toBe(
      'Too few similar caravans to compare: we have had no other Toyota Corolla of a similar year in the last six months.',
    );
  });
});
