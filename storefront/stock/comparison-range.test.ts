import { expect, test } from 'vitest';
import { comparisonRange } from './comparison-range.ts';

test('names one comparison rate, or the lowest and the highest (OPEN-078)', () => {
  expect(comparisonRange({ min: 10.31, max: 10.31 })).toBe('Comparison rate 10.31% p.a.');
  expect(comparisonRange({ min: 9.5, max: 10.31 })).toBe('Comparison rate 9.5% p.a. to 10.31% p.a.');
});
