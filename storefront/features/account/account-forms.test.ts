import { expect, test } from 'vitest';
import { withoutCodes } from './account-forms.ts';

test('never returns a code to the page, only that one was entered', () => {
  expect(withoutCodes({ sure: 'on', delete_code: ' 123456 ' })).toEqual({ sure: 'on', delete_code: '' });
  expect(withoutCodes({ name: 'Kim', details_code: ' ' })).toEqual({ name: 'Kim' });
  expect(withoutCodes({ name: 'Kim', token: 'x' })).toEqual({ name: 'Kim', token: 'x' });
});
