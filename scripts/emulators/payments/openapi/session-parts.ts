import {
  boolean,
  expandable,
  integer,
  list,
  longText,
  metadata,
  nullable,
  object,
  oneOf,
  ref,
  text,
  unfilled,
} from './schema.ts';

// Parts of a session. In the specification each name starts with `payment_pages_checkout_session_`.

/** `..._automatic_tax` */
export const automaticTax = object(
  { enabled: boolean },
  {
    liability: unfilled('connect_account_reference'),
    provider: nullable(text),
    status: nullable(oneOf('complete', 'failed', 'requires_location_inputs')),
  },
);

/** `..._branding_settings` */
export const brandingSettings = object(
  {
    background_color: text,
    border_style: oneOf('pill', 'rectangular', 'rounded'),
    button_color: text,
    display_name: text,
    font_family: text,
  },
  {
    icon: unfilled('payment_pages_checkout_session_branding_settings_icon'),
    logo: unfilled('payment_pages_checkout_session_branding_settings_logo'),
  },
);

const position = unfilled('payment_pages_checkout_session_custom_text_position');
/** `..._custom_text` */
export const customText = object(
  {},
  {
    after_submit: position,
    shipping_address: position,
    submit: position,
    terms_of_service_acceptance: position,
  },
);

/** `..._customer_details` */
export const customerDetails = object(
  {},
  {
    address: nullable(ref('address')),
    business_name: nullable(longText(150)),
    email: nullable(text),
    individual_name: nullable(longText(150)),
    name: nullable(text),
    phone: nullable(text),
    tax_exempt: nullable(oneOf('exempt', 'none', 'reverse')),
    tax_ids: unfilled('payment_pages_checkout_session_tax_id'),
  },
);

/** `..._discount` */
export const discount = object(
  {},
  { coupon: nullable(expandable('coupon')), promotion_code: nullable(expandable('promotion_code')) },
);

/** `..._invoice_creation`, with `..._invoice_settings` */
export const invoiceCreation = object({
  enabled: boolean,
  invoice_data: object(
    {},
    {
      account_tax_ids: nullable(list(expandable('tax_id', 'deleted_tax_id'))),
      custom_fields: unfilled('invoice_setting_custom_field'),
      description: nullable(text),
      footer: nullable(text),
      issuer: unfilled('connect_account_reference'),
      metadata: nullable(metadata),
      rendering_options: unfilled('invoice_setting_checkout_rendering_options'),
    },
  ),
});

/** `..._shipping_option` */
export const shippingOption = object({
  shipping_amount: integer,
  shipping_rate: expandable('shipping_rate'),
});

/** `..._total_details` */
export const totalDetails = object(
  { amount_discount: integer, amount_tax: integer },
  { amount_shipping: nullable(integer) },
);

/** `checkout_session_payment_method_options`, with `checkout_card_payment_method_options` */
export const paymentMethodOptions = object(
  {},
  { card: object({ request_three_d_secure: oneOf('any', 'automatic', 'challenge') }) },
);
