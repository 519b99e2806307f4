import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { deposit, Receiver, type TestPayments, testPayments, WEBHOOK_SECRET } from '../testing/service.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function withReceiver(): Promise<{ receiver: Receiver; payments: TestPayments }> {
  const receiver = await Receiver.open();
  const payments = await testPayments({ webhooks: [{ url: receiver.url, secret: WEBHOOK_SECRET }] });
  closing.push(
    () => receiver.close(),
    () => payments.close(),
  );
  return { receiver, payments };
}

test('a deposit is paid, reported by a signed webhook and refunded', async () => {
  const { receiver, payments } = await withReceiver();
  const { stripe } = payments;
  const session = await stripe.checkout.sessions.create(deposit.elements);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 20_000,
    url: null,
  });
  expect(session.client_secret).toMatch(/^cs_test_\w+_secret_\w+$/);

  expect((await payments.pay(session, '4242 4242 4242 4242')).status).toBe(200);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    metadata: { reservation: 'R-1' },
    customer_details: { email: 'kim@example.com' },
    payment_intent: {
      status: 'succeeded',
      amount_received: 20_000,
      metadata: { reservation: 'R-1' },
      latest_charge: { paid: true, payment_method_details: { card: { brand: 'visa', last4: '4242' } } },
    },
    line_items: { data: [{ amount_total: 20_000, description: 'Reservation fee' }] },
  });

  const [completed] = await receiver.received(1, 'checkout.session.completed');
  const event = stripe.webhooks.constructEvent(
    completed?.body ?? '',
    String(completed?.headers['stripe-signature']),
    WEBHOOK_SECRET,
  );
  expect(event).toMatchObject({ api_version: Stripe.API_VERSION, data: { object: { id: session.id } } });

  const intent = paid.payment_intent as Stripe.PaymentIntent;
  const refund = await stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 20_000, payment_intent: intent.id });
  const [refunded] = await receiver.received(1, 'charge.refunded');
  expect(refunded?.event.data.object).toMatchObject({ amount_refunded: 20_000, refunded: true });
});

test('an expired session takes no payment and cannot be expired again', async () => {
  const { receiver, payments } = await withReceiver();
  const session = await payments.stripe.checkout.sessions.create(deposit.elements);
  await payments.stripe.checkout.sessions.expire(session.id);
  expect((await payments.pay(session, '4242424242424242')).body.error).toMatchObject({
    code: 'checkout_session_expired',
  });
  await expect(payments.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('status of `expired`'),
  });
  await receiver.received(1, 'checkout.session.expired');
});
