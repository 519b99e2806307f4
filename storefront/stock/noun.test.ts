import { expect, test } from 'vitest';
import { vehicleNoun } from './noun.ts';

test('derives the noun from the make, else from the site', () => {
  const makes = ['Hino Trucks', 'Isuzu Trucks N Series', 'Isuzu', 'Kawasaki Motorcycles', 'Yamaha', 'Honda'];
  expect(makes.map((make) => vehicleNoun(make, 'car'))).toEqual([
    'truck',
    'truck',
    'car',
    'motorcycle',
    'motorcycle',
    'car',
  ]);
  expect(vehicleNoun('Jayco', 'caravan')).toBe('caravan');
});
