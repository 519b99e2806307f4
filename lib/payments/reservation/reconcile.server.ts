import { compareSession, endSession } from '../close.server.ts';
import type { Payments } from '../connections.ts';
import { comparePayment as compareOnlinePayment } from '../online-payment/close.server.ts';
import { ONLINE_PAYMENTS } from '../online-payment/read.server.ts';
import { openRows } from '../read.server.ts';
import { stripeProblem } from '../stripe.server.ts';
import { HANDLED_EVENTS, processEvent } from '../webhooks.server.ts';
import { endDueHolds, expireHold } from './expiry.server.ts';
import { RESERVATIONS, type Reservation } from './read.server.ts';
import { refundNext } from './refunds.server.ts';

/** Overlap with the previous run: events may be listed late, and clocks differ. */
const OVERLAP_SECONDS = 3_600;
/** How far back Stripe lists events. */
const OLDEST_SECONDS = 30 * 86_400;
/** Concurrency. Stripe allows 100 requests a second (25 in test mode), most of which are left to shoppers. */
const AT_ONCE = 6;

export interface Reconciled {
  /** Reservations, online payments and events compared. */
  compared: number;
  /** Changes found before any webhook reported them. */
  repaired: number;
  /** Failed comparisons, such as when Stripe is down; retried by the next run. */
  failed: number;
}

const BY = { actor: 'reconciliation' };

/**
 * Reconciles everything unsettled with Stripe: applies missed events, checks payments with an open session,
 * expires holds and issues refunds. Safe to run at any time, in parallel with webhooks and other runs.
 * @param report called for each failed comparison
 * @throws the database's error
 */
export async function reconcile(
  payments: Payments,
  report: (problem: string) => void = () => {},
): Promise<Reconciled> {
  const { pool } = payments;
  const startedAt = new Date();
  const result: Reconciled = { compared: 0, repaired: 0, failed: 0 };
  const count = async (what: string, work: () => Promise<boolean>) => {
    result.compared += 1;
    try {
      if (await work()) result.repaired += 1;
    } catch (error) {
      result.failed += 1;
      report(`${what}: ${stripeProblem(error)}`);
    }
  };
  await count('the list of events', () => takeMissed(payments, count));
  for await (const open of openRows(pool, RESERVATIONS))
    await inParallel(open, (reservation) =>
      count(`reservation ${reservation.id}`, () => compareReservation(payments, reservation)),
    );
  for await (const open of openRows(pool, ONLINE_PAYMENTS))
    await inParallel(open, (payment) =>
      count(`online payment ${payment.id}`, () => compareOnlinePayment(payments, payment)),
    );
  while (await endDueHolds(payments));
  while (await refundNext(payments, report));
  await pool.query(
    'insert into reconciliations (started_at, finished_at, repaired, failed) values ($1, now(), $2, $3)',
    [startedAt, result.repaired, result.failed],
  );
  return result;
}

/** Applies events that no webhook delivered. */
async function takeMissed(
  { pool, stripe }: Payments,
  count: (what: string, work: () => Promise<boolean>) => Promise<void>,
): Promise<false> {
  const { rows } = await pool.query<{ since: number }>(
    `select floor(extract(epoch from coalesce(
       (select max(started_at) from reconciliations where failed = 0),
       (select min(created_at) from reservations), (select min(created_at) from online_payments), now())) - $1)::int as since`,
    [OVERLAP_SECONDS],
  );
  const oldest = Math.floor(Date.now() / 1000) - OLDEST_SECONDS;
  const events = stripe.events.list({
    types: [...HANDLED_EVENTS],
    created: { gte: Math.max(rows[0]?.since ?? oldest, oldest) },
    limit: 100,
  });
  for await (const event of events)
    await count(`event ${event.id}`, async () => {
      const { outcome } = await processEvent({ pool, stripe }, event, 'reconciliation');
      return outcome === 'done';
    });
  return false;
}

/** @returns whether something changed */
async function compareReservation(payments: Payments, reservation: Reservation): Promise<boolean> {
  const { id, status } = reservation;
  if (status !== 'held') return (await endSession(payments, RESERVATIONS, reservation, BY)) === 'paid';
  const state = await compareSession(payments, RESERVATIONS, reservation, BY);
  if (state === 'closed') return (await expireHold(payments, id)) !== 'nothing';
  return state === 'paid';
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
