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

test('leads with the price in a state, and shows the price without charges after it', () => {
  const excluding = { ...vehicle, subscription_price: null, price_type: 'Excl. Govt. Charges' };
  const total_price = { state: 'NSW', amount: 34_611, isEstimate: true, isExample: false } as const;
  const read = (facts: Partial<Parameters<typeof PriceLine>[0]['vehicle']>) =>
    renderToStaticMarkup(
      <PriceLine
        vehicle={{ ...excluding, ...facts }}
        rules={{
          subscription: null,
          noPriceText: '',
          formerPriceDays: null,
          marketIndicatorEnabled: false,
        }}
      />,
    )
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  expect(read({ total_price })).toBe('$34,611 Drive away, NSW (estimate) $32,990 Excl. Govt. Charges');
  expect(read({ total_price, before_price: 35_990 })).toContain('$32,990 Excl. Govt. Charges, was $35,990');
  expect(read({ before_price: 35_990 })).toBe('$32,990 Was $35,990 Excl. Govt. Charges');
});
