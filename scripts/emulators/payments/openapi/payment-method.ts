import {
  boolean,
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

/** `payment_method_card_checks`, and `payment_method_details_card_checks`, which is the same. */
export const cardChecks = object(
  {},
  {
    address_line1_check: nullable(text),
    address_postal_code_check: nullable(text),
    cvc_check: nullable(text),
  },
);

/** Shared by both card shapes. */
export const regulated = nullable(oneOf('regulated', 'unregulated'));

/** `payment_method_card` */
const card = object(
  { brand: text, exp_month: integer, exp_year: integer, funding: text, last4: text },
  {
    checks: nullable(cardChecks),
    country: nullable(text),
    // The specification lists these values in prose only; their spelling differs from that of `brand`.
    display_brand: nullable(
      oneOf(
        'american_express',
        'cartes_bancaires',
        'diners_club',
        'discover',
        'eftpos_australia',
        'interac',
        'jcb',
        'mastercard',
        'other',
        'union_pay',
        'visa',
      ),
    ),
    fingerprint: nullable(text),
    generated_from: unfilled('payment_method_card_generated_card'),
    /** `networks` */
    networks: nullable(object({ available: list(text) }, { preferred: nullable(text) })),
    regulated_status: regulated,
    /** `three_d_secure_usage` */
    three_d_secure_usage: nullable(object({ supported: boolean })),
    wallet: unfilled('payment_method_card_wallet'),
  },
);

/** `payment_method` */
export const paymentMethod = object(
  {
    billing_details: ref('billing_details'),
    created: time,
    id: text,
    livemode: boolean,
    object: oneOf('payment_method'),
    // Stripe has some sixty; this service supports cards only.
    type: oneOf('card'),
  },
  {
    allow_redisplay: oneOf('always', 'limited', 'unspecified'),
    card,
    customer: nullable(expandable('customer')),
    customer_account: nullable(text),
    metadata: nullable(metadata),
  },
);
