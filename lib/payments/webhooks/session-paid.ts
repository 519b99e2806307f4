import type Stripe from 'stripe';
import { ownerOf } from '../owner.ts';
import type { Meaning } from './handler.ts';

/** The payment of a session, once the money is there: a session may be complete without. */
export function sessionPaid(session: Stripe.Checkout.Session): Meaning {
  const owner = ownerOf(session);
  const { payment_status, payment_intent, amount_total, currency } = session;
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (!owner || payment_status !== 'paid' || !intentId) return null;
  return {
    owner,
    news: { type: 'pay', intentId, cents: amount_total ?? 0, currency: currency ?? '' },
  };
}
