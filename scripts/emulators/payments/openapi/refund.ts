import { currency, expandable, integer, metadata, nullable, object, oneOf, text, time } from './schema.ts';

/** `refund_destination_details_card` */
const card = object(
  { type: oneOf('pending', 'refund', 'reversal') },
  { reference: text, reference_status: text, reference_type: text },
);

/** `refund` */
export const refund = object(
  { amount: integer, created: time, currency, id: text, object: oneOf('refund') },
  {
    balance_transaction: nullable(expandable('balance_transaction')),
    charge: nullable(expandable('charge')),
    customer: nullable(expandable('customer', 'deleted_customer')),
    customer_account: nullable(text),
    /** `refund_destination_details` */
    destination_details: object({ type: text }, { card }),
    // The specification lists the values of this field and of `status` in prose only.
    failure_reason: oneOf(
      'charge_for_pending_refund_disputed',
      'declined',
      'expired_or_canceled_card',
      'insufficient_funds',
      'lost_or_stolen_card',
      'merchant_request',
      'unknown',
    ),
    metadata: nullable(metadata),
    payment_intent: nullable(expandable('payment_intent')),
    payment_method: nullable(expandable('payment_method')),
    pending_reason: oneOf('charge_pending', 'insufficient_funds', 'processing'),
    reason: nullable(oneOf('duplicate', 'expired_uncaptured_charge', 'fraudulent', 'requested_by_customer')),
    receipt_number: nullable(text),
    source_transfer_reversal: nullable(expandable('transfer_reversal')),
    status: nullable(oneOf('canceled', 'failed', 'pending', 'requires_action', 'succeeded')),
    transfer_reversal: nullable(expandable('transfer_reversal')),
  },
);
