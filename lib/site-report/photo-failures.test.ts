import { expect, test } from 'vitest';
import { photoFailuresText } from './photo-failures.ts';

test('says of each reason how many photos have it, in words', () => {
  expect(photoFailuresText(['gone', 'too large', 'gone'])).toBe(
    '2 photos not on its host any more, 1 photo too large',
  );
});

test('says nothing of hosts that are not allowed, which is said elsewhere', () => {
  expect(photoFailuresText([])).toBeNull();
  expect(photoFailuresText(['not allowed'])).toBeNull();
});
