import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantToken, payWithToken, readToken, revokeToken } from '../testing/granted-tokens.ts';
import { type TestPayments, testPayments } from '../testing/service.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await testPayments();
});
afterAll(() => payments.close());

describe('a shared payment token', () => {
  test('pays up to its limit, and is consumed there', async () => {
    const { stripe } = payments;
    const token = await grantToken(stripe, { cents: 30_000 });
    expect(await payWithToken(stripe, token)).toMatchObject({ status: 'succeeded', amount_received: 20_000 });
    expect(await readToken(stripe, token)).toMatchObject({
      deactivated_reason: null,
      usage_details: { amount_captured: { value: 20_000 } },
    });
    await expect(payWithToken(stripe, token)).rejects.toMatchObject({ statusCode: 400 });
    await payWithToken(stripe, token, 10_000);
    expect(await readToken(stripe, token)).toMatchObject({ deactivated_reason: 'consumed' });
  });

  test('survives a declined payment', async () => {
    const { stripe } = payments;
    const token = await grantToken(stripe, { card: 'pm_card_chargeDeclined' });
    await expect(payWithToken(stripe, token)).rejects.toMatchObject({ statusCode: 402 });
    expect(await readToken(stripe, token)).toMatchObject({ deactivated_reason: null });
  });

  test('pays nothing once it is revoked or expired', async () => {
    const { stripe } = payments;
    const revoked = await grantToken(stripe);
    await revokeToken(stripe, revoked);
    await expect(payWithToken(stripe, revoked)).rejects.toMatchObject({ statusCode: 400 });
    await expect(revokeToken(stripe, revoked)).rejects.toMatchObject({ statusCode: 400 });
    const expired = await grantToken(stripe, { seconds: 60 });
    await payments.control('PUT', 'clock', { aheadMs: 61_000 });
    await expect(payWithToken(stripe, expired)).rejects.toMatchObject({ statusCode: 400 });
    expect(await readToken(stripe, expired)).toMatchObject({ deactivated_reason: 'expired' });
  });

  test('is part of the preview only', async () => {
    await expect(
      payments.stripe.rawRequest('POST', '/v1/refunds', {}, { apiVersion: '2026-04-22.preview' }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});
