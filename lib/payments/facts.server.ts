import type Stripe from 'stripe';
import { type Owner, ownerOf } from './owner.ts';

/** What Stripe says of a payment; cents of `currency`. */
export interface Payment {
  intentId: string;
  cents: number;
  currency: string;
}

/** The outcome of a payment: paid, or refunded in full. */
export type PaymentStep =
  | ({ type: 'pay' } & Payment)
  /** `refundId`: the last of its refunds. */
  | ({ type: 'refunded'; refundId: string } & Payment);

/** A payment as Stripe has it now. */
export interface PaymentFacts extends Payment {
  /** Named in the payment's metadata; null for a payment that is not ours. */
  owner: Owner | null;
  /** The refunds that have arrived, in cents. */
  refundedCents: number;
  refunds: { id: string; state: 'arrived' | 'on_its_way' | 'failed' }[];
}

/**
 * Asks Stripe how a payment stands. Webhooks tell of refunds one by one and in any order; this is all of them.
 * @throws Stripe's error
 */
export async function paymentFacts(stripe: Stripe, intentId: string): Promise<PaymentFacts> {
  const [intent, refunds] = await Promise.all([
    stripe.paymentIntents.retrieve(intentId),
    stripe.refunds.list({ payment_intent: intentId, limit: 100 }),
  ]);
  const arrivedRefunds = refunds.data.filter(({ status }) => status === 'succeeded');
  return {
    owner: ownerOf(intent),
    intentId,
    cents: intent.amount_received,
    currency: intent.currency,
    refundedCents: arrivedRefunds.reduce((sum, { amount }) => sum + amount, 0),
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

/**
 * The step that follows from the facts, for a reservation and an online payment alike.
 * @returns null while no money has arrived
 */
export function stepOf({
  intentId,
  cents,
  currency,
  refundedCents,
  refunds,
}: PaymentFacts): PaymentStep | null {
  if (cents === 0) return null;
  const payment = { intentId, cents, currency };
  const refund = refunds.find(({ state }) => state === 'arrived');
  return refund && refundedCents >= cents
    ? { type: 'refunded', ...payment, refundId: refund.id }
    : { type: 'pay', ...payment };
}

/** Whether the bank did not take the refund that a row names. */
export const refundHasFailed = ({ refunds }: PaymentFacts, refundId: string | null): boolean =>
  refunds.some(({ id, state }) => id === refundId && state === 'failed');
