import type Stripe from 'stripe';
import { transaction } from '../../platform/database/client.server.ts';
import type { Payments } from '../connections.ts';
import { ownerMetadata } from '../owner.ts';
import { type PaymentState, readPaymentState } from '../payment-state.server.ts';
import { isRefusal, stripeProblem } from '../stripe.server.ts';
import { applyPaymentState } from './apply-payment-state.server.ts';
import { RESERVATION_COLUMNS, type Reservation } from './read.server.ts';

/** Retry delay, doubled each time up to the maximum. */
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 3_600;
/** Attempts after which the problem is reported to staff. */
const WORRYING_ATTEMPTS = 8;

const WORKER = { actor: 'reconciliation' };

/**
 * Issues the next due refund, or checks its progress. Workers can run in parallel: a claim lasts until the
 * next retry, and Stripe's idempotency key prevents a second refund.
 * @param report called for each failed attempt
 * @returns whether a refund was due
 * @throws the database's error
 */
export async function refundNext(
  { pool, stripe }: Payments,
  report: (problem: string) => void = () => {},
): Promise<boolean> {
  const { rows } = await pool.query<Reservation>(
    `update reservations set refund_attempts = refund_attempts + 1,
            refund_due_at = now() + make_interval(secs => least($1 * 2 ^ least(refund_attempts, 20), $2))
     where id = (select id from reservations where status = 'refund_pending' and refund_due_at <= now()
                 order by refund_due_at limit 1 for update skip locked)
     returning ${RESERVATION_COLUMNS}`,
    [FIRST_SECONDS, LONGEST_SECONDS],
  );
  const reservation = rows[0];
  if (!reservation) return false;
  const { id, paymentIntentId, refundAttempts } = reservation;
  try {
    if (!paymentIntentId) throw new Error('no payment');
    const { state, madeId } = await refundRest(stripe, reservation, paymentIntentId);
    await transaction(pool, async (connection) => {
      const refund = state.refunds.find(({ state }) => state !== 'failed');
      // Store the id even if the bank has already rejected it: a failure is only detected for the refund in
      // the row.
      await connection.query(
        "update reservations set refund_id = coalesce(refund_id, $2) where id = $1 and status = 'refund_pending'",
        [id, madeId ?? refund?.id ?? null],
      );
      await applyPaymentState(connection, id, state, WORKER);
    });
  } catch (error) {
    const problem = `refund, attempt ${refundAttempts}: ${stripeProblem(error)}`;
    report(`reservation ${id}: ${problem}`);
    if (refundAttempts >= WORRYING_ATTEMPTS)
      await pool.query('update reservations set problem = $2 where id = $1', [id, problem]);
  }
  return true;
}

/**
 * Refunds the rest of a payment, unless a refund is already pending.
 * @returns the new state of the payment, and the id of the refund if one was made
 */
async function refundRest(
  stripe: Stripe,
  { id, refundsFailed }: Reservation,
  intentId: string,
): Promise<{ state: PaymentState; madeId: string | null }> {
  const state = await readPaymentState(stripe, intentId);
  const onItsWay = state.refunds.some(({ state }) => state === 'on_its_way');
  if (onItsWay || state.refundedCents >= state.cents) return { state, madeId: null };
  let madeId: string | null = null;
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: intentId,
        reason: 'requested_by_customer',
        metadata: ownerMetadata({ kind: 'reservation', id }),
      },
      { idempotencyKey: `reservation-${id}-refund-${refundsFailed}` },
    );
    madeId = refund.id;
  } catch (error) {
    // It was refunded directly in Stripe meanwhile, as the state below shows.
    if (!isRefusal(error) || error.code !== 'charge_already_refunded') throw error;
  }
  return { state: await readPaymentState(stripe, intentId), madeId };
}
