import type Stripe from 'stripe';
import { paymentFacts } from '../facts.server.ts';
import type { Meaning } from './handler.ts';

/** Reads the full state of a payment from Stripe after a change to a refund or its charge. */
export async function refundChanged(
  { payment_intent }: Pick<Stripe.Refund, 'payment_intent'>,
  stripe: Stripe,
): Promise<Meaning> {
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (!intentId) return null;
  const facts = await paymentFacts(stripe, intentId);
  return facts.owner ? { owner: facts.owner, facts } : null;
}
