import { expect, test } from 'vitest';
import { sampleVehicle } from './sample-vehicle.ts';
import { isInStock, isListed, visibleUntil } from './visibility.ts';

const DAY = 86_400;
const soldAt = 1_790_000_000;
const sold = sampleVehicle({ status: 'sold', sold_date_timestamp: soldAt });

test('counts in_stock as in stock (STATUS-01)', () => expect(isInStock('in_stock')).toBe(true));

test('counts coming_soon as in stock (STATUS-02)', () => expect(isInStock('coming_soon')).toBe(true));

test('counts any other status as not in stock (STATUS-07)', () => {
  expect(isInStock('sold')).toBe(false);
  expect(isInStock('others')).toBe(false);
});

test('lists a car in stock at any time (STATUS-15)', () =>
  expect(isListed(sampleVehicle({ status: 'in_stock' }), soldAt + 1000 * DAY, 3)).toBe(true));

test('lists a coming-soon car at any time (STATUS-16)', () =>
  expect(isListed(sampleVehicle({ status: 'coming_soon' }), soldAt + 1000 * DAY, 3)).toBe(true));

test('lists a sold car for the configured days (STATUS-17 STATUS-18)', () => {
  expect(isListed(sold, soldAt + 3 * DAY - 1, 3)).toBe(true);
  expect(isListed(sold, soldAt + 3 * DAY, 3)).toBe(false);
  expect(isListed(sold, soldAt + 4 * DAY, 7)).toBe(true);
  expect(isListed(sampleVehicle({ status: 'sold' }), soldAt, 3)).toBe(false);
});

test('does not list a hidden car (STATUS-19 CAR-080)', () => {
  expect(isListed(sampleVehicle({ show_on_dealer_website: false }), soldAt, 3)).toBe(false);
});

test('does not list a car with another status (STATUS-20 CAR-022)', () => {
  expect(isListed(sampleVehicle({ status: 'others' }), soldAt, 365)).toBe(false);
  expect(visibleUntil(sampleVehicle({ status: 'others', sold_date_timestamp: soldAt }))).toBe(0);
});
