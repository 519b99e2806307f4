import { expireHold } from '@forecourt/lib/payments/reservation/expiry.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import { takeStaffStep } from '@forecourt/lib/payments/reservation/staff.server';
import { processEvent } from '@forecourt/lib/payments/webhooks.server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { audit } from './testing/audit.ts';
import { type Counter, openCounter, started } from './testing/counter.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());

type Started = ReturnType<typeof started>;

/** Everyone who can act on a paid reservation; the tests run them in every order. */
const ACTORS = {
  'the webhook of the session': (reservation: Started) =>
    takeEventOf(reservation, 'checkout.session.completed'),
  'the webhook of the payment': (reservation: Started) =>
    takeEventOf(reservation, 'payment_intent.succeeded'),
  'the end of the hold': async ({ reference }: Started) => {
    const { rows } = await counter.pool.query('select id from reservations where reference = $1', [
      reference,
    ]);
    await counter.runOut(reference);
    // Without a Stripe client, as when Stripe does not answer in time.
    await expireHold({ pool: counter.pool, stripe: null }, rows[0].id);
  },
  'the dealer who lets the car go': ({ reference }: Started) =>
    takeStaffStep(
      counter.connections,
      { siteSlugs: ['sample'], reference, action: 'release' },
      { actor: 'staff:dealer', note: null },
    ),
  'the shopper who cancels': ({ reference, token }: Started) =>
    cancelByShopper(counter.connections, { siteSlug: 'sample', reference, token }),
  'another shopper who wants the car': async ({ reference }: Started) => {
    const { rows } = await counter.pool.query(
      "select car->>'slug' as slug from reservations where reference = $1",
      [reference],
    );
    await counter.start({ slug: rows[0].slug });
  },
} satisfies Record<string, (reservation: Started) => Promise<unknown>>;
type Actor = keyof typeof ACTORS;

async function takeEventOf({ session }: Started, type: string): Promise<void> {
  const { payment_intent } = await counter.stripe.checkout.sessions.retrieve(session.id);
  const { data } = await counter.stripe.events.list({ type, limit: 100 });
  const event = data.find(({ data: { object } }) => {
    const { id } = object as { id: string };
    return id === session.id || id === payment_intent;
  });
  if (!event) throw new Error(`No ${type}`);
  await processEvent(counter.connections, event);
}

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

async function paidAtStripe(): Promise<Started> {
  const reservation = started(await counter.start(await counter.addCar()));
  await counter.pay(reservation);
  return reservation;
}

async function expectAgreement(): Promise<void> {
  await reconcile(counter.connections);
  // The other shoppers never pay, so expire their holds.
  await counter.pool.query(`update reservations set held_until = now() where status = 'held'`);
  await reconcile(counter.connections);
  expect(await audit(counter.pool, counter.stripe)).toEqual([]);
}

describe('one deposit and one receipt, or a full refund', () => {
  const groups: Actor[][] = [
    [
      'the webhook of the session',
      'the webhook of the payment',
      'the end of the hold',
      'the dealer who lets the car go',
    ],
    [
      'the webhook of the session',
      'the end of the hold',
      'another shopper who wants the car',
      'the shopper who cancels',
    ],
  ];
  test.each(groups.map((group) => [group.join(', '), group] as const))(
    'in every order of %s',
    async (_, group) => {
      for (const order of permutations(group)) {
        const reservation = await paidAtStripe();
        for (const actor of order) await ACTORS[actor](reservation);
      }
      await expectAgreement();
    },
  );

  test('with all of them at once, forty times', async () => {
    for (let round = 0; round < 10; round++) {
      const four = await Promise.all(Array.from({ length: 4 }, paidAtStripe));
      await Promise.all(four.flatMap((reservation) => Object.values(ACTORS).map((act) => act(reservation))));
    }
    await expectAgreement();
  });

  test('without any webhook', async () => {
    await Promise.all(Array.from({ length: 5 }, paidAtStripe));
    await expectAgreement();
  });
});

test('one event twenty times at once has one effect', async () => {
  const reservation = await paidAtStripe();
  await Promise.all(Array.from({ length: 20 }, () => takeEventOf(reservation, 'checkout.session.completed')));
  const { rows } = await counter.pool.query(
    `select count(*)::int as steps from reservation_transitions t join reservations r on r.id = t.reservation_id
     where reference = $1 and to_status = 'paid'`,
    [reservation.reference],
  );
  expect(rows).toEqual([{ steps: 1 }]);
});

describe('clocks that differ', () => {
  test('do not prevent a session', async () => {
    for (const aheadMs of [10 * 60_000, 0]) {
      await counter.payments.control('PUT', 'clock', { aheadMs });
      expect((await counter.start(await counter.addCar())).outcome).toBe('started');
    }
  });

  test('a session that Stripe expired before the hold frees the car', async () => {
    const vehicle = await counter.addCar();
    await counter.start(vehicle);
    await counter.payments.control('PUT', 'clock', { aheadMs: 3_600_000 });
    await reconcile(counter.connections);
    await counter.payments.control('PUT', 'clock', { aheadMs: 0 });
    expect((await counter.start(vehicle)).outcome).toBe('started');
  });
});
