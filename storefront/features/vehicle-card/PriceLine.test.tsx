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
const textOf = (subscriptionEnabled: boolean) =>
  renderToStaticMarkup(
    <PriceLine
      vehicle={vehicle}
      rules={{ subscriptionEnabled, noPriceText: 'Enquire for price.', marketIndicatorEnabled: false }}
    />,
  ).replaceAll(/<[^>]+>/g, ' ');

test('shows /week in place of the price type of a subscription (FINPAGE-06)', () => {
  expect(textOf(true)).toContain('/week');
  expect(textOf(true)).not.toContain('Drive Away');
  expect(textOf(false)).toContain('Drive Away');
  expect(textOf(false)).not.toContain('/week');
});
