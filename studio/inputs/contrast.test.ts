import { expect, test } from 'vitest';
import { contrastOnWhite } from './contrast.ts';

test('contrast against white is that of WCAG', () => {
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1, 5);
  expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
});
