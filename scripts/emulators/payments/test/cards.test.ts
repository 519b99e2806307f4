import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../store/ids.ts';
import { deposit, Receiver, type TestPayments, testPayments, WEBHOOK_SECRET } from '../testing/service.ts';

let payments: TestPayments;
let receiver: Receiver;
let stripe: Stripe;
beforeAll(async () => {
  receiver = await Receiver.open();
  payments = await testPayments({ webhooks: [{ url: receiver.url, secret: WEBHOOK_SECRET }] });
  stripe = payments.stripe;
});
afterAll(async () => {
  await payments.close();
  await receiver.close();
});

const open = () => stripe.checkout.sessions.create(deposit.elements);
const intentOf = async (session: Stripe.Checkout.Session) =>
  (await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] }))
    .payment_intent as Stripe.PaymentIntent;

describe('a declined card', () => {
  test.each([
    ['4000000000000002', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
  ])('%s is reported with its reason, and another card may follow', async (card, reason, message) => {
    const session = await open();
    const response = await payments.pay(session, card);
    expect(response).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', decline_code: reason, message } },
    });
    expect(await intentOf(session)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: reason },
    });
    const first = (await intentOf(session)).id;
    expect((await payments.pay(session, '5555555555554444')).body.session).toMatchObject({
      status: 'complete',
    });
    expect(await intentOf(session)).toMatchObject({
      id: first,
      status: 'succeeded',
      last_payment_error: null,
    });
  });

  test('an invalid card never reaches the bank', async () => {
    const session = await open();
    const attempts: [string, Record<string, string>, string][] = [
      ['4242424242424241', {}, 'incorrect_number'],
      ['4242424242424242', { 'card[exp_year]': '20' }, 'invalid_expiry_year'],
      ['4242424242424242', { 'card[exp_month]': '13' }, 'invalid_expiry_month'],
      ['4242424242424242', { 'card[cvc]': '1' }, 'invalid_cvc'],
    ];
    for (const [card, details, code] of attempts)
      expect((await payments.pay(session, card, details)).body.error).toMatchObject({ code });
    expect(await intentOf(session)).toBeNull();
  });

  test('no response or event contains the card number', async () => {
    const session = await open();
    await payments.pay(session, '4000000000009987');
    const everything = JSON.stringify([
      await intentOf(session),
      (await stripe.events.list({ limit: 100 })).data,
    ]);
    expect(everything).toContain('9987');
    expect(everything).not.toContain('4000000000009987');
  });
});

describe('3D Secure', () => {
  const payWithChallenge = async (card: string) => {
    const session = await open();
    const { body } = await payments.pay(session, card);
    expect(body.payment_intent).toMatchObject({ status: 'requires_action' });
    expect(body.session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const source = body.payment_intent?.next_action?.use_stripe_sdk.source ?? '';
    return { session, source };
  };

  test.each(['4000002500003155', '4000000000003220'])('%s is charged after authentication', async (card) => {
    const { session, source } = await payWithChallenge(card);
    const response = await payments.answerChallenge(source, 'passed');
    expect(response.body.session).toMatchObject({ status: 'complete', payment_status: 'paid' });
    const intent = await intentOf(session);
    const charge = await stripe.charges.retrieve(idOf(intent.latest_charge));
    expect(charge.payment_method_details?.card?.three_d_secure).toMatchObject({ result: 'authenticated' });
    expect((await payments.answerChallenge(source, 'passed')).status).toBe(404);
  });

  test('failed authentication leaves the session open', async () => {
    const { session, source } = await payWithChallenge('4000000000003220');
    expect((await payments.answerChallenge(source, 'failed')).body.error).toMatchObject({
      code: 'payment_intent_authentication_failure',
    });
    expect((await payments.pay(session, '4242424242424242')).status).toBe(200);
  });

  test('an authenticated card may still be declined', async () => {
    const { source } = await payWithChallenge('4000008400001629');
    expect((await payments.answerChallenge(source, 'passed')).body.error).toMatchObject({
      code: 'card_declined',
    });
  });

  test('a session that expires meanwhile takes nothing', async () => {
    const { session, source } = await payWithChallenge('4000000000003220');
    await stripe.checkout.sessions.expire(session.id);
    expect((await payments.answerChallenge(source, 'passed')).status).toBe(404);
    expect(await intentOf(session)).toMatchObject({ status: 'canceled', amount_received: 0 });
  });
});

test('a paid session cannot be paid again or expired', async () => {
  const session = await open();
  await payments.pay(session, '4242424242424242');
  expect((await payments.pay(session, '4242424242424242')).body.error).toMatchObject({
    code: 'checkout_session_complete',
  });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
});

test('one of many simultaneous payers is charged', async () => {
  const session = await open();
  const all = await Promise.all(Array.from({ length: 20 }, () => payments.pay(session, '4242424242424242')));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await stripe.charges.list({ payment_intent: (await intentOf(session)).id })).data).toHaveLength(1);
});

test('a session requires its own secret', async () => {
  const session = await open();
  const other = await payments.pay({ ...session, client_secret: 'cs_test_x_secret_x' }, '4242424242424242');
  expect(other.status).toBe(404);
  expect((await payments.pay({ ...session, client_secret: null }, '4242424242424242')).status).toBe(404);
});

describe('slow refunds', () => {
  const payAndRefund = async (card: string) => {
    const session = await open();
    await payments.pay(session, card);
    const intent = await intentOf(session);
    return stripe.refunds.create({ payment_intent: intent.id });
  };
  const eventFor = async (type: string, id: string) => {
    for (let count = 1; ; count++) {
      const delivery = (await receiver.received(count, type)).find(
        ({ event }) => (event.data.object as { id: string }).id === id,
      );
      if (delivery) return delivery.event;
    }
  };

  test('are pending first and then succeed', async () => {
    const refund = await payAndRefund('4000000000007726');
    expect(refund.status).toBe('pending');
    expect(await eventFor('refund.updated', refund.id)).toMatchObject({
      data: { object: { status: 'succeeded' } },
    });
  });

  test('that fail restore the charge, which can be refunded again', async () => {
    const refund = await payAndRefund('4000000000005126');
    expect(refund.status).toBe('succeeded');
    expect(await eventFor('refund.failed', refund.id)).toMatchObject({
      data: { object: { status: 'failed', failure_reason: 'expired_or_canceled_card' } },
    });
    const charge = await stripe.charges.retrieve(idOf(refund.charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({
      amount_refunded: 0,
      refunded: false,
      refunds: { data: [{ id: refund.id }] },
    });
  });
});

test('creates, confirms and cancels a payment intent without a session', async () => {
  const make = () => stripe.paymentIntents.create({ amount: 2_000, currency: 'aud' });
  const intent = await make();
  await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const confirmed = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect(confirmed).toMatchObject({ status: 'succeeded', amount_received: 2_000 });
  await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await stripe.paymentIntents.cancel((await make()).id)).toMatchObject({ status: 'canceled' });
  await expect(
    stripe.paymentIntents.create({
      amount: 2_000,
      currency: 'aud',
      confirm: true,
      payment_method: 'pm_card_chargeDeclined',
    }),
  ).rejects.toMatchObject({ type: 'StripeCardError', decline_code: 'generic_decline', statusCode: 402 });
});
