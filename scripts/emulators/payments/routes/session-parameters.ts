import { z } from 'zod';
import { currencyOf, unknownCurrency } from '../rules/currencies.ts';
import { expand, flag, integer, metadata, webAddress } from '../wire/parameters.ts';

/**
 * The largest amount Stripe accepts (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
const LARGEST_CENTS = 99_999_999;

export const currency = z
  .string()
  .min(1)
  .transform((code, { addIssue }) => {
    const normalisedCode = currencyOf(code);
    if (normalisedCode === null) addIssue(unknownCurrency(code));
    return normalisedCode ?? code;
  });
export const cents = integer.pipe(z.number().int().min(1).max(LARGEST_CENTS));

/** Locales of Stripe's hosted page; Australian English falls under `en`. */
const LOCALES = [
  ...([
    'auto',
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'es',
    'es-419',
    'et',
    'fi',
    'fil',
    'fr',
  ] as const),
  ...(['fr-CA', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt'] as const),
  ...(['pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW'] as const),
];

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: integer.pipe(z.number().int().min(0).max(LARGEST_CENTS)),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().min(1).max(40_000).optional(),
      images: z.array(z.string()).max(8).optional(),
      metadata: metadata.optional(),
    }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  }),
  quantity: integer.pipe(z.number().int().min(1).max(1_000_000)).default(1),
});

/** Parameters of a session in `setup` mode, which checks a card on the hosted page without a charge. */
export const setupParameters = z.strictObject({
  mode: z.literal('setup'),
  ui_mode: z.literal('hosted_page').default('hosted_page'),
  currency: currency.optional(),
  payment_method_types: z.array(z.literal('card')).min(1).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  customer_email: z.email().max(512).optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  metadata: metadata.default({}),
  setup_intent_data: z
    .strictObject({ description: z.string().max(1_000).optional(), metadata: metadata.optional() })
    .default({}),
  locale: z.enum(LOCALES).optional(),
  expires_at: integer.optional(),
  expand,
});

/** Parameters of `POST /v1/checkout/sessions` for a card deposit; any other is rejected by name. */
export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.enum(['hosted_page', 'elements']).default('hosted_page'),
  line_items: z.array(lineItem).min(1).max(100),
  payment_method_types: z.array(z.literal('card')).min(1).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  success_url: webAddress.optional(),
  cancel_url: webAddress.optional(),
  return_url: webAddress.optional(),
  redirect_on_completion: z.enum(['always', 'if_required', 'never']).optional(),
  customer_email: z.email().max(512).optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  metadata: metadata.default({}),
  payment_intent_data: z
    .strictObject({
      description: z.string().max(1_000).optional(),
      metadata: metadata.optional(),
      receipt_email: z.email().optional(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
    })
    .default({}),
  payment_method_options: z
    .strictObject({
      card: z.strictObject({ request_three_d_secure: z.enum(['automatic', 'any', 'challenge']) }).partial(),
    })
    .partial()
    .optional(),
  wallet_options: z
    .strictObject({ link: z.strictObject({ display: z.enum(['auto', 'never']) }).partial() })
    .partial()
    .optional(),
  phone_number_collection: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_creation: z.literal('if_required').optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).partial().optional(),
  branding_settings: z
    .strictObject({
      display_name: z.string().min(1).max(100),
      button_color: colour,
      background_color: colour,
      border_style: z.enum(['rectangular', 'rounded', 'pill']),
    })
    .partial()
    .optional(),
  submit_type: z.enum(['auto', 'pay', 'book', 'donate']).optional(),
  locale: z.enum(LOCALES).optional(),
  expires_at: integer.optional(),
  expand,
});
export type SessionParameters = z.output<typeof sessionParameters>;
