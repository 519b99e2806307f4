import { expect, test } from 'vitest';
import { vehicleNoun } from './noun.ts';

test('a make that names what it makes is believed, any other is of the site’s kind', () => {
  expect(['Hino Trucks', 'Isuzu Trucks N Series', 'Isuzu'].map((make) => vehicleNoun(make, 'car'))).toEqual([
    'truck',
    'truck',
    'car',
  ]);
  expect(vehicleNoun('Jayco', 'caravan')).toBe('caravan');
});
