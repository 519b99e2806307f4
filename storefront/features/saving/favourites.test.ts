import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Favourite, favouriteOf, readFavourites, saveable, toggledFavourites } from './favourites.ts';

const favourite = fc
  .string({ minLength: 1 })
  .map((id): Favourite => ({ id, name: 'n', slug: 's', make: 'm', model: 'o', primary_image_url: null }));
const favourites = fc.uniqueArray(favourite, { selector: ({ id }) => id });

describe('favourites', () => {
  test('a second click removes the car (FAV-01)', () => {
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

  const entry = favouriteOf({
    objectID: '7',
    name: '2022 Kia Niro',
    slug: '2022-kia-niro-7',
    make: 'Kia',
    model: 'Niro',
    primary_image_url: 'https://media.example/niro.jpg',
  });

  test('an entry carries the id (FAV-02)', () => expect(entry.id).toBe('7'));
  test('an entry carries the name (FAV-03)', () => expect(entry.name).toBe('2022 Kia Niro'));
  test('an entry carries the slug (FAV-04)', () => expect(entry.slug).toBe('2022-kia-niro-7'));
  test('an entry carries the make (FAV-05)', () => expect(entry.make).toBe('Kia'));
  test('an entry carries the model (FAV-06)', () => expect(entry.model).toBe('Niro'));
  test('an entry carries the address of the primary image (FAV-07)', () =>
    expect(entry.primary_image_url).toBe('https://media.example/niro.jpg'));

  test('only the fields of an entry are sent to the browser', () =>
    expect(Object.keys(saveable(sampleVehicle({ images: [] }))).sort()).toEqual([
      'make',
      'model',
      'name',
      'objectID',
      'primary_image_url',
      'slug',
      'status',
    ]));

  test('reads any stored text without throwing (OPEN-112)', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(readFavourites(text))));
    expect(readFavourites('[{"id":"1"},{"id":2},null]')).toEqual([{ id: '1' }]);
  });
});
