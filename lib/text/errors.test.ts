import { expect, test } from 'vitest';
import { UNKNOWN_ERROR } from './errors.ts';

test('UI-05 the general fallback error', () => {
  expect(UNKNOWN_ERROR).toBe('An unknown error occurred.');
});
