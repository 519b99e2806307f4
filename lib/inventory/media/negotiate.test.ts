import { expect, test } from 'vitest';
import { formatFor } from './negotiate.ts';

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 720, 'avif'],
  ['image/avif,image/webp,*/*', 1600, 'webp'],
  ['image/webp,*/*;q=0.5', 320, 'webp'],
  ['image/avif;q=0, image/webp', 320, 'webp'],
  ['IMAGE/AVIF', 320, 'avif'],
  ['image/*', 320, 'jpeg'],
  ['*/*', 320, 'jpeg'],
  ['', 320, 'jpeg'],
])('Accept %j at %i pixels gives %s', (accept, width, format) =>
  expect(formatFor(accept, width)).toBe(format),
);
