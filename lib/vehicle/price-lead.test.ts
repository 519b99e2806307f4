import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_LEADS } from '../sites/price-lead.ts';
import { displayPrice, priceWords } from './price.ts';
import { withPriceLead } from './price-lead.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const rules = { subscriptionEnabled: true, noPriceText: 'Enquire for price.' };
const shownPrices = (facts: Parameters<typeof sampleVehicle>[0], lead: (typeof PRICE_LEADS)[number]) => {
  const vehicle = withPriceLead(sampleVehicle(facts), lead);
  const { text, was } = displayPrice(vehicle, rules);
  return [text, priceWords(vehicle)?.label ?? null, was];
};

test('shows the price that the site leads with, with its own price type', () => {
  const two = {
    price: 40_000,
    price_type: 'Excl. Govt. Charges',
    drive_away_price: 43_500,
    before_price: 44_000,
  };
  expect(shownPrices(two, 'excludingCharges')).toEqual(['$40,000', 'Excl. Govt. Charges', 44_000]);
  // The was-price excludes charges.
  expect(shownPrices(two, 'driveAway')).toEqual(['$43,500', 'Drive Away', null]);
});

test('shows the only price of a vehicle on every site', () => {
  for (const lead of PRICE_LEADS) {
    expect(
      shownPrices({ price: 40_000, price_type: 'Excl. Govt. Charges', before_price: 41_000 }, lead),
    ).toEqual(['$40,000', 'Excl. Govt. Charges', 41_000]);
    expect(shownPrices({ price: 43_500, price_type: 'Drive Away' }, lead)).toEqual([
      '$43,500',
      'Drive Away',
      null,
    ]);
    expect(shownPrices({ price: null }, lead)[0]).toBe('Enquire for price.');
  }
});

test('shows a subscription or an offer before either price (PRICE-01 PRICE-03)', () => {
  const two = { price: 40_000, price_type: 'Excl. Govt. Charges', drive_away_price: 43_500 };
  expect(shownPrices({ ...two, offer_price: 38_000 }, 'driveAway')).toEqual([
    '$38,000',
    'Excl. Govt. Charges',
    null,
  ]);
  expect(shownPrices({ ...two, subscription_price: 199 }, 'driveAway')[0]).toBe('$199');
});

test('never shows an amount with the price type of the other', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 90_000 }));
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.constantFrom(...PRICE_LEADS),
      (price, drive_away_price, offer_price, lead) => {
        const vehicle = sampleVehicle({ price, drive_away_price, offer_price, price_type: 'as fed' });
        const led = withPriceLead(vehicle, lead);
        expect(led.price_type).toBe(led === vehicle ? 'as fed' : 'Drive Away');
        expect(led.price).toBe(led === vehicle ? price : drive_away_price);
        expect(withPriceLead(led, lead)).toEqual(led);
      },
    ),
  );
});
