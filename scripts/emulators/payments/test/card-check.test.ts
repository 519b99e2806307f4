import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestPayments, testPayments } from '../testing/service.ts';

let payments: TestPayments;
beforeEach(async () => {
  payments = await testPayments();
});
afterEach(() => payments.close());

const open = () =>
  payments.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'aud',
    customer_email: 'kim@example.com',
    success_url: 'http://harbour.localhost:3000/cars/one/checkout',
    metadata: { site: 'harbour' },
  });
const read = (id: string) =>
  payments.stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] });

test('a card is checked without a charge', async () => {
  const session = await open();
  expect(session).toMatchObject({
    mode: 'setup',
    status: 'open',
    amount_total: null,
    payment_status: 'no_payment_required',
  });
  expect(session.url).toMatch(/\/c\/pay\/cs_test_/);
  expect((await payments.pay(session, '4242424242424242')).status).toBe(200);
  expect(await read(session.id)).toMatchObject({
    status: 'complete',
    payment_intent: null,
    setup_intent: { status: 'succeeded', payment_method: { card: { last4: '4242' } } },
  });
  expect((await payments.stripe.charges.list()).data).toEqual([]);
});

test.each([
  ['a declined card', '4000000000000002', 'card_declined'],
  ['a card that needs its bank', '4000000000003220', 'setup_intent_authentication_failure'],
])('%s leaves the session open for another one', async (_, card, code) => {
  const session = await open();
  const { status, body } = await payments.pay(session, card);
  expect(status).toBe(402);
  expect(body.error?.code).toBe(code);
  expect(await read(session.id)).toMatchObject({
    status: 'open',
    setup_intent: { status: 'requires_payment_method' },
  });
  expect((await payments.pay(session, '4242424242424242')).status).toBe(200);
});

test('an expired session checks no card, and its setup intent is cancelled', async () => {
  const session = await open();
  await payments.stripe.checkout.sessions.expire(session.id);
  expect(await read(session.id)).toMatchObject({ status: 'expired', setup_intent: { status: 'canceled' } });
  expect((await payments.pay(session, '4242424242424242')).body.error?.code).toBe('checkout_session_expired');
});

test('parameters of a payment are refused', async () => {
  await expect(
    payments.stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'aud',
      success_url: 'http://harbour.localhost:3000/',
      submit_type: 'book',
    }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'submit_type' });
});
