import { expect, test } from 'vitest';
import { goneBeforeReserving, goneMessage, goneTitle } from './gone-message.ts';
import { sampleVehicle } from './sample-vehicle.ts';

const NOW = new Date('2026-11-29T00:00:00Z');
const daysAgo = (days: number) => NOW.getTime() / 1000 - days * 86_400;
const gone = (status: 'sold' | 'others' | 'in_stock', sold_date_timestamp: number | null) =>
  sampleVehicle({ status, sold_date_timestamp });

test('says recently sold for every vehicle by default (STATUS-08)', () => {
  for (const vehicle of [gone('sold', daysAgo(300)), gone('others', null), gone('in_stock', null)])
    expect(goneMessage(vehicle, 'recentlySold', NOW)).toBe(
      "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
    );
});

test.each([
  [gone('sold', daysAgo(2)), 'recently sold.'],
  [gone('sold', daysAgo(30)), 'recently sold.'],
  [gone('sold', daysAgo(31)), 'has been sold.'],
  [gone('sold', null), 'has been sold.'],
  [gone('others', null), 'is no longer for sale.'],
  [gone('in_stock', null), 'is no longer for sale.'], // it left the feed
])('says what the feed said where the site wants that', (vehicle, words) =>
  expect(goneMessage(vehicle, 'byStatus', NOW)).toContain(`this car ${words}`),
);

test('titles say sold only if the feed did', () => {
  expect(goneTitle(gone('sold', null))).toBe('This car has been sold');
  expect(goneTitle(gone('in_stock', null))).toBe('This car is no longer for sale');
  expect(goneTitle(sampleVehicle({ item_type: 'caravan', status: 'others' }))).toBe(
    'This caravan is no longer for sale',
  );
  expect(goneBeforeReserving(gone('sold', null))).toBe(
    'It was sold before you could reserve it. Nothing was charged.',
  );
  expect(goneBeforeReserving(gone('others', null))).toBe('It is no longer listed. Nothing was charged.');
});
