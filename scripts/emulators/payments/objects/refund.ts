import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';

export function refund(
  charge: Stripe.Charge,
  {
    amount,
    reason,
    metadata,
    pending,
    created,
  }: {
    /** In cents. */
    amount: number;
    reason: Stripe.Refund['reason'];
    metadata: Record<string, string>;
    pending: boolean;
    created: number;
  },
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(pending ? { pending_reason: 'processing' as const } : {}),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
}
