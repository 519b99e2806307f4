import { rmSync } from 'node:fs';
import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { deposit, Receiver, type TestPayments, testPayments, WEBHOOK_SECRET } from '../testing/service.ts';
import type { Delivery, DeliveryState } from '../webhooks/deliveries.ts';

interface Queue {
  counts: Record<DeliveryState, number>;
  deliveries: Delivery[];
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function setUp(options: Parameters<typeof testPayments>[0] = {}) {
  const receiver = await Receiver.open();
  const payments = await testPayments({
    webhooks: [{ url: receiver.url, secret: WEBHOOK_SECRET }],
    ...options,
  });
  closing.push(
    () => receiver.close(),
    () => payments.close(),
  );
  return { receiver, payments };
}

async function causeEvent({ stripe }: TestPayments) {
  const session = await stripe.checkout.sessions.create(deposit.elements);
  return stripe.checkout.sessions.expire(session.id);
}
const verify = (
  { body, headers }: { body: string; headers: Record<string, unknown> },
  secret = WEBHOOK_SECRET,
) => Stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), secret);

describe('deliveries', () => {
  test('are retried until they succeed, with the same event and a new signature', async () => {
    const { receiver, payments } = await setUp();
    receiver.answers = [500, 404, 302];
    await causeEvent(payments);
    const all = await receiver.received(4);
    expect(new Set(all.map(({ event }) => event.id)).size).toBe(1);
    for (const one of all) expect(verify(one).id).toBe(all[0]?.event.id);
    expect(all[0]?.headers['user-agent']).toMatch(/^Stripe\/1\.0/);
  });

  test('update the pending count of their event', async () => {
    const { receiver, payments } = await setUp();
    await payments.control('PATCH', 'faults', { hold: true });
    await causeEvent(payments);
    const [event] = (await payments.stripe.events.list({ delivery_success: false })).data;
    expect(event?.pending_webhooks).toBe(1);
    await payments.control('POST', 'deliveries/release', {});
    await receiver.received(1);
    await expect
      .poll(async () => (await payments.stripe.events.retrieve(event?.id ?? '')).pending_webhooks)
      .toBe(0);
  });

  test('wait while the receiver is down and the service restarts', async () => {
    const { receiver, payments } = await setUp();
    const port = Number(new URL(receiver.url).port);
    await receiver.close();
    const session = await causeEvent(payments);
    await payments.service.stop();
    const back = await Receiver.open(port);
    const again = await testPayments({
      dataDir: payments.dataDir,
      webhooks: [{ url: back.url, secret: WEBHOOK_SECRET }],
    });
    closing.splice(
      0,
      closing.length,
      async () => rmSync(payments.dataDir, { recursive: true, force: true }),
      () => back.close(),
      () => again.close(),
    );
    const [delivery] = await back.received(1);
    expect(delivery?.event).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id: session.id } },
    });
  });
});

describe('faults', () => {
  test('delivers duplicates', async () => {
    const { receiver, payments } = await setUp();
    await payments.control('PATCH', 'faults', { copies: 20 });
    await causeEvent(payments);
    const all = await receiver.received(20);
    expect(new Set(all.map(({ event }) => event.id)).size).toBe(1);
  });

  test('drops a delivery but keeps its event', async () => {
    const { receiver, payments } = await setUp();
    await payments.control('PATCH', 'faults', { loss: 1 });
    const session = await causeEvent(payments);
    const { counts } = await payments.control<Queue>('GET', 'deliveries');
    expect(counts).toMatchObject({ lost: 1, pending: 0 });
    const events = await payments.stripe.events.list({ type: 'checkout.session.expired' });
    expect(events.data).toMatchObject([{ data: { object: { id: session.id } } }]);
    await payments.control('DELETE', 'faults');
    await causeEvent(payments);
    await receiver.received(1);
    expect(receiver.all).toHaveLength(1);
  });

  test('releases held deliveries one by one in any order', async () => {
    const { receiver, payments } = await setUp();
    await payments.control('PATCH', 'faults', { hold: true });
    const session = await payments.stripe.checkout.sessions.create(deposit.elements);
    await payments.pay(session, '4242424242424242');
    const { deliveries } = await payments.control<Queue>('GET', 'deliveries');
    expect(deliveries.every(({ state }) => state === 'held')).toBe(true);
    for (const [index, { id }] of deliveries.entries()) {
      await payments.control('POST', 'deliveries/release', { ids: [id] });
      await receiver.received(index + 1);
    }
    expect(receiver.all.map(({ event }) => event.type)).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
  });

  test('sends an event again on demand, many times at once', async () => {
    const { receiver, payments } = await setUp();
    await causeEvent(payments);
    const [first] = await receiver.received(1);
    await payments.control('POST', `events/${first?.event.id}/send`, { times: 20 });
    const all = await receiver.received(21);
    expect(new Set(all.map(({ event }) => event.id)).size).toBe(1);
  });

  test('delays a delivery', async () => {
    const { receiver, payments } = await setUp();
    await payments.control('PATCH', 'faults', { delayMs: 3_000_000 });
    await causeEvent(payments);
    await payments.control('DELETE', 'faults');
    await causeEvent(payments);
    await receiver.received(1);
    const { deliveries } = await payments.control<Queue>('GET', 'deliveries');
    const waiting = deliveries.at(-1);
    expect(waiting).toMatchObject({ state: 'pending', attempts: 0 });
    expect((waiting?.dueAt ?? 0) - (waiting?.createdAt ?? 0)).toBe(3_000_000);
  });

  test('sends invalid signatures', async () => {
    const { receiver, payments } = await setUp();
    await payments.control('PATCH', 'faults', { signature: 'wrong' });
    await causeEvent(payments);
    const [wrong] = await receiver.received(1);
    expect(() => verify(wrong!)).toThrow(/signature/i);
    await payments.control('PATCH', 'faults', { signature: 'old' });
    await causeEvent(payments);
    const [, old] = await receiver.received(2);
    expect(() => verify(old!)).toThrow(/tolerance/i);
  });

  test('rejects an unknown fault', async () => {
    const { payments } = await setUp();
    await expect(payments.control('PATCH', 'faults', { surprise: 1 })).rejects.toThrow('400');
    const foreign = await fetch(`${payments.service.url}/control/faults`, {
      headers: { origin: 'http://harbour.localhost:3000' },
    });
    expect(foreign.status).toBe(403);
  });
});

test('a session expires at its deadline', async () => {
  const { receiver, payments } = await setUp();
  const now = Math.floor(Date.now() / 1000);
  const session = await payments.stripe.checkout.sessions.create({
    ...deposit.elements,
    expires_at: now + 1800,
  });
  await payments.control('PUT', 'clock', { aheadMs: 1_799_000 - (Date.now() - now * 1000) });
  expect((await payments.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  await payments.control('PUT', 'clock', { aheadMs: 1_801_000 });
  expect((await payments.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  const [delivery] = await receiver.received(1, 'checkout.session.expired');
  expect(delivery?.event.data.object).toMatchObject({ id: session.id, status: 'expired' });
  expect(verify(delivery!).id).toBe(delivery?.event.id);
});
