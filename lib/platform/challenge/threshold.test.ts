import { expect, test } from 'vitest';
import { RATES } from '../request/rates.ts';
import { isNearLimit } from './threshold.ts';

test('requires no challenge before half of a limit is used', () => {
  const { most } = RATES.lead;
  const asked = Array.from({ length: most }, (_, index) => isNearLimit(index + 1, most));
  expect(asked.indexOf(true)).toBe(most / 2);
  expect(asked.lastIndexOf(false)).toBe(most / 2 - 1);
});
