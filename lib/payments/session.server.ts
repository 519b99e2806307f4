import type Stripe from 'stripe';
import { isRefusal } from './stripe.server.ts';

/** What Stripe knows of a session in the end. */
export type SessionEnd =
  | { state: 'open'; url: string | null }
  | { state: 'closed' }
  | { state: 'paid'; intentId: string };

/** @throws Stripe's error */
export async function readSession(stripe: Stripe, sessionId: string): Promise<SessionEnd> {
  return endOf(await stripe.checkout.sessions.retrieve(sessionId));
}

/**
 * Ends a session, so that nobody pays any more what is given up.
 * @returns `paid` when somebody was faster
 * @throws Stripe's error
 */
export async function closeSession(stripe: Stripe, sessionId: string): Promise<SessionEnd> {
  try {
    return endOf(await stripe.checkout.sessions.expire(sessionId));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return readSession(stripe, sessionId);
  }
}

function endOf({ status, payment_status, payment_intent, url }: Stripe.Checkout.Session): SessionEnd {
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (payment_status === 'paid' && intentId) return { state: 'paid', intentId };
  return status === 'expired' ? { state: 'closed' } : { state: 'open', url };
}
