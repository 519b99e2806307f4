import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../store/ids.ts';
import {
  clientOf,
  deposit,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  type TestPayments,
  testPayments,
} from '../testing/service.ts';
import { API_VERSION } from '../version.ts';

let payments: TestPayments;
let stripe: Stripe;
beforeAll(async () => {
  payments = await testPayments();
  stripe = payments.stripe;
});
afterAll(() => payments.close());

const payDeposit = async (card = '4242424242424242') => {
  const session = await stripe.checkout.sessions.create(deposit.elements);
  await payments.pay(session, card);
  return stripe.checkout.sessions.retrieve(session.id);
};

test('supports only the version of the package', async () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
  const { hostname, port } = new URL(payments.service.url);
  const old = new Stripe(SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    apiVersion: '2020-08-27' as typeof API_VERSION,
  });
  await expect(old.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 400 });
});

describe('keys', () => {
  test('rejects wrong, missing and publishable keys', async () => {
    const listWith = (key: string) => clientOf(payments.service.url, key).checkout.sessions.list();
    await expect(listWith('sk_test_other')).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.not.stringContaining('sk_test_other'),
    });
    await expect(listWith(PUBLISHABLE_KEY)).rejects.toMatchObject({
      statusCode: 403,
      code: 'secret_key_required',
    });
    const none = await fetch(`${payments.service.url}/v1/events`);
    expect(none.status).toBe(401);
  });

  test('accepts basic authentication', async () => {
    const authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    const response = await fetch(`${payments.service.url}/v1/events`, { headers: { authorization } });
    expect(response.status).toBe(200);
    expect(response.headers.get('request-id')).toMatch(/^req_/);
  });
});

describe('idempotency keys', () => {
  test('answers the same request once and repeats the response', async () => {
    const options = { idempotencyKey: 'reservation-1:session' };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => stripe.checkout.sessions.create(deposit.elements, options)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const replays = all.filter(({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true');
    expect(replays).toHaveLength(19);
    expect(new Set(all.map(({ lastResponse }) => lastResponse.headers['original-request'])).size).toBe(1);
  });

  test('rejects another request with a used key', async () => {
    const options = { idempotencyKey: 'reservation-2:session' };
    await stripe.checkout.sessions.create(deposit.elements, options);
    const other = { ...deposit.elements, metadata: { reservation: 'R-2' } };
    await expect(stripe.checkout.sessions.create(other, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('repeats a processing error but not a validation error', async () => {
    const { payment_intent } = await payDeposit();
    const refund = { payment_intent: idOf(payment_intent) };
    await stripe.refunds.create(refund);
    const again = () => stripe.refunds.create(refund, { idempotencyKey: 'again' });
    const first = await again().catch((error: Stripe.errors.StripeError) => error);
    const second = await again().catch((error: Stripe.errors.StripeError) => error);
    expect(first).toMatchObject({ code: 'charge_already_refunded' });
    expect(second).toMatchObject({ code: 'charge_already_refunded', message: (first as Error).message });

    const key = { idempotencyKey: 'mended' };
    await expect(
      stripe.checkout.sessions.create({ ...deposit.elements, expires_at: 5 }, key),
    ).rejects.toMatchObject({ param: 'expires_at' });
    await expect(stripe.checkout.sessions.create(deposit.elements, key)).resolves.toBeDefined();
  });

  test('refunds once if requested twice with one key', async () => {
    const { payment_intent } = await payDeposit();
    const refundHalf = () =>
      stripe.refunds.create(
        { payment_intent: idOf(payment_intent), amount: 5_000 },
        { idempotencyKey: 'half' },
      );
    const [one, other] = await Promise.all([refundHalf(), refundHalf()]);
    expect(other.id).toBe(one.id);
    const intent = await stripe.paymentIntents.retrieve(idOf(payment_intent), {
      expand: ['latest_charge'],
    });
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 5_000, refunded: false });
  });
});

describe('errors', () => {
  const create = (change: object) =>
    stripe.checkout.sessions.create({
      ...deposit.elements,
      ...change,
    } as Stripe.Checkout.SessionCreateParams);

  test('name the missing, unknown or wrong parameter', async () => {
    await expect(create({ line_items: undefined })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'parameter_missing',
      param: 'line_items',
    });
    await expect(create({ surprise: { deep: 1 } })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'surprise',
    });
    await expect(create({ ui_mode: 'custom' })).rejects.toMatchObject({ param: 'ui_mode' });
    await expect(create({ success_url: 'https://a.example' })).rejects.toMatchObject({
      param: 'success_url',
    });
    await expect(create({ return_url: undefined })).rejects.toMatchObject({ param: 'return_url' });
    await expect(create({ mode: 'subscription' })).rejects.toMatchObject({ param: 'mode' });
    const [line] = deposit.elements.line_items;
    const cheap = { ...line, price_data: { ...line?.price_data, unit_amount: 20 } };
    await expect(create({ line_items: [cheap] })).rejects.toMatchObject({ code: 'amount_too_small' });
  });

  test('limit a session to between half an hour and a day', async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const seconds of [60, 29 * 60, 25 * 3600])
      await expect(create({ expires_at: now + seconds })).rejects.toMatchObject({ param: 'expires_at' });
    expect(await create({ expires_at: now + 1800 })).toMatchObject({ expires_at: now + 1800 });
  });

  test('answer 404 with the id of an unknown object', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_none'",
    });
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'payment_intent',
    });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  test('require an intent to be cancelled through its session', async () => {
    const session = await stripe.checkout.sessions.create(deposit.elements);
    await payments.pay(session, '4000000000000002');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    await expect(stripe.paymentIntents.cancel(idOf(payment_intent))).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await stripe.checkout.sessions.expire(session.id);
    expect(await stripe.paymentIntents.retrieve(idOf(payment_intent))).toMatchObject({
      status: 'canceled',
    });
  });

  test('reject a refund larger than the payment', async () => {
    const { payment_intent } = await payDeposit();
    const refund = (amount: number) =>
      stripe.refunds.create({ payment_intent: idOf(payment_intent), amount });
    await refund(15_000);
    await expect(refund(5_001)).rejects.toMatchObject({ param: 'amount' });
    await refund(5_000);
    await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });
});

describe('lists', () => {
  test('contain everything once, in both directions, newest first', async () => {
    const own = await testPayments();
    const createdIds: string[] = [];
    for (let n = 0; n < 7; n++)
      createdIds.push((await own.stripe.checkout.sessions.create(deposit.elements)).id);
    const listedIds: string[] = [];
    for await (const { id } of own.stripe.checkout.sessions.list({ limit: 3 })) listedIds.push(id);
    expect(listedIds).toEqual([...createdIds].reverse());
    const back = await own.stripe.checkout.sessions.list({ limit: 3, ending_before: createdIds[1] });
    expect(back.data.map(({ id }) => id)).toEqual([createdIds[4], createdIds[3], createdIds[2]]);
    expect(back.has_more).toBe(true);
    await expect(own.stripe.checkout.sessions.list({ starting_after: 'cs_test_none' })).rejects.toMatchObject(
      {
        code: 'resource_missing',
      },
    );
    await own.close();
  });

  test('filter by payment, state, type and time', async () => {
    const session = await payDeposit();
    const intent = idOf(session.payment_intent);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    const by = await stripe.checkout.sessions.list({
      payment_intent: intent,
      expand: ['data.payment_intent'],
    });
    expect(by.data).toMatchObject([{ id: session.id, payment_intent: { id: intent, status: 'succeeded' } }]);
    expect((await stripe.checkout.sessions.list({ status: 'complete', limit: 100 })).data[0]?.id).toBe(
      session.id,
    );
    expect((await stripe.refunds.list({ payment_intent: intent })).data.map(({ id }) => id)).toEqual([
      refund.id,
    ]);
    const completed = await stripe.events.list({ type: 'checkout.session.completed' });
    expect(completed.data[0]).toMatchObject({ data: { object: { id: session.id } } });
    expect(completed.data.every(({ type }) => type === 'checkout.session.completed')).toBe(true);
    const charges = await stripe.events.list({ type: 'charge.*', limit: 2 });
    expect(charges.data.map(({ type }) => type)).toEqual(['charge.refunded', 'charge.succeeded']);
    const later = { gt: Math.floor(Date.now() / 1000) + 60 };
    expect((await stripe.paymentIntents.list({ created: later })).data).toEqual([]);
    const event = await stripe.events.retrieve(completed.data[0]?.id ?? '');
    expect(event).toMatchObject({ type: 'checkout.session.completed', api_version: API_VERSION });
  });

  test('contain the lines of a session', async () => {
    const session = await stripe.checkout.sessions.create(deposit.elements);
    const lines = await stripe.checkout.sessions.listLineItems(session.id);
    expect(lines.data).toMatchObject([{ amount_total: 20_000, quantity: 1, price: { unit_amount: 20_000 } }]);
    expect(String(lines.data[0]?.price?.unit_amount_decimal)).toBe('20000');
  });

  test('expand supported fields only', async () => {
    const session = await stripe.checkout.sessions.create(deposit.elements);
    await expect(
      stripe.checkout.sessions.retrieve(session.id, { expand: ['amount_total'] }),
    ).rejects.toMatchObject({ message: 'This property cannot be expanded (amount_total).' });
  });
});

describe('faults of the API', () => {
  test('simulates downtime and rate limits like Stripe', async () => {
    await payments.control('PATCH', 'faults', { api: 'down' });
    await expect(stripe.events.list()).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
    await payments.control('PATCH', 'faults', { api: 'rate_limited' });
    await expect(stripe.events.list()).rejects.toMatchObject({ type: 'StripeRateLimitError' });
    await payments.control('DELETE', 'faults');
    await expect(stripe.events.list()).resolves.toBeDefined();
  });

  test('carries out a request whose response is lost', async () => {
    const key = { idempotencyKey: 'lost' };
    await payments.control('PATCH', 'faults', { api: 'lost_answer' });
    await expect(stripe.checkout.sessions.create(deposit.elements, key)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    await payments.control('DELETE', 'faults');
    const [stored] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
    expect((await stripe.checkout.sessions.create(deposit.elements, key)).id).toBe(stored?.id);
  });
});
