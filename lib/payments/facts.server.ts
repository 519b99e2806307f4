import type Stripe from 'stripe';
import { type Owner, ownerOf } from './owner.ts';

/** What Stripe says of a payment; cents of `currency`. */
export interface Payment {
  intentId: string;
  cents: number;
  currency: string;
}

/** A payment as Stripe has it now. */
export interface PaymentFacts extends Payment {
  /** As Stripe keeps it beside the payment; null for a payment that is none of ours. */
  owner: Owner | null;
  /** In cents, arrived. */
  refundedCents: number;
  refunds: { id: string; state: 'arrived' | 'on_its_way' | 'failed' }[];
}

/**
 * Asks Stripe how a payment stands. News of refunds come in any order and one by one; this is the whole truth.
 * @throws Stripe's error
 */
export async function paymentFacts(stripe: Stripe, intentId: string): Promise<PaymentFacts> {
  const [intent, refunds] = await Promise.all([
    stripe.paymentIntents.retrieve(intentId),
    stripe.refunds.list({ payment_intent: intentId, limit: 100 }),
  ]);
  const arrived = refunds.data.filter(({ status }) => status === 'succeeded');
  return {
    owner: ownerOf(intent),
    intentId,
    cents: intent.amount_received,
    currency: intent.currency,
    refundedCents: arrived.reduce((sum, { amount }) => sum + amount, 0),
    // Newest first, as Stripe lists them.
    refunds: refunds.data.map(({ id, status }) => ({
      id,
      state:
        status === 'succeeded'
          ? 'arrived'
          : status === 'failed' || status === 'canceled'
            ? 'failed'
            : 'on_its_way',
    })),
  };
}
