import { describe, expect, test } from 'vitest';
import { translatorOf } from '../platform/language/translator.ts';
import type { PriceRules } from './price-rules.ts';
import { formerPriceText, priceStatement } from './price-statement.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const RULES: PriceRules = { noPriceText: 'Enquire for price.', formerPriceDays: null, subscription: null };
const WITH_DAYS: PriceRules = { ...RULES, formerPriceDays: 28 };

describe('the former price in a message', () => {
  const vehicle = sampleVehicle({ price: 43_990 });

  test('is shown above the current price', () => {
    expect(formerPriceText(vehicle, 45_990, RULES)).toBe('$45,990');
    expect(formerPriceText(vehicle, 43_990, RULES)).toBeNull();
    expect(formerPriceText(vehicle, 40_000, RULES)).toBeNull();
  });

  test('is left out where it was not offered for the days that the site requires (PRICE-08)', () => {
    const offered = { ...vehicle, before_price: 45_990, before_price_days: 28 };
    expect(formerPriceText(offered, 45_990, WITH_DAYS)).toBe('$45,990');
    expect(formerPriceText({ ...offered, before_price_days: 27 }, 45_990, WITH_DAYS)).toBeNull();
    expect(formerPriceText(offered, 46_990, WITH_DAYS)).toBeNull();
  });

  test('is left out next to a weekly price, and without a price', () => {
    const subscription = { weeks: 26, inclusions: ['Registration'], startFee: 0 };
    const weekly = { ...vehicle, subscription_price: 86 };
    expect(formerPriceText(weekly, 45_990, { ...RULES, subscription })).toBeNull();
    expect(formerPriceText({ ...vehicle, price: null }, 45_990, RULES)).toBeNull();
  });
});

describe('the text of a vehicle without a price', () => {
  const vehicle = sampleVehicle({ price: null });

  test('is in the language of the page', () => {
    expect(priceStatement(vehicle, RULES, translatorOf('en', 'price')).text).toBe('Enquire for price.');
    expect(priceStatement(vehicle, RULES, translatorOf('zh', 'price')).text).toBe('价格请咨询。');
  });

  test('is that of the site, if it has one', () => {
    const rules = { ...RULES, noPriceText: 'Price on application' };
    expect(priceStatement(vehicle, rules, translatorOf('zh', 'price')).text).toBe('Price on application');
  });
});
