import type pg from 'pg';
import { compareSession, endSession } from '../close.server.ts';
import type { Payments } from '../connections.ts';
import { takePaymentNews } from './apply.server.ts';
import { ONLINE_PAYMENTS, type OnlinePayment } from './read.server.ts';

const BY = { actor: 'reconciliation' };

/** The step is written together with the closed session, since a payment with a closed session is not looked at again. */
const whenClosed =
  ({ id }: OnlinePayment, event: 'expire' | 'cancel') =>
  (connection: pg.PoolClient) =>
    takePaymentNews(connection, id, { type: event });

/**
 * Ends a payment that nobody made. The session at Stripe is closed first, so that nobody pays afterwards; if it
 * has been paid before, the payment is taken.
 * @returns what it came to; `busy` when something is being paid this very moment
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
 * Compares a payment with what Stripe has of it, and ends it when its time is over.
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
