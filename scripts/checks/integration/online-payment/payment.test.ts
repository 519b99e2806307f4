import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { startMailWorker } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { endPayment } from '@forecourt/lib/payments/online-payment/close.server';
import type { DetailsInput } from '@forecourt/lib/payments/online-payment/details';
import { onlinePaymentComposer } from '@forecourt/lib/payments/online-payment/mails.server';
import {
  type OnlinePayment,
  PAYMENT_COLUMNS,
  readPayment,
} from '@forecourt/lib/payments/online-payment/read.server';
import { type StartedPayment, startPayment } from '@forecourt/lib/payments/online-payment/start.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WEBHOOK_SECRET } from '../../../emulators/payments/testing/service.ts';
import { DEALER, MAIL_SITE, readerOf } from '../lead/testing.ts';
import { type Counter, openCounter, started as reserved } from '../reservations/testing/counter.ts';
import { CARD, SECRET, site, WAIT } from '../reservations/testing/shopper.ts';
import { startWebhookRoute } from '../reservations/testing/webhooks.ts';

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
beforeEach(() => counter.payments.control('DELETE', 'faults'));

let invoices = 0;
const details = (changes: Partial<DetailsInput> = {}): DetailsInput => {
  invoices += 1;
  return {
    subject: `INV-${invoices}`,
    name: 'Kim Nguyen',
    email: 'kim@shopper.example',
    amount: '$1,234.50',
    note: 'Balance',
    ...changes,
  };
};
const RETURN_URL = 'http://sample.localhost:3000/online-payment/{REFERENCE}';
const begin = (input: DetailsInput = details(), again = false) =>
  startPayment(counter.connections, { site: site(), details: input, again, returnUrl: RETURN_URL });
const requireStarted = (result: StartedPayment) => {
  if (result.outcome !== 'started') throw new Error(`Not started: ${JSON.stringify(result)}`);
  return result;
};
const find = async (reference: string): Promise<OnlinePayment & { problem: string | null }> => {
  const { rows } = await counter.pool.query(
    `select ${PAYMENT_COLUMNS}, problem from online_payments where reference = $1`,
    [reference],
  );
  return rows[0];
};
const session = async (reference: string): Promise<Stripe.Checkout.Session> =>
  counter.stripe.checkout.sessions.retrieve((await find(reference)).sessionId ?? '');
const pay = async (reference: string, card = CARD.good) =>
  counter.payments.pay(await session(reference), card);
const expectStatus = (reference: string, status: string) =>
  expect.poll(async () => (await find(reference)).status, WAIT).toBe(status);
const mails = async (reference: string): Promise<string[]> => {
  const { rows } = await counter.pool.query(
    `select kind from mail_deliveries m join online_payments p on p.id = m.online_payment_id
     where reference = $1 order by kind`,
    [reference],
  );
  return rows.map(({ kind }) => kind);
};

describe('an online payment (OPEN-103)', () => {
  test('is stored with its typed amount before the payer leaves', async () => {
    const { reference, url } = requireStarted(await begin());
    expect(reference).toMatch(/^P-[0-9A-Z]{6}$/);
    expect(new URL(url ?? '').origin).toBe(counter.payments.service.url);
    expect(await find(reference)).toMatchObject({ status: 'open', amountCents: 123_450, currency: 'aud' });
    const stripeSession = await session(reference);
    expect(stripeSession).toMatchObject({ amount_total: 123_450, currency: 'aud', mode: 'payment' });
    expect(stripeSession.success_url).toBe(RETURN_URL.replace('{REFERENCE}', reference));
    expect(stripeSession.cancel_url).toBe(stripeSession.success_url);
  });

  test('is marked paid once, however often the webhook arrives', async () => {
    await counter.payments.control('PATCH', 'faults', { copies: 4 });
    const { reference } = requireStarted(await begin());
    expect((await pay(reference)).status).toBe(200);
    await expectStatus(reference, 'paid');
    await counter.payments.control('DELETE', 'faults');
    const { paidCents, paymentIntentId } = await find(reference);
    expect(paidCents).toBe(123_450);
    expect(paymentIntentId).toMatch(/^pi_/);
    expect(await mails(reference)).toEqual(['dealer', 'receipt']);
    const { rows } = await counter.pool.query(
      `select count(*) filter (where effect is not null)::int as effects from payment_events e
       join online_payments p on p.id = e.online_payment_id where reference = $1`,
      [reference],
    );
    expect(rows[0].effects).toBe(1);
  });

  test('stays open after a declined card and accepts another', async () => {
    const { reference } = requireStarted(await begin());
    expect((await pay(reference, CARD.declined)).status).toBe(402);
    expect((await find(reference)).status).toBe('open');
    expect((await pay(reference)).status).toBe(200);
    await expectStatus(reference, 'paid');
  });

  test('submitted twice is one payment while it is open', async () => {
    const input = details();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        begin({ ...input, name: index % 2 ? 'KIM  NGUYEN' : 'Kim Nguyen', amount: '1,234.50' }),
      ),
    );
    expect(new Set(results.map((result) => requireStarted(result).reference)).size).toBe(1);
    expect(new Set(results.map((result) => requireStarted(result).url)).size).toBe(1);
  });

  test('with another amount is another payment', async () => {
    const input = details();
    const one = requireStarted(await begin(input));
    const other = requireStarted(await begin({ ...input, amount: '$1,234.51' }));
    expect(other.reference).not.toBe(one.reference);
    expect((await session(one.reference)).amount_total).toBe(123_450);
    expect((await session(other.reference)).amount_total).toBe(123_451);
  });

  test('asks for confirmation before repeating a payment of the same day', async () => {
    const input = details();
    const { reference } = requireStarted(await begin(input));
    await pay(reference);
    await expectStatus(reference, 'paid');
    expect(await begin(input)).toMatchObject({ outcome: 'paid_before' });
    const again = requireStarted(await begin(input, true));
    expect(again.reference).not.toBe(reference);
  });

  test.each([
    ['amount', '1.234,50'],
    ['amount', '0.50'],
    ['amount', '50,000.01'],
    ['subject', '  '],
    ['subject', '---'],
    ['subject', 'x'.repeat(41)],
    ['name', ' '],
    ['email', 'kim@'],
    ['note', 'x'.repeat(81)],
  ])('with an invalid %s (%j) is not stored', async (field, value) => {
    const { rows } = await counter.pool.query('select count(*)::int as rows from online_payments');
    expect(await begin(details({ [field]: value }))).toEqual({ outcome: 'invalid', fields: [field] });
    const { rows: after } = await counter.pool.query('select count(*)::int as rows from online_payments');
    expect(after).toEqual(rows);
  });

  test("for a stock number is reported to that car's dealer", async () => {
    const vehicle = await counter.addCar();
    const { reference } = requireStarted(
      await begin(details({ subject: ` ${vehicle.stocknum.toLowerCase()} ` })),
    );
    expect(await find(reference)).toMatchObject({
      subject: vehicle.stocknum.toLowerCase(),
      dealershipId: vehicle.dealership_id,
      carTitle: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    });
  });

  test('can be opened by its payer only', async () => {
    const { reference, token } = requireStarted(await begin());
    const key = { siteSlug: 'sample', reference, token, secret: SECRET };
    expect(await readPayment(counter.pool, key)).toMatchObject({ reference });
    expect(await readPayment(counter.pool, { ...key, token: 'A'.repeat(32) })).toBeNull();
    expect(await readPayment(counter.pool, { ...key, siteSlug: 'other' })).toBeNull();
    const reservation = reserved(await counter.start(await counter.addCar()));
    expect(await readPayment(counter.pool, { ...key, token: reservation.token })).toBeNull();
  });
});

describe('end of a payment (OPEN-103)', () => {
  const row = async (reference: string) => find(reference);

  test('cannot be paid once cancelled', async () => {
    const { reference } = requireStarted(await begin());
    expect(await endPayment(counter.connections, await row(reference), 'cancel')).toBe('ended');
    expect(await row(reference)).toMatchObject({ status: 'cancelled', sessionClosed: true });
    expect((await pay(reference)).status).toBeGreaterThanOrEqual(400);
  });

  test('counts if cancelled while it was being paid', async () => {
    await counter.payments.control('PATCH', 'faults', { hold: true });
    const { reference } = requireStarted(await begin());
    await pay(reference);
    expect(await endPayment(counter.connections, await row(reference), 'cancel')).toBe('paid');
    expect(await row(reference)).toMatchObject({ status: 'paid' });
    await counter.payments.control('DELETE', 'faults');
    await counter.payments.control('POST', 'deliveries/release', {});
    await expect.poll(() => mails(reference), WAIT).toEqual(['dealer', 'receipt']);
  });

  test('is found by reconciliation with Stripe if all webhooks are lost', async () => {
    await counter.payments.control('PATCH', 'faults', { loss: 1 });
    const paidPayment = requireStarted(await begin());
    const lapsedPayment = requireStarted(await begin());
    const openPayment = requireStarted(await begin());
    await pay(paidPayment.reference);
    await counter.pool.query(
      `update online_payments set payable_until = now() - interval '1 second' where reference = $1`,
      [lapsedPayment.reference],
    );
    await counter.payments.control('DELETE', 'faults');
    const { failed } = await reconcile(counter.connections);
    expect(failed).toBe(0);
    expect(await row(paidPayment.reference)).toMatchObject({ status: 'paid', sessionClosed: true });
    expect(await row(lapsedPayment.reference)).toMatchObject({ status: 'expired', sessionClosed: true });
    expect(await row(openPayment.reference)).toMatchObject({ status: 'open', sessionClosed: false });
    expect(await mails(paidPayment.reference)).toEqual(['dealer', 'receipt']);
    expect(await reconcile(counter.connections)).toMatchObject({ repaired: 0, failed: 0 });
  });

  test('is found by its key and expired after a crash during creation', async () => {
    const { reference } = requireStarted(await begin());
    const { sessionId } = await row(reference);
    await counter.pool.query('update online_payments set session_id = null where reference = $1', [
      reference,
    ]);
    expect(await endPayment(counter.connections, await row(reference), 'expire')).toBe('ended');
    expect(await row(reference)).toMatchObject({ status: 'expired', sessionId, sessionClosed: true });
    expect((await session(reference)).status).toBe('expired');
  });

  test('counts if paid late, after it expired on our side', async () => {
    const { reference } = requireStarted(await begin());
    await counter.pool.query(`update online_payments set status = 'expired' where reference = $1`, [
      reference,
    ]);
    await pay(reference);
    await expectStatus(reference, 'paid');
    expect(await mails(reference)).toEqual(['dealer', 'receipt']);
  });

  test('notifies the payer of a partial or full refund made in Stripe', async () => {
    const { reference } = requireStarted(await begin());
    await pay(reference);
    await expectStatus(reference, 'paid');
    const payment_intent = (await row(reference)).paymentIntentId ?? '';
    await counter.stripe.refunds.create({ payment_intent, amount: 34_50 });
    await expect.poll(async () => (await row(reference)).refundedCents, WAIT).toBe(34_50);
    expect(await row(reference)).toMatchObject({ status: 'paid' });
    await counter.stripe.refunds.create({ payment_intent });
    await expectStatus(reference, 'refunded');
    expect(await row(reference)).toMatchObject({ refundedCents: 123_450 });
    expect(await mails(reference)).toEqual(['dealer', 'receipt', 'refund']);
  });

  test('ignores events of reservations, and vice versa', async () => {
    const payment = requireStarted(await begin());
    const reservation = reserved(await counter.start(await counter.addCar()));
    await counter.pay(reservation);
    const status = async () => {
      const { rows } = await counter.pool.query('select status from reservations where reference = $1', [
        reservation.reference,
      ]);
      return rows[0].status;
    };
    await expect.poll(status, WAIT).toBe('paid');
    expect((await row(payment.reference)).status).toBe('open');
    await pay(payment.reference);
    await expectStatus(payment.reference, 'paid');
    expect(await status()).toBe('paid');
  });

  test('is not possible without payment settings', async () => {
    const off = { ...counter.connections, stripe: null };
    const input = { site: site(), details: details(), again: false, returnUrl: RETURN_URL };
    expect(await startPayment(off, input)).toEqual({ outcome: 'payments_unavailable' });
  });
});

test('sends receipt and dealer notice once each, in the site’s design (OPEN-103)', async () => {
  const sentMails: Mail[] = [];
  const problems: unknown[] = [];
  const vehicle = await counter.addCar();
  const { reference, token } = requireStarted(
    await begin(details({ subject: vehicle.stocknum, note: '<b>Deposit</b>' })),
  );
  await pay(reference);
  await expectStatus(reference, 'paid');
  const worker = await startMailWorker({
    databaseUrl: counter.database.databaseUrl,
    report: (problem) => void problems.push(problem),
    mailDomain: 'forecourt.example',
    sender: { send: async (mail) => void sentMails.push(mail), close: () => {} },
    compose: {
      lead: async () => 'needless',
      reservation: async () => 'needless',
      online_payment: onlinePaymentComposer(readerOf(MAIL_SITE), SECRET),
      waiting_list: async () => 'needless',
      alert: async () => 'needless',
      prize: async () => 'needless',
      lead_notice: async () => 'needless' as const,
      site_report: async () => 'needless',
    },
  });
  const mine = () => sentMails.filter(({ subject, text }) => `${subject} ${text}`.includes(reference));
  await expect.poll(() => mine().length, WAIT).toBe(2);
  await worker.stop();
  expect(problems).toEqual([]);
  const receipt = mine().find(({ to }) => to.includes('kim@shopper.example'));
  const dealer = mine().find(({ to }) => to.includes(DEALER));
  expect(receipt?.subject).toBe(`Receipt: $1,234.50 for ${vehicle.stocknum} (${reference})`);
  expect(receipt?.text).toContain(`http://sample.localhost:3000/online-payment/${reference}?token=${token}`);
  // The payer's own reference may contain any text, and the address may be anyone's.
  expect(receipt?.html).not.toContain('Deposit');
  expect(dealer?.html).toContain('&lt;b&gt;Deposit&lt;/b&gt;');
  expect(dealer?.subject).toBe(`Paid online: $1,234.50 for ${vehicle.stocknum} (Kim Nguyen)`);
  expect(dealer?.replyTo).toEqual(['kim@shopper.example']);
  expect(dealer?.text).toContain((await find(reference)).paymentIntentId);
  expect(dealer?.text).not.toContain(token);
});
