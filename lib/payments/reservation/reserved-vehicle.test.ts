import { expect, test } from 'vitest';
import { translatorOf } from '../../platform/language/translator.ts';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import { reservedPriceText, reservedVehicle } from './reserved-vehicle.ts';

const RULES = { noPriceText: 'Enquire for price.', subscription: null, formerPriceDays: null };

test('stores the kind of vehicle, which selects the placeholder drawing (CARD-25)', () => {
  const kindOf = (facts: Parameters<typeof sampleVehicle>[0]) =>
    reservedVehicle(sampleVehicle(facts), RULES).kind;
  expect(kindOf({})).toBe('car');
  expect(kindOf({ item_type: 'caravan' })).toBe('caravan');
  expect(kindOf({ simple_body: 'lightTruck' })).toBe('truck');
  expect(kindOf({ simple_body: 'motorcycle' })).toBe('motorcycle');
});

test('keeps the price as it was advertised', () => {
  const vehicle = reservedVehicle(sampleVehicle({ price: 34_990 }), RULES);
  expect(reservedPriceText(vehicle)).toBe('$34,990 Excl. Govt. Charges');
  expect(reservedPriceText(reservedVehicle(sampleVehicle({ price: null }), RULES))).toBe(
    'Enquire for price.',
  );
});

test('shows the amount alone for a reservation that has nothing else', () => {
  expect(reservedPriceText({ price: 34_990 })).toBe('$34,990');
  expect(reservedPriceText({ price: null })).toBeNull();
});

test('keeps the price in the language of the shopper too', () => {
  const vehicle = reservedVehicle(sampleVehicle({ price: 34_990 }), RULES, {
    language: 'zh',
    t: translatorOf('zh', 'price'),
  });
  expect(reservedPriceText(vehicle)).toBe('$34,990 Excl. Govt. Charges');
  expect(reservedPriceText(vehicle, 'zh')).toMatch(/^\$34,990 \p{Script=Han}/u);
  expect(reservedPriceText(vehicle, 'vi')).toBe('$34,990 Excl. Govt. Charges');
});
