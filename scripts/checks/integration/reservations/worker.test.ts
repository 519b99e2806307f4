import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { figureOfMail } from '@forecourt/lib/leads/mail/figure-of-mail.server';
import { waitingListComposer } from '@forecourt/lib/leads/mail/waiting-list.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { startMailWorker } from '@forecourt/lib/operations/worker/mail-delivery.server';
import { startWorker } from '@forecourt/lib/operations/worker/start.server';
import { onlinePaymentComposer } from '@forecourt/lib/payments/online-payment/mails.server';
import { reservationComposer } from '@forecourt/lib/payments/reservation/mails.server';
import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SECRET_KEY, WEBHOOK_SECRET } from '../../../emulators/payments/testing/service.ts';
import { freePort } from '../../../emulators/postgres/port.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';
import { DEALER, MAIL_SITE, readerOf } from '../lead/testing.ts';
import { type Counter, openCounter, started } from './testing/counter.ts';
import { CARD, CUSTOMER, SECRET, WAIT } from './testing/shopper.ts';
import { startWebhookRoute } from './testing/webhooks.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };
const SEARCH_PORT = await freePort();

let counter: Counter;
let route: Awaited<ReturnType<typeof startWebhookRoute>>;
const closing: (() => Promise<void>)[] = [];
const search = searchClient({
  appId: KEYS.appId,
  apiKey: KEYS.adminKey,
  host: `http://localhost:${SEARCH_PORT}`,
});
const sentMails: Mail[] = [];
const problems: unknown[] = [];

beforeAll(async () => {
  route = await startWebhookRoute();
  counter = await openCounter({ webhooks: [{ url: route.url, secret: WEBHOOK_SECRET }] });
  route.open({ ...counter.connections, secret: WEBHOOK_SECRET });
  const { databaseUrl, folder } = counter.database;
  const engine = await startSearch({
    port: SEARCH_PORT,
    dataDir: path.join(folder, 'search'),
    allowedOrigins: [],
    ...KEYS,
  });
  await configureStockIndex(search);
  const report = (problem: unknown) => void problems.push(problem);
  const workers = [
    await startWorker(
      {
        DATABASE_URL: databaseUrl,
        ALGOLIA_APP_ID: KEYS.appId,
        ALGOLIA_ADMIN_KEY: KEYS.adminKey,
        ALGOLIA_HOST: `http://localhost:${SEARCH_PORT}`,
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_HOST: counter.payments.service.url,
      },
      { only: ['stock', 'reservations'], reportFor: () => report },
    ),
    await startMailWorker({
      databaseUrl,
      report,
      mailDomain: 'forecourt.example',
      sender: { send: async (mail) => void sentMails.push(mail), close: () => {} },
      compose: {
        lead: async () => 'needless',
        reservation: reservationComposer(readerOf(MAIL_SITE), SECRET, figureOfMail),
        online_payment: onlinePaymentComposer(readerOf(MAIL_SITE), SECRET),
        waiting_list: waitingListComposer(readerOf(MAIL_SITE), SECRET),
        alert: async () => 'needless',
        prize: async () => 'needless',
        lead_notice: async () => 'needless' as const,
        site_report: async () => 'needless',
      },
    }),
  ];
  closing.push(...workers.map((worker) => () => worker.stop()), () => engine.stop());
});
afterAll(async () => {
  for (const close of closing) await close();
  await counter.close();
  await route.close();
});

const reservedInSearch = async (id: string): Promise<boolean | undefined> => {
  const { hits } = await search.searchSingleIndex<{ reserved: boolean }>({
    indexName: STOCK_INDEX,
    searchParams: { query: '', filters: `objectID:${id}` },
  });
  return hits[0]?.reserved;
};
const status = async (reference: string) => {
  const { rows } = await counter.pool.query('select status from reservations where reference = $1', [
    reference,
  ]);
  return rows[0].status;
};
const listedVehicle = async () => {
  const vehicle = await counter.addCar();
  await counter.pool.query('insert into stock_outbox (car_id, slug, dealership_id) values ($1, $2, $3)', [
    vehicle.id,
    vehicle.slug,
    vehicle.dealership_id,
  ]);
  await counter.pool.query("select pg_notify('stock_changed', '')");
  await expect.poll(() => reservedInSearch(vehicle.id), WAIT).toBe(false);
  return vehicle;
};

describe('with all workers running', () => {
  test('a car is reserved in search until its hold is over (CAR-034)', async () => {
    const vehicle = await listedVehicle();
    const { reference } = started(await counter.start(vehicle));
    await expect.poll(() => reservedInSearch(vehicle.id), WAIT).toBe(true);
    await counter.runOut(reference);
    await expect.poll(() => status(reference), WAIT).toBe('expired');
    await expect.poll(() => reservedInSearch(vehicle.id), WAIT).toBe(false);
  });

  test('a hold ends on time without a visitor', async () => {
    const { reference } = started(await counter.start(await counter.addCar()));
    const { rows } = await counter.pool.query<{ until: Date }>(
      `update reservations set held_until = now() + interval '1.5 seconds' where reference = $1
       returning held_until as until`,
      [reference],
    );
    await counter.pool.query("select pg_notify('reservations_changed', '')");
    await expect.poll(() => status(reference), WAIT).toBe('expired');
    const { rows: steps } = await counter.pool.query<{ at: Date }>(
      `select at from reservation_transitions t join reservations r on r.id = t.reservation_id
       where reference = $1 and to_status = 'expired'`,
      [reference],
    );
    expect(steps[0]?.at.getTime()).toBeGreaterThanOrEqual(
      rows[0]?.until.getTime() ?? Number.POSITIVE_INFINITY,
    );
  });

  test('sends one receipt and one notice, also for a refund made in Stripe', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    const mine = (to: string) =>
      sentMails.filter(({ to: [first], text }) => first === to && text.includes(reservation.reference));
    await counter.pay(reservation, CARD.good);
    await expect.poll(() => mine(CUSTOMER.email).length + mine(DEALER).length, WAIT).toBe(2);
    const [receipt] = mine(CUSTOMER.email);
    expect(receipt?.subject).toBe(`Reserved: 2021 Toyota HiLux (${reservation.reference})`);
    expect(receipt?.text).toContain('Reservation fee: $200 (AUD), fully refundable');
    expect(receipt?.text).toContain(`/reservations/${reservation.reference}?token=${reservation.token}`);
    expect(receipt?.html).toContain('#ffcc1a');
    expect(receipt?.replyTo).toEqual([DEALER]);
    const [notice] = mine(DEALER);
    expect(notice?.text).toContain('Mobile: 0412 345 678');
    expect(notice?.replyTo).toEqual([CUSTOMER.email]);
    const { paymentIntentId } = await counter.pool
      .query('select payment_intent_id as "paymentIntentId" from reservations where reference = $1', [
        reservation.reference,
      ])
      .then(({ rows }) => rows[0]);
    await counter.stripe.refunds.create({ payment_intent: paymentIntentId });
    await expect.poll(() => mine(CUSTOMER.email).length + mine(DEALER).length, WAIT).toBe(4);
    expect(mine(CUSTOMER.email)[1]?.subject).toBe(`Your $200 is on its way back (${reservation.reference})`);
    expect(mine(CUSTOMER.email)[1]?.text).toContain('The dealer has refunded your reservation fee.');
    expect(await status(reservation.reference)).toBe('refunded');
  });

  test('retries a refund that the bank refused, and flags it', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    await counter.pay(reservation, CARD.refundFails);
    await expect.poll(() => status(reservation.reference), WAIT).toBe('paid');
    await counter.pool.query(
      `update reservations set status = 'refund_pending', refund_due_at = now() where reference = $1`,
      [reservation.reference],
    );
    await counter.pool.query("select pg_notify('reservations_changed', '')");
    const failed = async () => {
      const { rows } = await counter.pool.query(
        'select status, refunds_failed, problem from reservations where reference = $1',
        [reservation.reference],
      );
      return rows[0];
    };
    await expect.poll(failed, WAIT).toMatchObject({
      status: 'refund_pending',
      refunds_failed: 1,
      problem: expect.stringMatching(/^refund re_\w+ failed$/),
    });
  });

  test('waits for a slow refund', async () => {
    const reservation = started(await counter.start(await counter.addCar()));
    await counter.pay(reservation, CARD.refundLater);
    await expect.poll(() => status(reservation.reference), WAIT).toBe('paid');
    await cancelByShopper(counter.connections, { siteSlug: 'sample', ...reservation });
    await expect.poll(() => status(reservation.reference), WAIT).toBe('refunded');
    const { rows } = await counter.pool.query(
      'select refunds_failed, problem, refunded_cents from reservations where reference = $1',
      [reservation.reference],
    );
    expect(rows).toEqual([{ refunds_failed: 0, problem: null, refunded_cents: 20_000 }]);
  });

  test('runs the reconciliation with Stripe on its schedule', async () => {
    await expect
      .poll(
        async () => (await counter.pool.query('select from reconciliations where failed = 0')).rowCount,
        WAIT,
      )
      .toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});
