import { vehicleBySlug } from '@forecourt/lib/inventory/stock/vehicles.server';
import { expireHold } from '@forecourt/lib/payments/reservation/expiry.server';
import { HOLDING_STATUSES } from '@forecourt/lib/payments/reservation/machine';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { RESERVATION_COLUMNS } from '@forecourt/lib/payments/reservation/read.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { refundNext } from '@forecourt/lib/payments/reservation/refunds.server';
import { cancelByShopper, saveProgress } from '@forecourt/lib/payments/reservation/shopper.server';
import type { OpeningTimes } from '@forecourt/lib/sites/open-now';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WEBHOOK_SECRET } from '../../../emulators/payments/testing/service.ts';
import { audit } from './testing/audit.ts';
import { type Counter, openCounter, started } from './testing/counter.ts';
import { CARD, SECRET, WAIT } from './testing/shopper.ts';
import { startWebhookRoute } from './testing/webhooks.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let counter: Counter;
let route: Awaited<ReturnType<typeof startWebhookRoute>>;
beforeAll(async () => {
  route = await startWebhookRoute();
  counter = await openCounter({ webhooks: [{ url: route.url, secret: WEBHOOK_SECRET }] });
  route.open({ ...counter.connections, secret: WEBHOOK_SECRET });
});
afterAll(async () => {
  await counter.close();
  await route.close();
});
// Data of earlier tests stays, because the audit must pass over all of it.
beforeEach(() => counter.payments.control('DELETE', 'faults'));

const find = async (reference: string): Promise<Reservation> => {
  const { rows } = await counter.pool.query<Reservation>(
    `select ${RESERVATION_COLUMNS} from reservations where reference = $1`,
    [reference],
  );
  if (!rows[0]) throw new Error('No such reservation');
  return rows[0];
};
const expectStatus = (reference: string, status: string) =>
  expect.poll(async () => (await find(reference)).status, WAIT).toBe(status);
/** Runs the worker's refunds until this one is made; rows locked by a webhook are retried. */
const makeRefunds = async (reference: string) => {
  const problems: string[] = [];
  const status = async () => {
    while (await refundNext(counter.connections, (problem) => problems.push(problem)));
    return (await find(reference)).status;
  };
  await expect.poll(status, WAIT).toBe('refunded');
  expect(problems).toEqual([]);
};
/** Expires the hold without notifying Stripe, as when Stripe did not answer. */
const expireUnheard = async (reference: string) => {
  await counter.runOut(reference);
  const { id } = await find(reference);
  expect(await expireHold({ pool: counter.pool, stripe: null }, id)).toBe('expired');
};
const sell = (vehicleId: string) =>
  counter.pool.query(`update cars set status = 'sold' where id = $1`, [vehicleId]);
const trail = async (reference: string) => {
  const { rows } = await counter.pool.query<{ step: string }>(
    `select coalesce(from_status, 'new') || ' ' || event || ' ' || to_status || ' by ' || actor as step
     from reservation_transitions t join reservations r on r.id = t.reservation_id
     where reference = $1 order by t.id`,
    [reference],
  );
  return rows.map(({ step }) => step);
};
const expectSettled = () => audit(counter.pool, counter.stripe).then((faults) => expect(faults).toEqual([]));

describe('paying', () => {
  test('keeps the car for 48 hours and queues a receipt', async () => {
    const vehicle = await counter.addCar();
    const reservation = started(await counter.start(vehicle));
    expect((await counter.pay(reservation)).status).toBe(200);
    await expectStatus(reservation.reference, 'paid');
    const { heldUntil, paidCents, paymentIntentId } = await find(reservation.reference);
    expect(paidCents).toBe(20_000);
    expect(paymentIntentId).toMatch(/^pi_/);
    const hours = (heldUntil.getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    expect(
      await vehicleBySlug(counter.pool, ['sample-dealer'], vehicle.slug, 'excludingCharges'),
    ).toMatchObject({
      vehicle: { reserved: true },
    });
    expect((await counter.start(vehicle)).outcome).toBe('already_reserved');
    expect(await trail(reservation.reference)).toEqual([
      'new start held by shopper',
      'held pay paid by stripe',
    ]);
    await expectSettled();
  });

  test('keeps the car until the second opening day closes', async () => {
    // Opens in two and in five days, so the second opening day closes after the 48 hours.
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const open = ['09:00', '17:00'] as const;
    const times: OpeningTimes = {
      timeZone: 'Etc/UTC',
      week: Array.from({ length: 7 }, () => open),
      special: Object.fromEntries([0, 1, 3, 4].map((days) => [day(days), null])),
    };
    const reservation = started(
      await counter.start(await counter.addCar(), { holdOpening: { times, days: 2 } }),
    );
    await counter.pay(reservation);
    await expectStatus(reservation.reference, 'paid');
    const { heldUntil } = await find(reservation.reference);
    expect(heldUntil.toISOString()).toBe(`${day(5)}T17:00:00.000Z`);
  });

  test('with a card that is declined leaves the car held, and another card works', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    expect((await counter.pay(reservation, CARD.declined)).status).toBe(402);
    expect((await find(reservation.reference)).status).toBe('held');
    expect((await counter.pay(reservation)).status).toBe(200);
    await expectStatus(reservation.reference, 'paid');
    await expectSettled();
  });

  test('for a car that was sold meanwhile is refunded with the reason', async () => {
    const vehicle = await counter.addCar();
    const reservation = started(await counter.start(vehicle));
    await sell(vehicle.id);
    await counter.pay(reservation);
    await expectStatus(reservation.reference, 'refund_pending');
    await makeRefunds(reservation.reference);
    expect(await find(reservation.reference)).toMatchObject({
      status: 'refunded',
      reason: 'car_gone',
      refundedCents: 20_000,
    });
    await expectSettled();
  });

  test('late, with the car still free, restores the reservation', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    await counter.payments.control('PATCH', 'faults', { hold: true });
    await counter.pay(reservation);
    await expireUnheard(reservation.reference);
    await counter.payments.control('POST', 'deliveries/release', {});
    await expectStatus(reservation.reference, 'paid');
    await expectSettled();
  });

  test('late, with the car reserved by another shopper, is refunded in full', async () => {
    const vehicle = await counter.addCar();
    const lateReservation = started(await counter.start(vehicle));
    await counter.payments.control('PATCH', 'faults', { hold: true });
    await counter.pay(lateReservation);
    await expireUnheard(lateReservation.reference);
    const other = started(await counter.start(vehicle));
    await counter.payments.control('DELETE', 'faults');
    await counter.payments.control('POST', 'deliveries/release', {});
    await expectStatus(lateReservation.reference, 'refund_pending');
    await makeRefunds(lateReservation.reference);
    expect((await find(lateReservation.reference)).reason).toBe('late');
    await counter.pay(other);
    await expectStatus(other.reference, 'paid');
    await expectSettled();
  });

  test.each([
    ['amount', { unit_amount: 10_000, currency: 'aud' }],
    ['currency', { unit_amount: 20_000, currency: 'nzd' }],
  ])('a wrong %s is refunded in full', async (_, price) => {
    const reservation = started(await counter.start(await counter.addCar()));
    const { id } = await find(reservation.reference);
    const forgedSession = await counter.stripe.checkout.sessions.create({
      mode: 'payment',
      ui_mode: 'elements',
      line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: 'Fee' } } }],
      return_url: 'http://sample.localhost:3000/',
      metadata: { reservation: id },
      payment_intent_data: { metadata: { reservation: id } },
    });
    await counter.payments.pay(forgedSession, CARD.good);
    await expectStatus(reservation.reference, 'refund_pending');
    await makeRefunds(reservation.reference);
    expect(await find(reservation.reference)).toMatchObject({ status: 'refunded', reason: 'amount' });
    await expectSettled();
  });
});

describe('cancelling', () => {
  const cancel = (reservation: { reference: string; token: string }, siteSlug = 'sample') =>
    cancelByShopper(counter.connections, {
      siteSlug,
      reference: reservation.reference,
      token: reservation.token,
    });

  test('before paying frees the car and closes the payment', async () => {
    const vehicle = await counter.addCar();
    const reservation = started(await counter.start(vehicle));
    expect(await cancel(reservation, 'another')).toEqual({ outcome: 'unknown' });
    expect(await cancel({ ...reservation, token: 'x' })).toEqual({ outcome: 'unknown' });
    expect((await cancel(reservation)).outcome).toBe('cancelled');
    expect((await counter.pay(reservation)).body.error?.code).toBe('checkout_session_expired');
    expect(
      await vehicleBySlug(counter.pool, ['sample-dealer'], vehicle.slug, 'excludingCharges'),
    ).toMatchObject({
      vehicle: { reserved: false },
    });
    expect((await counter.start(vehicle)).outcome).toBe('started');
  });

  test('after paying refunds it in full (OPEN-025)', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    await counter.pay(reservation);
    await expectStatus(reservation.reference, 'paid');
    expect((await cancel(reservation)).outcome).toBe('refunding');
    expect((await cancel(reservation)).outcome).toBe('ended');
    await makeRefunds(reservation.reference);
    expect(await find(reservation.reference)).toMatchObject({ status: 'refunded', reason: 'requested' });
    await expectSettled();
  });

  test('while the payment is in progress refunds it', async () => {
    const rounds = Array.from({ length: 6 }, async () => {
      const reservation = started(await counter.start(await counter.addCar()));
      await Promise.all([counter.pay(reservation), cancel(reservation)]);
      return reservation.reference;
    });
    for (const reference of await Promise.all(rounds)) {
      await reconcile(counter.connections);
      expect(['cancelled', 'refunded']).toContain((await find(reference)).status);
    }
    await expectSettled();
  });
});

describe('the hold', () => {
  test('ends with the car free and the fee refunded', async () => {
    const vehicle = await counter.addCar();
    const reservation = started(await counter.start(vehicle));
    await counter.pay(reservation);
    await expectStatus(reservation.reference, 'paid');
    await counter.runOut(reservation.reference);
    await reconcile(counter.connections);
    expect(await find(reservation.reference)).toMatchObject({ status: 'refunded', reason: 'hold_over' });
    expect((await counter.start(vehicle)).outcome).toBe('started');
  });

  test('ends in a sale when the feed reports the car as sold', async () => {
    const vehicle = await counter.addCar();
    const reservation = started(await counter.start(vehicle));
    await counter.pay(reservation);
    await expectStatus(reservation.reference, 'paid');
    await sell(vehicle.id);
    await counter.runOut(reservation.reference);
    await reconcile(counter.connections);
    expect((await find(reservation.reference)).status).toBe('completed');
    await expectSettled();
  });
});

describe('webhooks', () => {
  test('twenty equal ones at once have one effect', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    await counter.payments.control('PATCH', 'faults', { copies: 20, shuffleMs: 20 });
    await counter.pay(reservation);
    await expectStatus(reservation.reference, 'paid');
    await expect
      .poll(async () => {
        const { counts } = await counter.payments.control<{ counts: { pending: number } }>(
          'GET',
          'deliveries',
        );
        return counts.pending;
      }, WAIT)
      .toBe(0);
    expect(await trail(reservation.reference)).toHaveLength(2);
    const { rows } = await counter.pool.query(
      'select id, count(*) from payment_events group by id having count(*) > 1',
    );
    expect(rows).toEqual([]);
    await expectSettled();
  });

  test('whose transaction was rolled back are processed when repeated', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    // The mails cannot be stored, so the event must not be recorded as handled either.
    await counter.pool.query('alter table mail_deliveries rename to mail_deliveries_away');
    try {
      await counter.pay(reservation);
      await expect
        .poll(async () => {
          const { deliveries } = await counter.payments.control<{ deliveries: { attempts: number }[] }>(
            'GET',
            'deliveries',
          );
          return deliveries.some(({ attempts }) => attempts > 0);
        }, WAIT)
        .toBe(true);
      expect((await find(reservation.reference)).status).toBe('held');
      const { id } = await find(reservation.reference);
      const { rowCount } = await counter.pool.query('select from payment_events where reservation_id = $1', [
        id,
      ]);
      expect(rowCount).toBe(0);
    } finally {
      await counter.pool.query('alter table mail_deliveries_away rename to mail_deliveries');
    }
    await counter.payments.control('POST', 'deliveries/retry');
    await expectStatus(reservation.reference, 'paid');
    await expectSettled();
  });

  test('that are all lost are recovered within one run', async () => {
    const [paid, refunded] = [
      started(await counter.start(await counter.addCar())),
      started(await counter.start(await counter.addCar())),
    ];
    await counter.pay(refunded);
    await expectStatus(refunded.reference, 'paid');
    await counter.payments.control('PATCH', 'faults', { loss: 1 });
    const unpaid = started(await counter.start(await counter.addCar()));
    await counter.pay(paid);
    const { paymentIntentId } = await find(refunded.reference);
    await counter.stripe.refunds.create({ payment_intent: String(paymentIntentId) });
    await counter.payments.control('POST', `sessions/${unpaid.session.id}/expire`);
    const result = await reconcile(counter.connections);
    expect(result).toMatchObject({ failed: 0 });
    expect((await find(paid.reference)).status).toBe('paid');
    expect(await find(refunded.reference)).toMatchObject({ status: 'refunded', reason: 'elsewhere' });
    expect((await find(unpaid.reference)).status).toBe('expired');
    expect(await reconcile(counter.connections)).toMatchObject({ repaired: 0, failed: 0 });
    await expectSettled();
  });
});

describe('refunds', () => {
  const paidAndCancelled = async (card = CARD.good) => {
    const reservation = started(await counter.start(await counter.addCar()));
    await counter.pay(reservation, card);
    await expectStatus(reservation.reference, 'paid');
    await cancelByShopper(counter.connections, { siteSlug: 'sample', ...reservation });
    return reservation.reference;
  };

  test('are retried until Stripe answers, and made once', async () => {
    const reference = await paidAndCancelled();
    await counter.payments.control('PATCH', 'faults', { api: 'lost_answer' });
    await refundNext(counter.connections);
    expect(await find(reference)).toMatchObject({ status: 'refund_pending', refundAttempts: 1 });
    await counter.payments.control('DELETE', 'faults');
    await counter.pool.query('update reservations set refund_due_at = now() where reference = $1', [
      reference,
    ]);
    await makeRefunds(reference);
    await expectSettled();
  });

  test('by ten workers at once are one refund', async () => {
    const reference = await paidAndCancelled();
    await Promise.all(Array.from({ length: 10 }, () => refundNext(counter.connections)));
    await expectStatus(reference, 'refunded');
    await expectSettled();
  });
});

describe('during the checkout', () => {
  test('saves the answers of a shopper until the reservation is over', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    const key = {
      siteSlug: 'sample',
      reference: reservation.reference,
      token: reservation.token,
      secret: SECRET,
    };
    await saveProgress(counter.pool, key, { choices: { handover: 'pick_up' } });
    const savedProgress = await saveProgress(counter.pool, key, {
      choices: { payment: 'finance' },
      customer: { mobile: '+61 498 765 432' },
      termsAccepted: true,
    });
    expect(savedProgress).toMatchObject({
      outcome: 'saved',
      reservation: {
        choices: { handover: 'pick_up', payment: 'finance' },
        mobile: '0498765432',
        name: 'Kim Nguyen',
      },
    });
    expect(await saveProgress(counter.pool, key, { customer: { email: 'x' } })).toEqual({
      outcome: 'invalid',
      fields: ['email'],
    });
    expect(await saveProgress(counter.pool, { ...key, siteSlug: 'another' }, {})).toEqual({
      outcome: 'unknown',
    });
    await cancelByShopper(counter.connections, key);
    expect((await saveProgress(counter.pool, key, { termsAccepted: true })).outcome).toBe('ended');
  });
});

test('the unique index covers all states that hold a car', async () => {
  const { rows } = await counter.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = 'reservations_live_car'",
  );
  expect([...(rows[0]?.indexdef ?? '').matchAll(/'(\w+)'/g)].map(([, status]) => status)).toEqual([
    ...HOLDING_STATUSES,
  ]);
});

// The last test, because the bank refuses every refund and its reservation stays open.
test('a refund refused by the bank before its id is stored is flagged and retried', async () => {
  const reservation = started(await counter.start(await counter.addCar()));
  await counter.pay(reservation, CARD.refundFails);
  await expectStatus(reservation.reference, 'paid');
  await counter.payments.control('PATCH', 'faults', { loss: 1 });
  await cancelByShopper(counter.connections, { siteSlug: 'sample', ...reservation });
  const { stripe } = counter.connections;
  const refunds = Object.create(stripe.refunds, {
    create: {
      value: async (...args: Parameters<typeof stripe.refunds.create>) => {
        const refund = await stripe.refunds.create(...args);
        const status = async () => (await stripe.refunds.retrieve(refund.id)).status;
        await expect.poll(status, WAIT).toBe('failed');
        return refund;
      },
    },
  }) as typeof stripe.refunds;
  const slow = Object.create(stripe, { refunds: { value: refunds } }) as typeof stripe;
  await refundNext({ ...counter.connections, stripe: slow });
  expect(await find(reservation.reference)).toMatchObject({
    status: 'refund_pending',
    refundsFailed: 1,
    problem: expect.stringMatching(/^refund re_\w+ failed$/),
  });
});
