import { expect, test } from 'vitest';
import { sampleVehicle } from './sample-vehicle.ts';
import { isInStock, isListed, visibleUntil } from './visibility.ts';

const DAY = 86_400;
const soldAt = 1_790_000_000;
const sold = sampleVehicle({ status: 'sold', sold_date_timestamp: soldAt });

test('in stock and coming soon count as in stock, nothing else does (STATUS-01 STATUS-02 STATUS-07)', () => {
  expect(['in_stock', 'coming_soon', 'sold', 'others'].map((status) => isInStock(status as 'sold'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('live stock is listed at any time (STATUS-15 STATUS-16)', () => {
  for (const status of ['in_stock', 'coming_soon'] as const)
    expect(isListed(sampleVehicle({ status }), soldAt + 1000 * DAY, 3)).toBe(true);
});

test('a sold car is listed for its days, to the second (STATUS-17 STATUS-18)', () => {
  expect(isListed(sold, soldAt + 3 * DAY - 1, 3)).toBe(true);
  expect(isListed(sold, soldAt + 3 * DAY, 3)).toBe(false);
  expect(isListed(sold, soldAt + 4 * DAY, 7)).toBe(true);
  expect(isListed(sampleVehicle({ status: 'sold' }), soldAt, 3)).toBe(false);
});

test('a hidden car is listed nowhere (STATUS-19)', () => {
  expect(isListed(sampleVehicle({ show_on_dealer_website: false }), soldAt, 3)).toBe(false);
});

test('another status is listed nowhere (STATUS-20 CAR-022)', () => {
  expect(isListed(sampleVehicle({ status: 'others' }), soldAt, 365)).toBe(false);
  expect(visibleUntil(sampleVehicle({ status: 'others', sold_date_timestamp: soldAt }))).toBe(0);
});
