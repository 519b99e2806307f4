import type pg from 'pg';
import type Stripe from 'stripe';
import { transaction } from '../database/client.server.ts';
import { paymentFacts } from '../payments/facts.server.ts';
import { closeSession, readSession, type SessionEnd } from '../payments/session.server.ts';
import { isRefusal } from '../payments/stripe.server.ts';
import { takePaymentFacts, takePaymentNews } from './apply.server.ts';
import type { OnlinePayment } from './read.server.ts';
import { openPaymentSession } from './session.server.ts';

interface Connections {
  pool: pg.Pool;
  stripe: Stripe;
}

/**
 * Ends a payment that nobody made; should somebody have paid, that counts. Stripe is told first, so that
 * nobody pays what was given up.
 * @returns what it came to; `busy` when something is being paid this very moment
 * @throws Stripe's or the database's error
 */
export async function endPayment(
  { pool, stripe }: Connections,
  payment: OnlinePayment,
  event: 'expire' | 'cancel',
): Promise<'paid' | 'ended' | 'busy'> {
  const sessionId = await sessionOf(stripe, payment);
  const end: SessionEnd = sessionId ? await closeSession(stripe, sessionId) : { state: 'closed' };
  return settle({ pool, stripe }, payment, sessionId, end, event);
}

/**
 * Compares a payment with what Stripe has of it, and ends it when its time is over.
 * @returns whether something changed
 * @throws Stripe's or the database's error
 */
export async function comparePayment(connections: Connections, payment: OnlinePayment): Promise<boolean> {
  const { status, payableUntil } = payment;
  if (status !== 'open' || payableUntil.getTime() <= Date.now())
    return (await endPayment(connections, payment, 'expire')) === 'paid' || status === 'open';
  if (!payment.sessionId) return false;
  const end = await readSession(connections.stripe, payment.sessionId);
  return (await settle(connections, payment, payment.sessionId, end, 'expire')) !== 'busy';
}

async function settle(
  { pool, stripe }: Connections,
  { id }: OnlinePayment,
  sessionId: string | null,
  end: SessionEnd,
  event: 'expire' | 'cancel',
): Promise<'paid' | 'ended' | 'busy'> {
  if (end.state === 'open') return 'busy';
  if (end.state === 'paid') {
    const facts = await paymentFacts(stripe, end.intentId);
    await transaction(pool, (connection) => takePaymentFacts(connection, id, facts));
    return 'paid';
  }
  await transaction(pool, async (connection) => {
    await takePaymentNews(connection, id, { type: event });
    await connection.query(
      'update online_payments set session_closed = true, session_id = coalesce(session_id, $2) where id = $1',
      [id, sessionId],
    );
  });
  return 'ended';
}

/**
 * The session of a payment, even when the process that opened it died before it was written down: asking again
 * under the same key gives that one; a refusal says that there never was one.
 */
async function sessionOf(stripe: Stripe, payment: OnlinePayment): Promise<string | null> {
  if (payment.sessionId) return payment.sessionId;
  try {
    return (await openPaymentSession(stripe, payment)).id;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
