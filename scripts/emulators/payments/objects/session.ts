import type Stripe from 'stripe';
import { newSessionId, randomLetters } from '../store/ids.ts';

type Border = Stripe.Checkout.Session.BrandingSettings['border_style'];

export interface NewSession {
  uiMode: 'hosted_page' | 'elements';
  /** In cents. */
  amount: number;
  currency: string;
  created: number;
  expiresAt: number;
  successUrl: string | null;
  cancelUrl: string | null;
  returnUrl: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  submitType: Stripe.Checkout.Session['submit_type'];
  locale: Stripe.Checkout.Session['locale'];
  redirectOnCompletion: 'always' | 'if_required' | 'never';
  branding: {
    display_name?: string;
    button_color?: string;
    background_color?: string;
    border_style?: Border;
  } | null;
  pagesOrigin: string;
}

export function session(options: NewSession): Stripe.Checkout.Session {
  const id = newSessionId();
  const elements = options.uiMode === 'elements';
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: options.amount,
    amount_total: options.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    ...(elements ? {} : { branding_settings: branding(options.branding ?? {}) }),
    cancel_url: options.cancelUrl,
    client_reference_id: options.clientReferenceId,
    client_secret: elements ? `${id}_secret_${randomLetters(58)}` : null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: options.created,
    currency: options.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: options.customerEmail ? customerDetails({ email: options.customerEmail }) : null,
    customer_email: options.customerEmail,
    discounts: [],
    expires_at: options.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: options.locale,
    managed_payments: null,
    metadata: options.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    ...(elements ? { redirect_on_completion: options.redirectOnCompletion } : {}),
    ...(options.returnUrl ? { return_url: options.returnUrl } : {}),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: options.submitType,
    subscription: null,
    success_url: options.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: options.uiMode,
    url: elements ? null : `${options.pagesOrigin}/c/pay/${id}`,
    wallet_options: null,
  };
}

/** Returns a session as one that checks a card: it has no amount, and its setup intent from the start. */
export const setupSession = (
  { invoice_creation: _, ...session }: Stripe.Checkout.Session,
  { intent, currency }: { intent: string; currency: string | null },
): Stripe.Checkout.Session => ({
  ...session,
  mode: 'setup',
  setup_intent: intent,
  amount_subtotal: null,
  amount_total: null,
  currency,
  customer_creation: null,
  invoice_creation: null,
  payment_status: 'no_payment_required',
  payment_method_collection: 'always',
  total_details: null,
});

const branding = (
  settings: NonNullable<NewSession['branding']>,
): Stripe.Checkout.Session.BrandingSettings => ({
  background_color: settings.background_color ?? '#102a26',
  border_style: settings.border_style ?? 'rounded',
  button_color: settings.button_color ?? '#1d7a5c',
  display_name: settings.display_name ?? '',
  font_family: 'default',
  icon: null,
  logo: null,
});

export const customerDetails = ({
  email = null,
  name = null,
  phone = null,
  address = null,
}: Partial<
  Pick<Stripe.Checkout.Session.CustomerDetails, 'email' | 'name' | 'phone' | 'address'>
>): Stripe.Checkout.Session.CustomerDetails => ({
  address,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone,
  tax_exempt: 'none',
  tax_ids: null,
});
