import { expect, test } from 'vitest';
import { UNKNOWN_ERROR } from './errors.ts';

test('has a general fallback error message (UI-05)', () => {
  expect(UNKNOWN_ERROR).toBe('An unknown error occurred.');
});
