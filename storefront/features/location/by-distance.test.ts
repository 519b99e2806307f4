import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDistance, pointOf, pointText } from './by-distance.ts';

const ALBION = { lat: -27.4318, lng: 153.0436 };
const places = [
  { name: 'Noosaville', at: '-26.4027,153.0562' },
  { name: 'Nowhere', at: undefined },
  { name: 'Moorooka', at: '-27.5331,153.0262' },
];

test('sorts the nearest first and unmapped locations last (OPEN-088 LOC-40)', () => {
  const sortedPlaces = byDistance(places, ALBION, ({ at }) => pointOf(at));
  expect(
    sortedPlaces.map(({ place, kilometres }) => [place.name, kilometres && Math.round(kilometres)]),
  ).toEqual([
    ['Moorooka', 11],
    ['Noosaville', 114],
    ['Nowhere', null],
  ]);
});

test('parses only the points it writes', () => {
  fc.assert(
    fc.property(
      fc.float({ min: -44, max: -9, noNaN: true }),
      fc.float({ min: 112, max: 154, noNaN: true }),
      (lat, lng) => {
        expect(pointOf(pointText({ lat, long: lng }))).toEqual({ lat, lng });
      },
    ),
  );
  for (const text of [undefined, '', 'here', '1', '1,2,3', 'a,b']) expect(pointOf(text)).toBeNull();
  expect(pointText({ lat: null, long: 1 })).toBeUndefined();
});
