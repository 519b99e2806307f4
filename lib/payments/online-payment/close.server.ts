import type pg from 'pg';
import { compareSession, endSession } from '../close.server.ts';
import type { Payments } from '../connections.ts';
import { applyOnlinePaymentEvent } from './apply.server.ts';
import { ONLINE_PAYMENTS, type OnlinePayment } from './read.server.ts';

const BY = { actor: 'reconciliation' };

/** Written together with the closed session, because payments with a closed session are not checked again. */
const whenClosed =
  ({ id }: OnlinePayment, event: 'expire' | 'cancel') =>
  (connection: pg.PoolClient) =>
    applyOnlinePaymentEvent(connection, id, { type: event });

/**
 * Ends an unpaid payment. Closes the Stripe session first so that nobody pays afterwards; records the payment
 * if it was already paid.
 * @returns the outcome; `busy` if a payment is in progress
 * @throws Stripe's or the database's error
 */
export async function endPayment(
  payments: Payments,
  payment: OnlinePayment,
  event: 'expire' | 'cancel',
): Promise<'paid' | 'ended' | 'busy'> {
  const state = await endSession(payments, ONLINE_PAYMENTS, payment, BY, whenClosed(payment, event));
  if (state === 'paid') return 'paid';
  return state === 'closed' ? 'ended' : 'busy';
}

/**
 * Compares a payment with Stripe, and ends it once it has expired.
 * @returns whether something changed
 * @throws Stripe's or the database's error
 */
export async function comparePayment(payments: Payments, payment: OnlinePayment): Promise<boolean> {
  const { status, payableUntil } = payment;
  if (status !== 'open' || payableUntil.getTime() <= Date.now())
    return (await endPayment(payments, payment, 'expire')) === 'paid' || status === 'open';
  const expire = whenClosed(payment, 'expire');
  return (await compareSession(payments, ONLINE_PAYMENTS, payment, BY, expire)) !== 'open';
}
