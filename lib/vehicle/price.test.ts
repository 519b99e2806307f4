import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowMarket, displayPrice, passesMarketCheck, priceWords, sellingPrice } from './price.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const rules = { subscriptionEnabled: true, noPriceText: 'Enquire for price.' };
const dollars = fc.option(fc.integer({ min: 0, max: 200_000 }));
const prices = fc.record({
  price: dollars,
  offer_price: dollars,
  before_price: dollars,
  subscription_price: dollars,
  preorder: fc.boolean(),
});

const priceType = (vehicle: Parameters<typeof priceWords>[0]) => priceWords(vehicle)?.label ?? null;

test("shows the feed's price type, else Excl. Govt. Charges for a used car (OPEN-049)", () => {
  for (const words of ['Drive Away', 'Excl. Govt. Charges', 'Drive Away (ABN holders)', 'Plus on-road costs'])
    expect(priceType(sampleVehicle({ price_type: words }))).toBe(words);
  expect(priceType(sampleVehicle({ price_type: null, car_type: 'used' }))).toBe('Excl. Govt. Charges');
  expect(priceType(sampleVehicle({ price_type: ' ', car_type: 'used' }))).toBe('Excl. Govt. Charges');
  expect(priceType(sampleVehicle({ price_type: null, car_type: 'new' }))).toBeNull();
});

test('never shows Excl. Govt. Charges for a used car that the feed marks as drive away (OPEN-049)', () => {
  for (const words of ['DAP', 'D/A', 'drive away', 'Drive Away Price'])
    expect(priceType(sampleVehicle({ price_type: words, car_type: 'used' }))).toBe('Drive Away');
});

describe('displayPrice', () => {
  test('shows a subscription price above 0 first, with /week (PRICE-01 PRICE-02 OPEN-050)', () => {
    const vehicle = sampleVehicle({ subscription_price: 189, offer_price: 20_000, before_price: 30_000 });
    expect(displayPrice(vehicle, rules)).toEqual({
      kind: 'subscription',
      text: '$189',
      suffix: '/week',
      amount: 189,
      was: null,
    });
    expect(displayPrice({ ...vehicle, subscription_price: 0 }, rules).kind).toBe('offer');
    expect(displayPrice(vehicle, { ...rules, subscriptionEnabled: false }).kind).toBe('offer');
  });

  test('shows an offer above 10 before the price (PRICE-03 PRICE-07)', () => {
    expect(displayPrice(sampleVehicle({ offer_price: 11 }), rules)).toMatchObject({
      kind: 'offer',
      text: '$11',
    });
    expect(displayPrice(sampleVehicle({ offer_price: 10 }), rules)).toMatchObject({
      kind: 'price',
      text: '$54,990',
    });
  });

  test('shows a former price only if it was offered for the days that the site requires', () => {
    const was = (before_price_days: number | undefined, formerPriceDays: number | null) =>
      displayPrice(
        {
          ...sampleVehicle({ before_price: 59_990 }),
          ...(before_price_days !== undefined && { before_price_days }),
        },
        { ...rules, formerPriceDays },
      ).was;
    expect([was(28, 28), was(27, 28), was(undefined, 28), was(undefined, null)]).toEqual([
      59_990,
      null,
      null,
      59_990,
    ]);
  });

  test('shows the price above 10, of a preorder too (PRICE-04 PRICE-07)', () => {
    for (const preorder of [false, true])
      expect(displayPrice(sampleVehicle({ preorder, price: 11 }), rules)).toMatchObject({
        kind: 'price',
        text: '$11',
      });
  });

  test('shows PREORDER for a preorder without a price (PRICE-05 PRICE-07)', () => {
    expect(displayPrice(sampleVehicle({ preorder: true, price: 10 }), rules)).toMatchObject({
      text: 'PREORDER',
    });
  });

  test.each([null, 0, 1, 10])('shows the text of the site for a price of %s (PRICE-06 PRICE-07)', (price) => {
    expect(displayPrice(sampleVehicle({ price }), rules)).toEqual({
      kind: 'none',
      text: 'Enquire for price.',
      suffix: null,
      amount: null,
      was: null,
    });
  });

  const wasPrice = (before_price: number | null) =>
    displayPrice(sampleVehicle({ offer_price: 50_000, before_price }), rules).was;

  test('shows a was price above the current price (PRICE-08)', () => expect(wasPrice(50_001)).toBe(50_001));

  test('shows no was price that is not above the current price (PRICE-09)', () => {
    expect(wasPrice(50_000)).toBeNull();
    expect(wasPrice(49_000)).toBeNull();
    expect(wasPrice(null)).toBeNull();
  });

  test('keeps these rules for any combination of prices', () => {
    fc.assert(
      fc.property(prices, fc.boolean(), (facts, subscriptionEnabled) => {
        const priceShown = displayPrice(facts, { ...rules, subscriptionEnabled });
        if (priceShown.was !== null) expect(priceShown.was).toBeGreaterThan(priceShown.amount ?? Number.NaN);
        if (priceShown.kind === 'offer' || priceShown.kind === 'price') {
          expect(priceShown.amount).toBe(sellingPrice(facts));
          expect(priceShown.amount).toBeGreaterThan(10);
        }
        const subscribed = subscriptionEnabled && (facts.subscription_price ?? 0) > 0;
        expect(priceShown.kind === 'subscription').toBe(subscribed);
        if (priceShown.kind === 'none') expect(facts.preorder).toBe(false);
      }),
    );
  });
});

describe('the market', () => {
  const averages = (state: number | null, overall: number | null) =>
    sampleVehicle({
      price: 30_000,
      autograb_data: { state_average_market_price: state, average_market_price: overall },
    });

  test('shows a market average more than 499 above the price (PRICE-10)', () => {
    expect(belowMarket(averages(30_499, null))).toBeNull();
    expect(belowMarket(averages(30_500, null))).toBe(500);
  });

  test('uses the state average before the overall one (PRICE-11)', () => {
    expect(belowMarket(averages(30_100, 35_000))).toBeNull();
    expect(belowMarket(averages(null, 35_000))).toBe(5_000);
    expect(belowMarket(averages(32_000, 35_000))).toBe(2_000);
  });

  test('compares only a car in stock, not reserved and over 200 (PRICE-12)', () => {
    expect(passesMarketCheck(sampleVehicle())).toBe(true);
    expect(passesMarketCheck(sampleVehicle({ status: 'coming_soon' }))).toBe(true);
    expect(passesMarketCheck(sampleVehicle({ status: 'sold' }))).toBe(false);
    expect(passesMarketCheck(sampleVehicle({ reserved: true }))).toBe(false);
    expect(passesMarketCheck(sampleVehicle({ price: 200 }))).toBe(false);
    expect(passesMarketCheck(sampleVehicle({ price: 201 }))).toBe(true);
    expect(belowMarket({ ...averages(40_000, null), reserved: true })).toBeNull();
  });
});
