import { acceptTerms, updateCheckout } from '@forecourt/lib/payments/agentic/checkouts.server';
import { contactOf } from '@forecourt/lib/payments/agentic/contact';
import { itemIdOf } from '@forecourt/lib/payments/agentic/item-id';
import { endDueHolds, expireHold, extendHold } from '@forecourt/lib/payments/reservation/expiry.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { takeStaffStep } from '@forecourt/lib/payments/reservation/staff.server';
import { stripeClient } from '@forecourt/lib/payments/stripe.server';
import { visitText } from '@forecourt/lib/sites/visit-source/visit-text';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { grantToken, revokeToken } from '../../../emulators/payments/testing/granted-tokens.ts';
import { audit } from '../reservations/testing/audit.ts';
import { CUSTOMER } from '../reservations/testing/shopper.ts';
import { type AgentCounter, openAgentCounter, site } from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: AgentCounter;
beforeAll(async () => {
  counter = await openAgentCounter();
});
afterAll(() => counter.close());
let earlier: string[];
beforeEach(async () => {
  await counter.clear();
  earlier = await audit(counter.pool, counter.stripe);
});

/** Returns violated rules about money and cars, without payments of earlier tests. */
const faults = async () =>
  (await audit(counter.pool, counter.stripe)).filter((fault) => !earlier.includes(fault));

const codes = ({ state }: { state: { messages: { type: string; code?: string }[] } }) =>
  state.messages.map(({ code }) => code);
const reservations = async () => {
  const { rows } = await counter.pool.query(
    `select status, reason, platform, terms_accepted_at is not null as "hasTerms", name, paid_cents as "paidCents"
     from reservations order by created_at`,
  );
  return rows;
};
const shopper = (number: number) => ({
  name: `Shopper ${number}`,
  mobile: `0412 000 ${String(number).padStart(3, '0')}`,
  email: `shopper${number}@shopper.example`,
});

describe('an assistant that pays with a shared payment token', () => {
  test('reserves the car, with the terms accepted, a receipt and an order event', async () => {
    const vehicle = await counter.addCar();
    const id = await counter.open(vehicle);
    const done = await counter.complete(id, await grantToken(counter.stripe));
    expect(done.state.status).toBe('completed');
    expect(done.reservation).toMatchObject({ status: 'paid', platform: 'chatgpt', paidCents: 20_000 });
    expect(await reservations()).toMatchObject([{ status: 'paid', hasTerms: true, name: CUSTOMER.name }]);
    expect(await counter.events()).toEqual(['order_create']);
    const { rows } = await counter.pool.query(
      'select kind from mail_deliveries where reservation_id is not null order by kind',
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['dealer', 'receipt']);
    expect(await faults()).toEqual([]);
  });

  test('is charged once, however often and however concurrently the request is repeated', async () => {
    const id = await counter.open(await counter.addCar());
    const token = await grantToken(counter.stripe);
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => counter.complete(id, token)));
    expect(attempts.some(({ status }) => status === 'fulfilled')).toBe(true);
    const again = await counter.complete(id, await grantToken(counter.stripe));
    expect(again.state.status).toBe('completed');
    expect(await faults()).toEqual([]);
    expect(await reservations()).toHaveLength(1);
  });

  test('holds nothing before it pays', async () => {
    const vehicle = await counter.addCar();
    const id = await counter.open(vehicle);
    expect(await reservations()).toEqual([]);
    expect((await counter.read(id)).state.status).toBe('ready_for_payment');
  });

  test('pays only after the shopper has accepted the terms (OPEN-025)', async () => {
    const id = await counter.open(await counter.addCar(), { hasAccepted: false });
    const done = await counter.complete(id, await grantToken(counter.stripe));
    expect(done.state).toMatchObject({ status: 'requires_escalation', escalation: 'terms' });
    expect(codes(done)).toEqual(['approval_required']);
    expect(await reservations()).toEqual([]);
  });

  test('pays only with contact details that the site itself would accept (OPEN-081)', async () => {
    const contact = { name: 'Kim', mobile: '+1 415 555 0123', email: null };
    const id = await counter.open(await counter.addCar(), { contact });
    const done = await counter.complete(id, await grantToken(counter.stripe));
    expect(codes(done)).toEqual(['invalid', 'missing']);
    expect(await reservations()).toEqual([]);
  });

  test('pays nothing on a site that asks shoppers to sign in (GATE-07)', async () => {
    const of = site({}, { gateCheckout: true });
    const id = await counter.open(await counter.addCar(), { of });
    const done = await counter.complete(id, await grantToken(counter.stripe), of);
    expect(done.state).toMatchObject({ status: 'requires_escalation', escalation: 'checkout' });
    expect(await reservations()).toEqual([]);
  });

  test('is shown a fee that changed meanwhile instead of being charged', async () => {
    const id = await counter.open(await counter.addCar());
    const dearer = site({ reserveAmountText: '$300' });
    const token = await grantToken(counter.stripe, { cents: 30_000 });
    const asked = await counter.complete(id, token, dearer);
    expect(asked.messages).toMatchObject([{ code: 'price_change' }]);
    expect(asked.state).toMatchObject({ status: 'requires_escalation', escalation: 'terms' });
    expect(asked.checkout.amountCents).toBe(30_000);
    await acceptTerms(counter.pool, asked);
    const done = await counter.complete(id, token, dearer);
    expect(done.reservation).toMatchObject({ status: 'paid', paidCents: 30_000 });
  });

  test('pays nothing for a car that the assistant changed while the shopper read the terms', async () => {
    const id = await counter.open(await counter.addCar(), { hasAccepted: false });
    const shown = await counter.read(id);
    const other = await counter.addCar();
    const change = { request: { line_items: [{ id: itemIdOf(other.id) }] }, contact: contactOf(undefined) };
    await updateCheckout(counter.pool, site(), shown, change);
    await acceptTerms(counter.pool, shown);
    expect((await counter.read(id)).state.escalation).toBe('terms');
  });

  test('pays nothing if the session has another car by the time of the payment', async () => {
    const id = await counter.open(await counter.addCar());
    const stale = await counter.read(id);
    const other = await counter.addCar();
    const change = { request: { line_items: [{ id: itemIdOf(other.id) }] }, contact: contactOf(undefined) };
    await updateCheckout(counter.pool, site(), stale, change);
    await counter.completeSeen(stale, await grantToken(counter.stripe));
    expect(await reservations()).toEqual([]);
  });

  test('keeps the session as it was when the payment began', async () => {
    const id = await counter.open(await counter.addCar());
    const stale = await counter.read(id);
    const token = await grantToken(counter.stripe);
    await counter.payments.control('PATCH', 'faults', { api: 'lost_answer' });
    await expect(counter.complete(id, token)).rejects.toMatchObject({ status: 503 });
    await counter.payments.control('DELETE', 'faults');
    const other = await counter.addCar();
    const change = { request: { line_items: [{ id: itemIdOf(other.id) }] }, contact: contactOf(undefined) };
    await expect(updateCheckout(counter.pool, site(), stale, change)).rejects.toMatchObject({ status: 409 });
    expect((await counter.read(id)).checkout.carId).toBe(stale.checkout.carId);
  });

  test('shows the assistant as the source of the reservation', async () => {
    const id = await counter.open(await counter.addCar());
    const { reservation } = await counter.complete(id, await grantToken(counter.stripe));
    expect(visitText(reservation?.visit)).toMatch(/^ChatGPT \(AI assistant\) on /);
  });
});

describe('a payment that is refused', () => {
  test.each([
    [
      'a declined card',
      'payment_declined',
      () => grantToken(counter.stripe, { card: 'pm_card_chargeDeclined' }),
    ],
    ['a token for less', 'payment_declined', () => grantToken(counter.stripe, { cents: 19_999 })],
    [
      'a token in another currency',
      'payment_declined',
      () => grantToken(counter.stripe, { currency: 'usd' }),
    ],
    ['an unknown token', 'payment_declined', async () => 'spt_unknown'],
    [
      'a revoked token',
      'payment_declined',
      async () => {
        const token = await grantToken(counter.stripe);
        await revokeToken(counter.stripe, token);
        return token;
      },
    ],
    [
      'a card that needs its holder',
      'requires_3ds',
      () => grantToken(counter.stripe, { card: 'pm_card_threeDSecure2Required' }),
    ],
  ])('%s releases the car at once', async (_, code, tokenOf) => {
    const vehicle = await counter.addCar();
    const id = await counter.open(vehicle);
    const refused = await counter.complete(id, await tokenOf());
    expect(codes(refused)).toEqual([code]);
    expect(await reservations()).toMatchObject([{ status: 'cancelled', reason: 'declined' }]);
    expect(await counter.events()).toEqual([]);
    // Another shopper can have it, and so can this one with another card.
    const done = await counter.complete(id, await grantToken(counter.stripe));
    expect(done.state.status).toBe('completed');
    expect(await faults()).toEqual([]);
  });

  test('an expired token is refused', async () => {
    const id = await counter.open(await counter.addCar());
    const token = await grantToken(counter.stripe, { seconds: 60 });
    await counter.payments.control('PUT', 'clock', { aheadMs: 120_000 });
    expect(codes(await counter.complete(id, token))).toEqual(['payment_declined']);
  });

  test('a payment whose result is unknown keeps the car until a repeat gets the result', async () => {
    const vehicle = await counter.addCar();
    const id = await counter.open(vehicle);
    const token = await grantToken(counter.stripe);
    await counter.payments.control('PATCH', 'faults', { api: 'lost_answer' });
    await expect(counter.complete(id, token)).rejects.toMatchObject({ status: 503 });
    await counter.payments.control('DELETE', 'faults');
    expect((await counter.read(id)).state.status).toBe('complete_in_progress');
    const other = await counter.open(vehicle, { contact: shopper(2) });
    expect(codes(await counter.read(other))).toEqual(['out_of_stock']);
    await expect(counter.complete(id, await grantToken(counter.stripe))).rejects.toMatchObject({
      status: 409,
    });
    expect((await counter.complete(id, token)).state.status).toBe('completed');
    expect(await faults()).toEqual([]);
  });

  test('a payment that nobody asked about again is found by the reconciliation', async () => {
    const id = await counter.open(await counter.addCar());
    const token = await grantToken(counter.stripe);
    await counter.payments.control('PATCH', 'faults', { api: 'lost_answer' });
    await expect(counter.complete(id, token)).rejects.toMatchObject({ status: 503 });
    await counter.payments.control('DELETE', 'faults');
    await reconcile(counter.connections);
    expect((await counter.read(id)).state.status).toBe('completed');
    expect(await counter.events()).toEqual(['order_create']);
    expect(await faults()).toEqual([]);
  });

  test('a payment that is found after the car has gone is refunded', async () => {
    const vehicle = await counter.addCar();
    const id = await counter.open(vehicle);
    const token = await grantToken(counter.stripe);
    await counter.payments.control('PATCH', 'faults', { api: 'lost_answer' });
    await expect(counter.complete(id, token)).rejects.toMatchObject({ status: 503 });
    await counter.payments.control('DELETE', 'faults');
    const { rows } = await counter.pool.query('update reservations set held_until = now() returning id');
    await expireHold({ pool: counter.pool, stripe: null }, rows[0].id);
    expect((await counter.read(id)).state.status).toBe('expired');
    await counter.start(vehicle);
    await reconcile(counter.connections);
    expect((await counter.read(id)).state.status).toBe('canceled');
    await counter.pool.query(`update reservations set held_until = now() where status = 'held'`);
    await reconcile(counter.connections);
    expect(await faults()).toEqual([]);
  });
});

describe('a repeat near the end of the hold', () => {
  /** Leaves a session whose payment never reached Stripe, with a hold that is overdue. */
  async function overdue() {
    const id = await counter.open(await counter.addCar());
    const token = await grantToken(counter.stripe);
    await counter.payments.control('PATCH', 'faults', { api: 'down' });
    await expect(counter.complete(id, token)).rejects.toMatchObject({ status: 503 });
    await counter.payments.control('DELETE', 'faults');
    await counter.pool.query(`update reservations set held_until = now() - interval '1 second'`);
    return { id, token };
  }

  test('is charged for nothing once the hold has ended', async () => {
    const { id, token } = await overdue();
    const seen = await counter.read(id);
    await endDueHolds(counter.connections);
    await counter.completeSeen(seen, token);
    await reconcile(counter.connections);
    expect(await reservations()).toMatchObject([{ status: 'expired', paidCents: null }]);
    expect(await faults()).toEqual([]);
  });

  test('keeps the vehicle until the payment is known, although the hold would end meanwhile', async () => {
    const { id, token } = await overdue();
    const [done] = await Promise.all([
      counter.complete(id, token),
      ...Array.from({ length: 10 }, () => endDueHolds(counter.connections)),
    ]);
    await reconcile(counter.connections);
    const { status } = (await counter.read(id)).state;
    expect(['completed', 'expired']).toContain(done.state.status);
    // Either nothing was charged, or the vehicle is reserved: never a charge that is refunded.
    expect(await reservations()).toMatchObject([
      status === 'completed' ? { status: 'paid', paidCents: 20_000 } : { status: 'expired', paidCents: null },
    ]);
    expect(await faults()).toEqual([]);
  });

  test('does not end a hold that a payment has extended since it was found to be overdue', async () => {
    await overdue();
    const { rows } = await counter.pool.query('select id from reservations');
    expect(await extendHold(counter.pool, rows[0].id, { seconds: 60 })).toMatchObject({ status: 'held' });
    expect(await expireHold({ pool: counter.pool, stripe: null }, rows[0].id)).toBe('nothing');
    expect(await reservations()).toMatchObject([{ status: 'held' }]);
  });

  test('is refused while another call pays, and gets its result afterwards', async () => {
    const id = await counter.open(await counter.addCar());
    const token = await grantToken(counter.stripe);
    await counter.pool.query(`update agent_checkouts set paying_until = now() + interval '1 minute'`);
    await expect(counter.complete(id, token)).rejects.toMatchObject({ status: 409 });
    expect(await reservations()).toEqual([]);
    await counter.pool.query('update agent_checkouts set paying_until = now()');
    const first = await counter.complete(id, token);
    const second = await counter.complete(id, await grantToken(counter.stripe));
    expect(second.state).toEqual(first.state);
    expect(second.reservation).toEqual(first.reservation);
    expect(await reservations()).toMatchObject([{ status: 'paid', paidCents: 20_000 }]);
  });

  test('of a refused token never pays for the vehicle that the refusal released', async () => {
    const id = await counter.open(await counter.addCar());
    const seen = await counter.read(id);
    const good = await grantToken(counter.stripe);
    await Promise.allSettled([counter.completeSeen(seen, 'spt_unknown'), counter.completeSeen(seen, good)]);
    await reconcile(counter.connections);
    const refunded = (await reservations()).filter(({ status }) => /refund/.test(status));
    expect(refunded).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});

test('an account that may not charge releases the car at once', async () => {
  const vehicle = await counter.addCar();
  const id = await counter.open(vehicle);
  const stripe = stripeClient({ secretKey: 'sk_test_other', host: counter.payments.service.url });
  const paying = counter.completeSeen(await counter.read(id), 'spt_any', { ...counter.connections, stripe });
  await expect(paying).rejects.toMatchObject({ status: 503, body: { code: 'not_available' } });
  expect(await reservations()).toMatchObject([{ status: 'cancelled', reason: 'not_opened' }]);
  expect((await counter.read(id)).state.status).toBe('ready_for_payment');
});

test('a repeat gets the result even if the site has turned reservations off meanwhile', async () => {
  const id = await counter.open(await counter.addCar());
  const token = await grantToken(counter.stripe);
  await counter.payments.control('PATCH', 'faults', { api: 'lost_answer' });
  await expect(counter.complete(id, token)).rejects.toMatchObject({ status: 503 });
  await counter.payments.control('DELETE', 'faults');
  const closed = site({ reserveAmountText: '' });
  expect((await counter.complete(id, token, closed)).state.status).toBe('completed');
  expect(await faults()).toEqual([]);
});

describe('many who want one car', () => {
  test('a person and twenty assistants: exactly one pays and has it', async () => {
    const vehicle = await counter.addCar();
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => counter.open(vehicle, { contact: shopper(index) })),
    );
    const tokens = await Promise.all(ids.map(() => grantToken(counter.stripe)));
    const [person, ...assistants] = await Promise.all([
      counter.start(vehicle).then(async (reservation) => {
        if (reservation.outcome === 'started') await counter.pay(reservation);
        return reservation.outcome;
      }),
      ...ids.map((id, index) => counter.complete(id, tokens[index] ?? '')),
    ]);
    await reconcile(counter.connections);
    const winners = assistants.filter(({ state }) => state.status === 'completed').length;
    expect(winners + (person === 'started' ? 1 : 0)).toBe(1);
    for (const { state } of assistants)
      if (state.status !== 'completed') expect(codes({ state })).toEqual(['out_of_stock']);
    expect((await reservations()).filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });

  test('a shopper reaches the limit of unpaid holds with an assistant too', async () => {
    for (let hold = 0; hold < 3; hold++) await counter.start(await counter.addCar());
    const id = await counter.open(await counter.addCar());
    expect(codes(await counter.complete(id, await grantToken(counter.stripe)))).toEqual(['rate_limited']);
  });

  test('different shoppers of one platform do not limit each other', async () => {
    for (let number = 0; number < 5; number++) {
      const id = await counter.open(await counter.addCar(), { contact: shopper(number) });
      const done = await counter.complete(id, await grantToken(counter.stripe));
      expect(done.state.status).toBe('completed');
    }
  });
});

test('a refund by the dealer is an update of the order', async () => {
  const id = await counter.open(await counter.addCar());
  const { reservation } = await counter.complete(id, await grantToken(counter.stripe));
  await takeStaffStep(
    counter.connections,
    { siteSlugs: ['sample'], reference: reservation?.reference ?? '', action: 'refund' },
    { actor: 'staff:dealer' },
  );
  await reconcile(counter.connections);
  const after = await counter.read(id);
  expect(after.state.status).toBe('completed');
  expect(after.reservation).toMatchObject({ status: 'refunded', refundedCents: 20_000 });
  expect(await counter.events()).toEqual(['order_create', 'order_update', 'order_update']);
  expect(await faults()).toEqual([]);
});
