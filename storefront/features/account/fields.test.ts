import { describe, expect, test } from 'vitest';
import { codeProblems, sendProblems } from './fields.ts';

const MOBILE_TEXT = 'Please enter a valid Australian mobile number.';

describe('the phone that gets a code', () => {
  test.each([
    '0412 345 678',
    '0512345678',
    '+61 412 345 678',
    '61412345678',
    '(04) 1234-5678',
    '0412.345.678',
  ])('accepts %s (AUTH-12 OPEN-081)', (phone) => expect(sendProblems({ phone })).toEqual({}));

  test.each([
    ['', 'This is a required field.'],
    ['   ', 'This is a required field.'],
    ['07 3000 0000', MOBILE_TEXT],
    ['1300 000 000', MOBILE_TEXT],
    ['+64 21 123 456', MOBILE_TEXT],
    ['+1 412 345 6789', MOBILE_TEXT],
    ['0412 345 67', MOBILE_TEXT],
    ['0412 345 6789', MOBILE_TEXT],
    ['0412 345 67x', MOBILE_TEXT],
    ['0412 345 678; 0412 345 679', MOBILE_TEXT],
    ['٠٤١٢٣٤٥٦٧٨', MOBILE_TEXT],
  ])('refuses %j: %s (AUTH-12 AUTH-14)', (phone, words) =>
    expect(sendProblems({ phone })).toEqual({ phone: words }),
  );
});

test('validates each detail of a new shopper (OPEN-029 OPEN-082)', () => {
  const phone = '0412 345 678';
  expect(sendProblems({ phone, first_name: '', last_name: 'Nguyen', email: 'kim@x' })).toEqual({
    first_name: 'This is a required field.',
    email: 'Please enter a valid email address.',
  });
  expect(
    sendProblems({ phone, first_name: 'Kim', last_name: 'Nguyen', email: 'kim@shopper.example' }),
  ).toEqual({});
  expect(
    sendProblems({ phone, first_name: 'K'.repeat(81), last_name: 'N', email: `${'x'.repeat(250)}@x.au` }),
  ).toEqual({
    first_name: 'Please use at most 80 characters.',
    email: 'Please use at most 254 characters.',
  });
});

test.each([
  ['', 'This is a required field.'],
  ['12345', 'Code must be 6 digits.'],
  ['1234567', 'Code must be 6 digits.'],
  ['12345x', 'Code must be 6 digits.'],
  ['123456', undefined],
  ['123 456', undefined],
  ['123-456', undefined],
])('validates the code %j: %s (AUTH-15 AUTH-16)', (token, words) =>
  expect(codeProblems({ token }).token).toBe(words),
);
