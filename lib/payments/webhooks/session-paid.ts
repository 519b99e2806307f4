import type Stripe from 'stripe';
import { ownerOf } from '../owner.ts';
import type { Meaning } from './handler.ts';

/**
 * Returns the payment of a session. A session can complete before the money arrives, which is not yet a
 * payment.
 */
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
