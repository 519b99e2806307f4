import type Stripe from 'stripe';
import { type Owner, ownerOf } from './owner.ts';

/** A payment at Stripe; cents of `currency`. */
export interface Payment {
  intentId: string;
  cents: number;
  currency: string;
}

/** The end of a session: a payment, or none. */
export type PaymentOutcome = ({ type: 'pay' } & Payment) | { type: 'expire' };

export type PaymentStep =
  | ({ type: 'pay' } & Payment)
  /** `refundId`: the latest refund. */
  | ({ type: 'refunded'; refundId: string } & Payment);

/** Current state of a payment at Stripe. */
export interface PaymentState extends Payment {
  /** From the payment's metadata; null if the payment is not ours. */
  owner: Owner | null;
  /** Sum of completed refunds, in cents. */
  refundedCents: number;
  refunds: { id: string; state: 'arrived' | 'on_its_way' | 'failed' }[];
}

/**
 * Reads the full state of a payment from Stripe. Refund webhooks arrive one by one and in any order.
 * @throws Stripe's error
 */
export async function readPaymentState(stripe: Stripe, intentId: string): Promise<PaymentState> {
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

/** Returns the step that follows from the state of a payment, or null while nothing is paid. */
export function stepOf({
  intentId,
  cents,
  currency,
  refundedCents,
  refunds,
}: PaymentState): PaymentStep | null {
  if (cents === 0) return null;
  const payment = { intentId, cents, currency };
  const refund = refunds.find(({ state }) => state === 'arrived');
  return refund && refundedCents >= cents
    ? { type: 'refunded', ...payment, refundId: refund.id }
    : { type: 'pay', ...payment };
}

/** Returns whether the refund recorded in a row has failed at the bank. */
export const refundHasFailed = ({ refunds }: PaymentState, refundId: string | null): boolean =>
  refunds.some(({ id, state }) => id === refundId && state === 'failed');
