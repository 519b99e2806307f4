import { expect, test } from 'vitest';
import { sampleVehicle } from './sample-vehicle.ts';
import { isInStock, isListed, visibleUntil } from './visibility.ts';

const DAY = 86_400;
const soldAt = 1_790_000_000;
const sold = sampleVehicle({ status: 'sold', sold_date_timestamp: soldAt });

test('STATUS-01 STATUS-02 STATUS-07 in stock and coming soon count as in stock, nothing else does', () => {
  expect(['in_stock', 'coming_soon', 'sold', 'others'].map((status) => isInStock(status as 'sold'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('STATUS-15 STATUS-16 live stock is listed at any time', () => {
  for (const status of ['in_stock', 'coming_soon'] as const)
    expect(isListed(sampleVehicle({ status }), soldAt + 1000 * DAY, 3)).toBe(true);
});

test('STATUS-17 STATUS-18 a sold car is listed for its days, to the second', () => {
  expect(isListed(sold, soldAt + 3 * DAY - 1, 3)).toBe(true);
  expect(isListed(sold, soldAt + 3 * DAY, 3)).toBe(false);
  expect(isListed(sold, soldAt + 4 * DAY, 7)).toBe(true);
  expect(isListed(sampleVehicle({ status: 'sold' }), soldAt, 3)).toBe(false);
});

test('STATUS-19 a hidden car is listed nowhere', () => {
  expect(isListed(sampleVehicle({ show_on_dealer_website: false }), soldAt, 3)).toBe(false);
});

test('STATUS-20 CAR-022 another status is listed nowhere', () => {
  expect(isListed(sampleVehicle({ status: 'others' }), soldAt, 365)).toBe(false);
  expect(visibleUntil(sampleVehicle({ status: 'others', sold_date_timestamp: soldAt }))).toBe(0);
});
