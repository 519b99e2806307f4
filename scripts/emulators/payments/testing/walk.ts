import type Stripe from 'stripe';
import { idOf } from '../store/ids.ts';
import { grantToken, payWithToken, readToken, revokeToken } from './granted-tokens.ts';
import { deposit, PUBLISHABLE_KEY, Receiver, testPayments, WEBHOOK_SECRET } from './service.ts';
import { recorder } from './wire.ts';

const APPROVED = '4242424242424242';
const DECLINED = '4000000000000002';
const CHALLENGED = '4000000000003220';
const REFUNDED_LATER = '4000000000007726';
const REFUND_FAILS = '4000000000005126';
const NEVER_BY_ITSELF = 3_600_000;

const extras = {
  customer_email: 'kim@example.com',
  client_reference_id: 'R-1',
  metadata: { reservation: 'R-1', site: 'harbour' },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;
const looks = {
  submit_type: 'book',
  locale: 'en-GB',
  branding_settings: { display_name: 'Harbour Motors', border_style: 'pill' },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/**
 * Exercises every route of the emulator and every state of its objects.
 * @returns every response, and every webhook, as sent over the wire
 */
export async function walk() {
  const receiver = await Receiver.open();
  const { via, answers } = recorder();
  const webhooks = [{ url: receiver.url, secret: WEBHOOK_SECRET }];
  const payments = await testPayments({ webhooks, settleMs: NEVER_BY_ITSELF }, via);
  const { stripe, pay } = payments;
  const { sessions } = stripe.checkout;
  const allExtras = { elements: extras, hosted: { ...extras, ...looks } };
  const open = (mode: keyof typeof deposit) => sessions.create({ ...deposit[mode], metadata: undefined });
  const payDeposit = async (mode: keyof typeof deposit, card: string) => {
    const session = await sessions.create({ ...deposit[mode], ...allExtras[mode] });
    await pay(session, card, { 'billing_details[country]': 'AU', 'billing_details[postal_code]': '3000' });
    return sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge.refunds', 'line_items'] });
  };
  const challenge = async (mode: keyof typeof deposit, outcome: 'passed' | 'failed') => {
    const session = await open(mode);
    const { body } = await pay(session, CHALLENGED);
    await sessions.retrieve(session.id, { expand: ['payment_intent.payment_method'] });
    await payments.answerChallenge(body.payment_intent?.next_action?.use_stripe_sdk.source ?? '', outcome);
    return session;
  };

  try {
    for (const mode of ['elements', 'hosted'] as const) {
      const first = await open(mode);
      await via(`${payments.service.url}/v1/payment_pages/${first.id}/init`, {
        method: 'POST',
        body: new URLSearchParams({ key: PUBLISHABLE_KEY, client_secret: first.client_secret ?? '' }),
      });
      await sessions.update(first.id, { metadata: { reservation: 'R-2' } });
      await sessions.listLineItems(first.id, { limit: 1 });
      await sessions.expire(first.id);
      await payDeposit(mode, APPROVED);
      // Expiring a session must also end a payment that was declined.
      const { id } = await payDeposit(mode, DECLINED);
      await sessions.expire(id, { expand: ['payment_intent.latest_charge'] });
      await challenge(mode, 'passed');
      const { id: refusedId } = await challenge(mode, 'failed');
      await sessions.retrieve(refusedId, { expand: ['payment_intent'] });
    }
    const cardCheck = () =>
      sessions.create({
        mode: 'setup',
        currency: 'aud',
        success_url: 'http://harbour.localhost:3000/cars/one/checkout',
        setup_intent_data: { metadata: { site: 'harbour' }, description: 'Card check' },
        expand: ['setup_intent'],
      });
    for (const card of [DECLINED, CHALLENGED, APPROVED]) await pay(await cardCheck(), card);
    const checked = await cardCheck();
    await pay(checked, DECLINED);
    await pay(checked, APPROVED);
    await sessions.retrieve(checked.id, { expand: ['setup_intent.payment_method'] });
    await sessions.expire((await cardCheck()).id);
    await sessions.list({ limit: 2, expand: ['data.payment_intent', 'data.line_items'] });
    await sessions.list({ limit: 100 });

    const wants = { amount: 2_000, currency: 'aud', description: 'A fee', receipt_email: 'kim@example.com' };
    const bare = await stripe.paymentIntents.create(wants);
    await stripe.paymentIntents.cancel(bare.id, { cancellation_reason: 'requested_by_customer' });
    const withAmex = await stripe.paymentIntents.create({ ...wants, payment_method: 'pm_card_amex' });
    await stripe.paymentIntents.confirm(withAmex.id, { expand: ['latest_charge', 'payment_method'] });
    const withMastercard = await stripe.paymentIntents.create({
      ...wants,
      payment_method: 'pm_card_mastercard',
    });
    await stripe.paymentIntents.cancel(withMastercard.id);
    await stripe.paymentIntents.retrieve(withMastercard.id, { expand: ['payment_method'] });
    await stripe.paymentIntents.list({ limit: 3, expand: ['data.latest_charge'] });

    const used = await grantToken(stripe);
    await payWithToken(stripe, used);
    await readToken(stripe, used);
    await revokeToken(stripe, await grantToken(stripe));

    const refund = async (card: string, params: Stripe.RefundCreateParams = {}) => {
      const { payment_intent } = await payDeposit('elements', card);
      return stripe.refunds.create({ payment_intent: idOf(payment_intent), ...params });
    };
    const part = await refund(APPROVED, { amount: 5_000, reason: 'duplicate', metadata: { by: 'staff' } });
    await stripe.charges.retrieve(idOf(part.charge), { expand: ['payment_intent', 'refunds'] });
    await stripe.refunds.create({ charge: idOf(part.charge), expand: ['charge'] });
    const later = await refund(REFUNDED_LATER);
    await payments.control('POST', `refunds/${later.id}/arrive`);
    const failedRefund = await refund(REFUND_FAILS);
    await payments.control('POST', `refunds/${failedRefund.id}/fail`);
    await stripe.refunds.retrieve(failedRefund.id, {
      expand: ['charge', 'payment_intent', 'payment_method'],
    });
    await stripe.refunds.list({ limit: 2, expand: ['data.charge'] });
    await stripe.charges.list({ limit: 100, expand: ['data.refunds'] });

    const [event] = (await stripe.events.list({ limit: 100 })).data;
    await stripe.events.retrieve(event?.id ?? '');
    const ids = new Set<string>();
    for await (const { id } of stripe.events.list({ limit: 10 })) ids.add(id);
    const deliveredEvents = await receiver.received(ids.size);
    return { answers, deliveries: deliveredEvents.map(({ body }): unknown => JSON.parse(body)) };
  } finally {
    await payments.close();
    await receiver.close();
  }
}
