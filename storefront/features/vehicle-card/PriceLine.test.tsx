import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceLine } from './PriceLine.tsx';

const vehicle = {
  price: 32990,
  offer_price: null,
  before_price: null,
  subscription_price: 249,
  preorder: false,
  price_type: 'Drive Away',
  car_type: 'used',
  status: 'in_stock',
  reserved: false,
} as const;
const TERMS = { weeks: 26, inclusions: ['Registration'], startFee: 0 };
const textOf = (subscription: typeof TERMS | null) =>
  renderToStaticMarkup(
    <PriceLine
      vehicle={vehicle}
      rules={{
        subscription,
        noPriceText: 'Enquire for price.',
        formerPriceDays: null,
        marketIndicatorEnabled: false,
      }}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('shows /week in place of the price type of a subscription (FINPAGE-06)', () => {
  expect(textOf(TERMS)).toMatch(/^\$249 \/week (?!Drive Away)/);
  expect(textOf(null)).toBe('$32,990 Drive Away');
});

test('shows term, minimum total and the price to buy next to a weekly price', () => {
  expect(textOf(TERMS)).toBe('$249 /week Minimum 26 weeks, $6,474 in total Or $32,990 Drive Away to buy');
});
