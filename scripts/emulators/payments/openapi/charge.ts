import { paymentMethodDetails } from './charge-card.ts';
import {
  boolean,
  currency,
  expandable,
  integer,
  longText,
  metadata,
  nullable,
  object,
  oneOf,
  page,
  ref,
  text,
  time,
  unfilled,
} from './schema.ts';

/** `charge_outcome` */
const outcome = object(
  { type: text },
  {
    advice_code: nullable(oneOf('confirm_card_data', 'do_not_try_again', 'try_again_later')),
    network_advice_code: nullable(text),
    network_decline_code: nullable(text),
    network_status: nullable(text),
    reason: nullable(text),
    risk_level: text,
    risk_score: integer,
    seller_message: nullable(text),
  },
);

/** `charge` */
export const charge = object(
  {
    amount: integer,
    amount_captured: integer,
    amount_refunded: integer,
    billing_details: ref('billing_details'),
    captured: boolean,
    created: time,
    currency,
    disputed: boolean,
    id: text,
    livemode: boolean,
    metadata,
    object: oneOf('charge'),
    paid: boolean,
    refunded: boolean,
    status: oneOf('failed', 'pending', 'succeeded'),
  },
  {
    application: nullable(expandable('application')),
    application_fee: nullable(expandable('application_fee')),
    application_fee_amount: nullable(integer),
    balance_transaction: nullable(expandable('balance_transaction')),
    calculated_statement_descriptor: nullable(text),
    customer: nullable(expandable('customer', 'deleted_customer')),
    description: nullable(longText(40_000)),
    failure_balance_transaction: nullable(expandable('balance_transaction')),
    failure_code: nullable(text),
    failure_message: nullable(text),
    /** `charge_fraud_details` */
    fraud_details: nullable(object({}, { stripe_report: text, user_report: text })),
    on_behalf_of: nullable(expandable('account')),
    outcome: nullable(outcome),
    payment_intent: nullable(expandable('payment_intent')),
    payment_method: nullable(text),
    payment_method_details: nullable(paymentMethodDetails),
    /** `radar_radar_options` */
    radar_options: object({}, { session: text }),
    receipt_email: nullable(text),
    receipt_number: nullable(text),
    receipt_url: nullable(text),
    refunds: nullable(page('refund')),
    review: nullable(expandable('review')),
    shipping: unfilled('shipping'),
    source_transfer: nullable(expandable('transfer')),
    statement_descriptor: nullable(text),
    statement_descriptor_suffix: nullable(text),
    transfer_data: unfilled('charge_transfer_data'),
    transfer_group: nullable(text),
    // Absent from the public specification, but required by the package's types, which come from the SDK
    // edition.
    source: { type: 'null' },
  },
);
