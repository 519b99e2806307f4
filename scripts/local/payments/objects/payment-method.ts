import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Brand, brandOf } from '../rules/cards.ts';
import { newId } from '../store/ids.ts';

/** A card as somebody typed it, its digits without spaces. */
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

export interface Payer {
  name: string | null;
  email: string | null;
  phone: string | null;
  country: string | null;
  postalCode: string | null;
}

/** How Stripe spells a brand for people to read, where that is not as `brand` does. */
const DISPLAY_BRANDS: Partial<Record<Brand, string>> = {
  amex: 'american_express',
  diners: 'diners_club',
  unionpay: 'union_pay',
  unknown: 'other',
};

const billingDetails = (payer: Payer) => ({
  address: {
    city: null,
    country: payer.country,
    line1: null,
    line2: null,
    postal_code: payer.postalCode,
    state: null,
  },
  email: payer.email,
  name: payer.name,
  phone: payer.phone,
  tax_id: null,
});

/** The PaymentMethod of a card: the number is not in it. */
export function paymentMethod(card: Card, payer: Payer, created: number): Stripe.PaymentMethod {
  const brand = brandOf(card.number);
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billingDetails(payer),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'AU',
      display_brand: DISPLAY_BRANDS[brand] ?? brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: fingerprint(card.number),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** The same for every use of a card, and no way back to its number. */
const fingerprint = (number: string) =>
  createHash('sha256').update(`card ${number}`).digest('base64url').replace(/\W/g, 'x').slice(0, 16);
