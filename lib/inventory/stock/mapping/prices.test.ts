import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft, Notes } from './mapping.ts';
import { settlePrices } from './prices.ts';

/** Returns the vehicle with settled prices, and the notes. */
function settled(vehicle: Draft): { vehicle: Draft; kinds: string[] } {
  const kinds: string[] = [];
  const notes: Notes = { mended: (kind) => void kinds.push(kind) };
  const copy = { ...vehicle };
  settlePrices(copy, notes);
  return { vehicle: copy, kinds };
}

test('keeps the drive-away price in addition to a price without charges', () => {
  expect(settled({ price: 40_000, drive_away_price: 43_500 })).toEqual({
    vehicle: { price: 40_000, drive_away_price: 43_500, price_type: 'Excl. Govt. Charges' },
    kinds: [],
  });
  const abn = { price: 40_000, drive_away_price: 43_500, price_type: 'Drive Away (ABN holders)' };
  expect(settled(abn).vehicle).toEqual(abn);
});

test('uses the only price of a vehicle as its price', () => {
  const only = { price: 43_500, drive_away_price: null, price_type: 'Drive Away' };
  expect(settled({ drive_away_price: 43_500, price_type: 'Excl. Govt. Charges' }).vehicle).toEqual(only);
  expect(settled({ price: 0, drive_away_price: 43_500 }).vehicle).toEqual(only);
  expect(settled({ price: 43_500, drive_away_price: 43_500 }).vehicle).toEqual(only);
  expect(settled({ price: 43_500, drive_away_price: 43_500, price_type: 'drive away' }).vehicle).toEqual({
    ...only,
    price_type: 'drive away',
  });
  expect(settled({ price: 40_000, drive_away_price: 0 }).vehicle).toEqual({
    price: 40_000,
    drive_away_price: null,
  });
});

test('keeps the price type of an offer without a price', () => {
  const offer = { offer_price: 38_000, drive_away_price: 43_500, price_type: 'Excl. Govt. Charges' };
  expect(settled(offer)).toEqual({ vehicle: offer, kinds: [] });
});

test('leaves out an impossible drive-away price, with a note', () => {
  const pricesOf = (vehicle: Draft) => {
    const { kinds, vehicle: after } = settled(vehicle);
    return [after.price, after.drive_away_price, ...kinds];
  };
  expect(pricesOf({ price: 40_000, drive_away_price: 39_999 })).toEqual([
    40_000,
    null,
    'drive_away_price that is below the price without charges, left out',
  ]);
  expect(pricesOf({ price: 34_990, drive_away_price: 379_900 })).toEqual([
    34_990,
    null,
    'drive_away_price that exceeds any plausible charges, left out',
  ]);
  expect(pricesOf({ price: 40_000, drive_away_price: 43_500, price_type: 'Drive Away' })).toEqual([
    40_000,
    null,
    'drive_away_price that differs from the price marked as drive away, left out',
  ]);
  // A cheap car's registration may cost as much as the car.
  expect(pricesOf({ price: 1_500, drive_away_price: 2_900 })).toEqual([1_500, 2_900]);
});

test('keeps no drive-away price below the price, for any input', () => {
  const price = fc.option(fc.integer({ min: 0, max: 200_000 }));
  const words = fc.constantFrom(null, '', 'Drive Away', 'Excl. Govt. Charges', 'Drive Away (ABN holders)');
  fc.assert(
    fc.property(price, price, words, (own, driveAway, price_type) => {
      const { vehicle } = settled({ price: own, drive_away_price: driveAway, price_type });
      if (vehicle.drive_away_price == null) return;
      expect(vehicle.drive_away_price).toBeGreaterThanOrEqual(vehicle.price ?? 0);
      expect(vehicle.price_type).not.toBe('Drive Away');
      expect(settled(vehicle).vehicle).toEqual(vehicle);
    }),
  );
});
