import type Stripe from 'stripe';
import type { Meaning } from './handler.ts';
import { reservationOf } from './reservation-of.ts';

/** The payment of a session, once the money is there: a session may be complete without. */
export function sessionPaid(session: Stripe.Checkout.Session): Meaning {
  const reservationId = reservationOf(session);
  const { payment_status, payment_intent, amount_total, currency } = session;
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (!reservationId || payment_status !== 'paid' || !intentId) return null;
  return {
    reservationId,
    news: { type: 'pay', intentId, cents: amount_total ?? 0, currency: currency ?? '' },
  };
}
