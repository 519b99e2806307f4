import { describe, expect, test } from 'vitest';
import { parsePaymentCookie } from './payment-choice.ts';
import { signedPayment, verifiedPayment } from './payment-signature.ts';

const SECRET = 'a-secret-of-the-test';
const KEPT = {
  choice: { deposit: 2_000, years: 5 },
  approval: {
    lender: 'Zoë’s Loans',
    amount: 30_000,
    rate: 7.49,
    comparisonRate: 8.2,
    years: 5,
    fee: 495,
    expiresAt: '2026-07-01T00:00:00.000Z',
  },
  checkedAt: 1_790_000_000,
};
const cookie = signedPayment('harbour', KEPT, SECRET);

describe('the cookie of a shopper’s payment', () => {
  test('is read back by the server and the browser', () => {
    expect(verifiedPayment('harbour', cookie, SECRET)).toEqual(KEPT);
    expect(parsePaymentCookie(cookie)).toEqual(KEPT);
    expect(cookie).toMatch(/^[!-+\--:<-[\]-~]+$/);
  });

  test.each([
    ['another site', 'northside', cookie, SECRET],
    ['another secret', 'harbour', cookie, 'another'],
    ['a changed amount', 'harbour', cookie.replace('30000', '90000'), SECRET],
    ['no signature', 'harbour', cookie.slice(0, cookie.lastIndexOf('.')), SECRET],
    ['an empty value', 'harbour', '', SECRET],
    ['no secret', 'harbour', cookie, undefined],
  ])('is not trusted with %s', (_, site, value, secret) =>
    expect(verifiedPayment(site, value, secret)).toBeNull(),
  );

  test('is not trusted with figures outside their limits', () => {
    const wrong = signedPayment('harbour', { ...KEPT, choice: { deposit: -1, years: 5 } }, SECRET);
    expect(verifiedPayment('harbour', wrong, SECRET)).toBeNull();
  });

  test('is ignored by the browser if it cannot be read', () => {
    for (const text of ['%E0%A4%A.x', '{.x', 'x', '', undefined]) expect(parsePaymentCookie(text)).toBeNull();
  });
});
