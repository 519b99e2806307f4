import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleVehicle } from './sample-vehicle.ts';
import { CAR_TYPES, VEHICLE_STATUSES } from './vehicle.ts';
import { type ChangingFields, changingFields, vehicleChange, viewsText } from './vehicle-change.ts';

const RULES = { subscription: null, formerPriceDays: null, noPriceText: 'Enquire for price.' };
const PAGE = { ...changingFields(sampleVehicle({ price: 20_000 })), item_type: 'car' as const };
const change = (now: Partial<ChangingFields>, page: Partial<typeof PAGE> = {}) =>
  vehicleChange({ ...PAGE, ...page }, { ...PAGE, ...page, ...now }, RULES);

test.each([
  [1_234, '1,234 views'],
  [2, '2 views'],
  [1, '1 view'],
  [0, null],
  [-1, null],
  [null, null],
])('shows %j views as %j (VDP-06 OPEN-059)', (views, text) => expect(viewsText(views)).toBe(text));

describe('the notice about a changed vehicle', () => {
  test('says that it was sold or is no longer for sale (VDP-49)', () => {
    expect(change({ status: 'sold' })).toMatchObject({ kind: 'gone', text: 'This car has just been sold.' });
    expect(change({ status: 'sold' }, { item_type: 'caravan' } as never)?.text).toBe(
      'This caravan has just been sold.',
    );
    expect(change({ status: 'others' })?.text).toBe('This car is no longer for sale.');
  });

  test('says that it was reserved or is available again (VDP-49)', () => {
    expect(change({ reserved: true })?.text).toBe('This car has just been reserved.');
    expect(change({ reserved: false }, { reserved: true })?.text).toBe('This car is available again.');
    expect(change({ status: 'in_stock' }, { status: 'sold' })?.kind).toBe('free');
  });

  test('says the new price (VDP-49)', () => {
    expect(change({ price: 18_990 })?.text).toBe('The price is now $18,990 Excl. Govt. Charges.');
    expect(change({ offer_price: 17_500 })?.text).toBe('The price is now $17,500 Excl. Govt. Charges.');
    expect(change({ price: null })?.text).toBe('The price has just changed.');
  });

  test('is absent when the car arrives or a sold car changes', () => {
    expect(change({ status: 'coming_soon' })).toBeNull();
    expect(change({ price: 1 }, { status: 'sold' })).toBeNull();
    expect(change({ status: 'others' }, { status: 'sold' })).toBeNull();
  });

  test('is absent for any unchanged vehicle', () => {
    const fields = fc.record({
      status: fc.constantFrom(...VEHICLE_STATUSES),
      reserved: fc.boolean(),
      price: fc.option(fc.integer({ min: 0, max: 90_000 })),
      offer_price: fc.option(fc.integer({ min: 0, max: 90_000 })),
      before_price: fc.option(fc.integer({ min: 0, max: 90_000 })),
      subscription_price: fc.option(fc.integer({ min: 0, max: 900 })),
      preorder: fc.boolean(),
      price_type: fc.constantFrom(null, 'DAP', 'EGC'),
      car_type: fc.constantFrom(...CAR_TYPES),
    });
    fc.assert(
      fc.property(fields, fields, (page, now) => {
        expect(vehicleChange({ ...page, item_type: 'car' }, page, RULES)).toBeNull();
        expect(vehicleChange({ ...page, item_type: 'car' }, now, RULES)?.text ?? '').not.toMatch(
          /undefined|NaN|null|\$0\b/,
        );
      }),
    );
  });
});
