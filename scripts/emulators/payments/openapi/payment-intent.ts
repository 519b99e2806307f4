import {
  anything,
  boolean,
  currency,
  expandable,
  integer,
  list,
  metadata,
  nullable,
  object,
  oneOf,
  ref,
  text,
  time,
  unfilled,
} from './schema.ts';

/** `payment_intent_payment_method_options_card` */
const cardOptions = object(
  {},
  {
    installments: unfilled('payment_method_options_card_installments'),
    mandate_options: unfilled('payment_method_options_card_mandate_options'),
    network: nullable(
      oneOf(
        'amex',
        'cartes_bancaires',
        'diners',
        'discover',
        'eftpos_au',
        'girocard',
        'interac',
        'jcb',
        'link',
        'mastercard',
        'unionpay',
        'unknown',
        'visa',
      ),
    ),
    request_three_d_secure: nullable(oneOf('any', 'automatic', 'challenge')),
  },
);

/**
 * `payment_intent_next_action`; `use_stripe_sdk` is private to Stripe and Stripe.js, so any content passes.
 */
const nextAction = object({ type: text }, { use_stripe_sdk: anything });

/** `payment_intent` */
export const paymentIntent = object(
  {
    created: time,
    id: text,
    livemode: boolean,
    object: oneOf('payment_intent'),
    status: oneOf(
      'canceled',
      'processing',
      'requires_action',
      'requires_capture',
      'requires_confirmation',
      'requires_payment_method',
      'succeeded',
    ),
  },
  {
    // Stripe has some ninety; this service supports cards only.
    allowed_payment_method_types: nullable(list(oneOf('card'))),
    amount: integer,
    amount_capturable: integer,
    /** `payment_flows_amount_details`, with `payment_flows_amount_details_client_resource_tip` */
    amount_details: object({}, { tip: object({}, { amount: integer }) }),
    amount_received: integer,
    application: nullable(expandable('application')),
    application_fee_amount: nullable(integer),
    automatic_payment_methods: unfilled('payment_flows_automatic_payment_methods_payment_intent'),
    canceled_at: nullable(time),
    cancellation_reason: nullable(
      oneOf(
        'abandoned',
        'automatic',
        'duplicate',
        'expired',
        'failed_invoice',
        'fraudulent',
        'requested_by_customer',
        'void_invoice',
      ),
    ),
    capture_method: oneOf('automatic', 'automatic_async', 'manual'),
    client_secret: nullable(text),
    confirmation_method: oneOf('automatic', 'manual'),
    currency,
    customer: nullable(expandable('customer', 'deleted_customer')),
    customer_account: nullable(text),
    description: nullable(text),
    excluded_payment_method_types: nullable(list(oneOf('card'))),
    last_payment_error: nullable(ref('api_errors')),
    latest_charge: nullable(expandable('charge')),
    managed_payments: unfilled('smor_resource_managed_payments'),
    metadata,
    next_action: nullable(nextAction),
    on_behalf_of: nullable(expandable('account')),
    payment_method: nullable(expandable('payment_method')),
    payment_method_configuration_details: unfilled(
      'payment_method_config_biz_payment_method_configuration_details',
    ),
    /** `payment_intent_payment_method_options` */
    payment_method_options: nullable(object({}, { card: cardOptions })),
    payment_method_types: list(text),
    payment_record: nullable(expandable('payment_record')),
    processing: unfilled('payment_intent_processing'),
    receipt_email: nullable(text),
    review: nullable(expandable('review')),
    setup_future_usage: nullable(oneOf('off_session', 'on_session')),
    shipping: unfilled('shipping'),
    statement_descriptor: nullable(text),
    statement_descriptor_suffix: nullable(text),
    transfer_data: unfilled('transfer_data'),
    transfer_group: nullable(text),
    // Absent from the public specification, but required by the package's types, which come from the SDK
    // edition.
    source: { type: 'null' },
  },
);
