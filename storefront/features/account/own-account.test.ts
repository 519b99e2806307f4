import { expect, test } from 'vitest';
import { withoutCodes } from './own-account.ts';

test('a code that was typed never goes back to the page, only that there was one', () => {
  expect(withoutCodes({ sure: 'on', delete_code: ' 123456 ' })).toEqual({ sure: 'on', delete_code: '' });
  expect(withoutCodes({ name: 'Kim', details_code: ' ' })).toEqual({ name: 'Kim' });
  expect(withoutCodes({ name: 'Kim', token: 'x' })).toEqual({ name: 'Kim', token: 'x' });
});
