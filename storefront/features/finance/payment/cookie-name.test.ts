import { PAYMENT_COOKIE } from '@forecourt/lib/vehicle/finance/payment-choice';
import { expect, test } from 'vitest';
import { PAYMENT_COOKIE as ONLINE_PAYMENT_COOKIE } from '@/features/online-payment/payment-access.server.ts';

test('the cookie of weekly figures does not hide the one that opens an online payment', () => {
  expect(PAYMENT_COOKIE).not.toBe(ONLINE_PAYMENT_COOKIE);
});
