import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownVehicle, vehicleEvents } from './webhook-event.ts';

const listed: KnownVehicle = { isListed: true, hash: 'a', price: 30_000 };
const gone: KnownVehicle = { ...listed, isListed: false };

describe('the events of a vehicle', () => {
  test.each([
    ['a new vehicle', null, listed, ['vehicle.added']],
    ['a new vehicle that is not listed', null, gone, []],
    ['no change', listed, listed, []],
    ['another text', listed, { ...listed, hash: 'b' }, ['vehicle.updated']],
    [
      'another price',
      listed,
      { isListed: true, hash: 'b', price: 29_000 },
      ['vehicle.updated', 'vehicle.price_changed'],
    ],
    ['a sale', listed, { ...gone, hash: 'b' }, ['vehicle.removed']],
    ['a vehicle that comes back', gone, { ...listed, hash: 'b' }, ['vehicle.added']],
    ['a change while it is gone', gone, { ...gone, hash: 'b' }, []],
  ])('%s', (_name, before, after, events) => {
    expect(vehicleEvents(before, after)).toEqual(events);
  });

  test('a receiver that follows them knows which vehicles are listed', () => {
    const state = fc.record({
      isListed: fc.boolean(),
      hash: fc.constantFrom('a', 'b', 'c'),
      price: fc.option(fc.constantFrom(1, 2)),
    });
    fc.assert(
      fc.property(fc.array(state, { maxLength: 20 }), (states) => {
        let known: KnownVehicle | null = null;
        let isListed = false;
        for (const next of states) {
          for (const event of vehicleEvents(known, next)) {
            if (event === 'vehicle.added') expect(isListed).toBe(false);
            if (event === 'vehicle.updated') expect(isListed).toBe(true);
            isListed = event !== 'vehicle.removed' && (event === 'vehicle.added' || isListed);
          }
          known = next;
          expect(isListed).toBe(next.isListed);
        }
      }),
    );
  });
});
