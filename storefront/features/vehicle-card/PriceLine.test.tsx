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
const words = (subscriptionEnabled: boolean) =>
  renderToStaticMarkup(
    <PriceLine
      vehicle={vehicle}
      rules={{ subscriptionEnabled, noPriceText: 'Enquire for price.', marketIndicatorEnabled: false }}
    />,
  ).replaceAll(/<[^>]+>/g, ' ');

test('shows /week in place of the price type of a subscription (FINPAGE-06)', () => {
  expect(words(true)).toContain('/week');
  expect(words(true)).not.toContain('Drive Away');
  expect(words(false)).toContain('Drive Away');
  expect(words(false)).not.toContain('/week');
});
