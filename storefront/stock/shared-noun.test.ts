import { expect, test } from 'vitest';
import { sharedNoun } from './shared-noun.ts';

test('vehicles share a noun, or are vehicles', () => {
  const car = { item_type: 'car' } as const;
  const motorcycle = { item_type: 'car', simple_body: 'motorcycle' } as const;
  expect(sharedNoun([car, car], 'caravan')).toBe('car');
  expect(sharedNoun([motorcycle], 'car')).toBe('motorcycle');
  expect(sharedNoun([car, motorcycle], 'car')).toBe('vehicle');
  expect(sharedNoun([], 'caravan')).toBe('caravan');
});
