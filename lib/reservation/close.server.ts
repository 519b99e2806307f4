import type pg from 'pg';
import type Stripe from 'stripe';
import { transaction } from '../database/client.server.ts';
import { paymentFacts } from '../payments/facts.server.ts';
import { closeSession, readSession, type SessionEnd } from '../payments/session.server.ts';
import { isRefusal } from '../payments/stripe.server.ts';
import type { By } from './apply.server.ts';
import { applyFacts } from './facts.server.ts';
import type { Reservation } from './read.server.ts';
import { openSession } from './session.server.ts';

export interface Payments {
  pool: pg.Pool;
  stripe: Stripe;
}

/**
 * Makes sure that nothing can be paid any more for a reservation; should somebody have paid, that counts.
 * @returns `paid` when it did; `closed` otherwise
 * @throws Stripe's or the database's error
 */
export async function closePayment(
  { pool, stripe }: Payments,
  reservation: Reservation,
  by: By,
): Promise<'paid' | 'closed'> {
  const sessionId = reservation.sessionId ?? (await findSession(stripe, reservation));
  const end: SessionEnd = sessionId ? await closeSession(stripe, sessionId) : { state: 'closed' };
  if (end.state === 'paid') {
    await takePayment({ pool, stripe }, reservation.id, end.intentId, by);
    return 'paid';
  }
  // Open still: something is being paid this very moment; whoever asks next will know.
  await pool.query(
    `update reservations set session_id = coalesce(session_id, $2), session_closed = session_closed or $3 where id = $1`,
    [reservation.id, sessionId, end.state === 'closed'],
  );
  return 'closed';
}

/**
 * Compares the payment of a reservation with what Stripe says of it.
 * @returns how its session stands
 * @throws Stripe's or the database's error
 */
export async function comparePayment(
  { pool, stripe }: Payments,
  reservation: Reservation,
  by: By,
): Promise<SessionEnd['state']> {
  if (!reservation.sessionId) return 'open';
  const end = await readSession(stripe, reservation.sessionId);
  if (end.state === 'paid') await takePayment({ pool, stripe }, reservation.id, end.intentId, by);
  if (end.state === 'closed')
    await pool.query('update reservations set session_closed = true where id = $1', [reservation.id]);
  return end.state;
}

/** Brings a reservation in line with its payment as it stands now; gives a word on what changed. */
export async function takePayment(
  { pool, stripe }: Payments,
  id: string,
  intentId: string,
  by: By,
): Promise<string | null> {
  const facts = await paymentFacts(stripe, intentId);
  return transaction(pool, (connection) => applyFacts(connection, id, facts, by));
}

/**
 * The session of a reservation whose row does not name it: the process that opened it may have died before it
 * was written down. Asking again under the same key gives that one; a refusal says that there never was one.
 */
async function findSession(stripe: Stripe, reservation: Reservation): Promise<string | null> {
  try {
    return (await openSession(stripe, reservation)).id;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
