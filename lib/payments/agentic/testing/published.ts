import { z } from 'zod';

/**
 * The shapes of answers and order events in `spec/2026-04-17/json-schema/schema.agentic_checkout.json` and
 * `schema.feed.json` of agentic-commerce-protocol/agentic-commerce-protocol, read on 30 November 2026 at commit
 * c2afc863: field names, required fields and enumerations of the parts that we send. Other fields are errors,
 * as in the schemas (`additionalProperties: false`).
 */
const date = z.iso.datetime();
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const cents = z.int();

const total = z.strictObject({
  type: z.enum([
    'items_base_amount',
    'items_discount',
    'subtotal',
    'discount',
    'fulfillment',
    'tax',
    'fee',
    'gift_wrap',
    'tip',
    'store_credit',
    'total',
    'amount_refunded',
  ]),
  display_text: z.string(),
  amount: cents,
});

const resolution = z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review']);
const messageParts = {
  severity: z.enum(['info', 'low', 'medium', 'high', 'critical']).optional(),
  resolution: resolution.optional(),
  param: z.string().startsWith('$').optional(),
  content_type: z.enum(['plain', 'markdown']),
  content: z.string(),
};
const message = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('info'), ...messageParts }),
  z.strictObject({
    type: z.literal('warning'),
    code: z.enum([
      'low_stock',
      'high_demand',
      'shipping_delay',
      'price_change',
      'expiring_promotion',
      'limited_availability',
    ]),
    ...messageParts,
  }),
  z.strictObject({
    type: z.literal('error'),
    code: z.enum([
      'missing',
      'invalid',
      'out_of_stock',
      'payment_declined',
      'requires_sign_in',
      'requires_3ds',
      'low_stock',
      'quantity_exceeded',
      'coupon_invalid',
      'coupon_expired',
      'minimum_not_met',
      'maximum_exceeded',
      'region_restricted',
      'age_verification_required',
      'approval_required',
      'unsupported',
      'not_found',
      'conflict',
      'rate_limited',
      'expired',
      'intervention_required',
    ]),
    ...messageParts,
  }),
]);

const paymentHandler = z.strictObject({
  id: z.string(),
  name: z.string(),
  display_name: z.string().optional(),
  version: day,
  spec: z.url(),
  requires_delegate_payment: z.boolean(),
  requires_pci_compliance: z.boolean(),
  psp: z.string(),
  config_schema: z.url(),
  instrument_schemas: z.array(z.url()),
  config: z.looseObject({}),
});

const lineItem = z.strictObject({
  id: z.string(),
  item: z.strictObject({ id: z.string(), name: z.string().optional(), unit_amount: cents.optional() }),
  quantity: z.int().min(1),
  name: z.string().optional(),
  description: z.string().optional(),
  images: z.array(z.url()).optional(),
  unit_amount: cents.optional(),
  disclosures: z
    .array(
      z.strictObject({
        type: z.enum(['disclaimer']),
        content_type: z.enum(['plain', 'markdown']),
        content: z.string(),
      }),
    )
    .optional(),
  custom_attributes: z.array(z.strictObject({ display_name: z.string(), value: z.string() })).optional(),
  marketplace_seller_details: z.strictObject({ name: z.string() }).optional(),
  product_id: z.string().optional(),
  sku: z.string().optional(),
  max_quantity_per_order: z.int().min(1).optional(),
  totals: z.array(total),
});

/** `Order` */
export const publishedOrder = z.strictObject({
  type: z.literal('order').optional(),
  id: z.string(),
  checkout_session_id: z.string(),
  order_number: z.string().optional(),
  permalink_url: z.url(),
  status: z.string().optional(),
  confirmation: z
    .strictObject({ confirmation_number: z.string().optional(), receipt_url: z.url().optional() })
    .optional(),
  line_items: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        product_id: z.string().optional(),
        url: z.url().optional(),
        quantity: z.strictObject({
          ordered: z.int().min(1),
          current: z.int().min(0),
          fulfilled: z.int().min(0).optional(),
        }),
        unit_price: cents.optional(),
        subtotal: cents.optional(),
        status: z.string().optional(),
      }),
    )
    .optional(),
  fulfillments: z.array(z.never()).optional(),
  adjustments: z
    .array(
      z.strictObject({
        id: z.string(),
        type: z.string(),
        occurred_at: date,
        status: z.string(),
        amount: cents.optional(),
        currency: z
          .string()
          .regex(/^[a-z]{3}$/)
          .optional(),
        description: z.string().optional(),
        reason: z.string().optional(),
      }),
    )
    .optional(),
  totals: z.array(total).optional(),
});

/** `CheckoutSession` */
export const publishedSession = z.strictObject({
  id: z.string(),
  protocol: z.strictObject({ version: day }).optional(),
  capabilities: z.strictObject({
    payment: z.strictObject({ handlers: z.array(paymentHandler) }).optional(),
    interventions: z
      .strictObject({ supported: z.array(z.string()).optional(), required: z.array(z.string()).optional() })
      .optional(),
  }),
  buyer: z
    .strictObject({
      email: z.string(),
      full_name: z.string().optional(),
      phone_number: z.string().optional(),
    })
    .optional(),
  status: z.enum([
    'incomplete',
    'not_ready_for_payment',
    'requires_escalation',
    'authentication_required',
    'ready_for_payment',
    'pending_approval',
    'complete_in_progress',
    'completed',
    'canceled',
    'in_progress',
    'expired',
  ]),
  currency: z.string(),
  line_items: z.array(lineItem),
  fulfillment_options: z.array(
    z.strictObject({
      type: z.literal('digital'),
      id: z.string(),
      title: z.string(),
      description: z.string().optional(),
      totals: z.array(total),
    }),
  ),
  selected_fulfillment_options: z
    .array(
      z.strictObject({
        type: z.enum(['shipping', 'digital', 'pickup', 'local_delivery']),
        option_id: z.string(),
        item_ids: z.array(z.string()),
      }),
    )
    .optional(),
  totals: z.array(total),
  messages: z.array(message),
  links: z.array(
    z.strictObject({
      type: z.enum([
        'terms_of_use',
        'privacy_policy',
        'return_policy',
        'shipping_policy',
        'contact_us',
        'about_us',
        'faq',
        'support',
      ]),
      title: z.string().optional(),
      url: z.url(),
    }),
  ),
  continue_url: z.url().optional(),
  created_at: date.optional(),
  updated_at: date.optional(),
  expires_at: date.optional(),
  order: publishedOrder.optional(),
});

/** `Product` of the feed. */
export const publishedProduct = z.strictObject({
  id: z.string(),
  title: z.string().optional(),
  description: z.strictObject({ plain: z.string() }).optional(),
  url: z.url().optional(),
  media: z.array(z.strictObject({ type: z.string(), url: z.url() })).optional(),
  variants: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      url: z.url().optional(),
      price: z.strictObject({ amount: cents.min(0), currency: z.string().regex(/^[A-Z]{3}$/) }).optional(),
      availability: z.strictObject({ available: z.boolean(), status: z.string() }).optional(),
      condition: z.array(z.string()).optional(),
      seller: z.strictObject({ name: z.string() }).optional(),
    }),
  ),
});
