import { expect, test } from 'vitest';
import { nearestText } from './relax-text.ts';

test('says in a sentence what the closest matches leave out', () => {
  expect(nearestText({ label: 'without “sparkly”', count: 12 }, 'car')).toBe(
    'The closest cars, without “sparkly”',
  );
  expect(nearestText({ label: 'with White', count: 1 }, 'caravan')).toBe('The closest caravan, with White');
});
