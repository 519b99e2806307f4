import {
  anything,
  boolean,
  expandable,
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

/** `setup_intent_payment_method_options_card` */
const cardOptions = object(
  {},
  {
    mandate_options: unfilled('setup_intent_payment_method_options_card_mandate_options'),
    network: nullable(text),
    request_three_d_secure: nullable(oneOf('any', 'automatic', 'challenge')),
  },
);

/** `setup_intent` */
export const setupIntent = object(
  {
    created: time,
    id: text,
    livemode: boolean,
    object: oneOf('setup_intent'),
    payment_method_types: list(text),
    status: oneOf(
      'canceled',
      'processing',
      'requires_action',
      'requires_confirmation',
      'requires_payment_method',
      'succeeded',
    ),
    usage: text,
  },
  {
    allowed_payment_method_types: nullable(list(oneOf('card'))),
    application: nullable(expandable('application')),
    automatic_payment_methods: unfilled('payment_flows_automatic_payment_methods_setup_intent'),
    cancellation_reason: nullable(oneOf('abandoned', 'duplicate', 'requested_by_customer')),
    client_secret: nullable(text),
    customer: nullable(expandable('customer', 'deleted_customer')),
    customer_account: nullable(text),
    description: nullable(text),
    excluded_payment_method_types: nullable(list(oneOf('card'))),
    flow_directions: nullable(list(oneOf('inbound', 'outbound'))),
    last_setup_error: nullable(ref('api_errors')),
    latest_attempt: nullable(expandable('setup_attempt')),
    managed_payments: unfilled('smor_resource_managed_payments'),
    mandate: nullable(expandable('mandate')),
    metadata: nullable(metadata),
    next_action: nullable(anything),
    on_behalf_of: nullable(expandable('account')),
    payment_method: nullable(expandable('payment_method')),
    payment_method_configuration_details: unfilled(
      'payment_method_config_biz_payment_method_configuration_details',
    ),
    /** `setup_intent_payment_method_options` */
    payment_method_options: nullable(object({}, { card: cardOptions })),
    single_use_mandate: nullable(expandable('mandate')),
  },
);
