import { expect, test } from 'vitest';
import { UNKNOWN_ERROR } from './errors.ts';

test('the general fallback error message has this wording (UI-05)', () => {
  expect(UNKNOWN_ERROR).toBe('An unknown error occurred.');
});
