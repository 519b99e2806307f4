import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Favourite, favouriteOf, readFavourites, saveable, toggledFavourites } from './favourites.ts';

const favourite = fc
  .string({ minLength: 1 })
  .map((id): Favourite => ({ id, name: 'n', slug: 's', make: 'm', model: 'o', primary_image_url: null }));
const favourites = fc.uniqueArray(favourite, { selector: ({ id }) => id });

describe('favourites', () => {
  test('a second click removes (FAV-01)', () => {
    fc.assert(
      fc.property(favourites, favourite, (all, vehicle) => {
        const once = toggledFavourites(all, vehicle);
        expect(once.some(({ id }) => id === vehicle.id)).toBe(!all.some(({ id }) => id === vehicle.id));
        expect(new Set(toggledFavourites(once, vehicle).map(({ id }) => id))).toEqual(
          new Set(all.map(({ id }) => id)),
        );
      }),
    );
  });

  test('an entry carries what a list of favourites shows (FAV-02..07)', () => {
    const vehicle = {
      objectID: '7',
      name: '2022 Kia Niro',
      slug: 'k',
      make: 'Kia',
      model: 'Niro',
      primary_image_url: 'u',
    };
    expect(favouriteOf(vehicle)).toEqual({
      id: '7',
      name: '2022 Kia Niro',
      slug: 'k',
      make: 'Kia',
      model: 'Niro',
      primary_image_url: 'u',
    });
  });

  test('the heart of a car takes no more of it to the browser than its entry needs', () =>
    expect(Object.keys(saveable(sampleVehicle({ images: [] }))).sort()).toEqual([
      'make',
      'model',
      'name',
      'objectID',
      'primary_image_url',
      'slug',
      'status',
    ]));

  test('whatever is stored, reading it does not throw (OPEN-112)', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(readFavourites(text))));
    expect(readFavourites('[{"id":"1"},{"id":2},null]')).toEqual([{ id: '1' }]);
  });
});
