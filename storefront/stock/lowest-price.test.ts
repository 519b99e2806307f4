import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { fromText, lowestFirst, lowestPrice, priceRangeText } from './lowest-price.ts';

const t = translatorOf('en', 'stock');

const textOf = (facts: Parameters<typeof lowestPrice>[0]) => {
  const price = lowestPrice(facts);
  return price && fromText(price);
};

describe('the lowest price of several vehicles', () => {
  test('shows what it includes', () => {
    expect(textOf([{ price: 41_990, price_type: 'DAP', car_type: 'new' }])).toBe('From $41,990 Drive Away');
    expect(textOf([{ price: 9_990, car_type: 'used' }])).toBe('From $9,990 Excl. Govt. Charges');
    expect(textOf([{ price: 41_990, price_type: '+ ORC', car_type: 'demo' }])).toBe(
      'From $41,990 Plus on-road costs',
    );
  });

  test('has no basis if the feed gives none for a new vehicle', () =>
    expect(textOf([{ price: 41_990, car_type: 'new' }])).toBe('From $41,990'));

  test('is the price to buy of a vehicle with a subscription, and the offer of one with an offer', () => {
    expect(textOf([{ price: 14_990, subscription_price: 86, car_type: 'used' }])).toContain('$14,990');
    expect(textOf([{ price: 14_990, offer_price: 13_990, car_type: 'used' }])).toContain('$13,990');
  });

  test('is unknown without a vehicle or a price', () => {
    expect(textOf([])).toBeNull();
    expect(textOf(undefined)).toBeNull();
    expect(textOf([{ price: null, car_type: 'used' }])).toBeNull();
    expect(textOf([{ price: 10_000 }])).toBeNull();
  });

  test('is found by the order of prices', () =>
    expect(lowestFirst()).toMatchObject({ indexName: 'Car_production_sort_price_asc', hitsPerPage: 1 }));
});

describe('a range of prices', () => {
  const price = (figure: string, basisText: string | null) => ({ figure, basisText });

  test('states a shared basis once', () =>
    expect(priceRangeText(price('$54,990', 'Drive Away'), price('$62,990', 'Drive Away'), t)).toBe(
      '$54,990 to $62,990 Drive Away',
    ));
  test('states two bases', () =>
    expect(priceRangeText(price('$54,990', 'Drive Away'), price('$62,990', 'Excl. Govt. Charges'), t)).toBe(
      '$54,990 Drive Away to $62,990 Excl. Govt. Charges',
    ));
  test('is one price if both are equal or only one is known', () => {
    expect(priceRangeText(price('$54,990', null), price('$54,990', null), t)).toBe('$54,990');
    expect(priceRangeText(price('$54,990', null), null, t)).toBe('$54,990');
    expect(priceRangeText(null, null, t)).toBeNull();
  });
});
