import { expect, test } from 'vitest';
import { detailsOf } from './progress.ts';

const SHOPPER = {
  userId: 'x',
  name: 'Kim',
  lastName: 'Nguyen',
  email: 'kim@shopper.example',
  postcode: null,
};
const RESERVATION = { name: 'Kim N.', mobile: '0411222333', email: 'work@shopper.example' };

test('the details start with those of the reservation, else of the account', () => {
  const shopper = { ...SHOPPER, phone: '+61412345678' };
  expect(detailsOf(RESERVATION, shopper)).toEqual({ ...RESERVATION, mobile: '0411 222 333' });
  expect(detailsOf(null, shopper)).toEqual({
    name: 'Kim Nguyen',
    mobile: '0412 345 678',
    email: 'kim@shopper.example',
  });
  expect(detailsOf(null, { ...SHOPPER, phone: null, name: null, email: null })).toEqual({
    name: 'Nguyen',
    mobile: '',
    email: '',
  });
  expect(detailsOf(null, null)).toEqual({});
});
