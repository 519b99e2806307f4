import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { nearestText } from './relax-text.ts';

const search = translatorOf('en', 'search');
const stock = translatorOf('en', 'stock');

test('says in a sentence what the closest matches leave out', () => {
  expect(nearestText({ label: 'without “sparkly”', count: 12 }, 'car', search, stock)).toBe(
    'The closest cars, without “sparkly”',
  );
  expect(nearestText({ label: 'with White', count: 1 }, 'caravan', search, stock)).toBe(
    'The closest caravan, with White',
  );
});
