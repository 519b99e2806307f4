import type Stripe from 'stripe';
import { transaction } from '../../platform/database/client.server.ts';
import type { Payments } from '../connections.ts';
import { type PaymentFacts, paymentFacts } from '../facts.server.ts';
import { ownerMetadata } from '../owner.ts';
import { isRefusal, stripeProblem } from '../stripe.server.ts';
import { applyFacts } from './facts.server.ts';
import { RESERVATION_COLUMNS, type Reservation } from './read.server.ts';

/** How long to wait for the next try, doubled each time up to the longest. */
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 3_600;
/** After so many tries a person should look at it. */
const WORRYING_ATTEMPTS = 8;

const WORKER = { actor: 'reconciliation' };

/**
 * Gives back the money of the next reservation that waits for it, or looks how its refund is going. Any number of
 * workers may do so at once: a claim lasts until the next try is due, and Stripe makes one refund per key.
 * @param report hears of each try that failed
 * @returns whether there was a reservation to refund
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
    const { facts, madeId } = await giveBack(stripe, reservation, paymentIntentId);
    await transaction(pool, async (connection) => {
      const refund = facts.refunds.find(({ state }) => state !== 'failed');
      // Ours by its id even if the bank has refused it meanwhile: only a refund that the row names can be seen to fail.
      await connection.query(
        "update reservations set refund_id = coalesce(refund_id, $2) where id = $1 and status = 'refund_pending'",
        [id, madeId ?? refund?.id ?? null],
      );
      await applyFacts(connection, id, facts, WORKER);
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
 * Asks for the rest of the money back, unless that is on its way already.
 * @returns how the payment stands then, and the refund that was asked for, if there was one
 */
async function giveBack(
  stripe: Stripe,
  { id, refundsFailed }: Reservation,
  intentId: string,
): Promise<{ facts: PaymentFacts; madeId: string | null }> {
  const facts = await paymentFacts(stripe, intentId);
  const onItsWay = facts.refunds.some(({ state }) => state === 'on_its_way');
  if (onItsWay || facts.refundedCents >= facts.cents) return { facts, madeId: null };
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
    // Somebody has given it back in Stripe itself meanwhile; the facts below say so.
    if (!isRefusal(error) || error.code !== 'charge_already_refunded') throw error;
  }
  return { facts: await paymentFacts(stripe, intentId), madeId };
}
