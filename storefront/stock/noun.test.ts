import { expect, test } from 'vitest';
import { vehicleNoun } from './noun.ts';

test('a make that names what it makes is believed, any other is of the site’s kind', () => {
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
