import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Brand, brandOf } from '../rules/cards.ts';
import { newId } from '../store/ids.ts';

/** A card as entered; the number is digits only. */
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

/** Builds a card's PaymentMethod, which does not contain the card number. */
export function paymentMethod(card: Card, payer: Payer, createdAt: number): Stripe.PaymentMethod {
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
    created: createdAt,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** The same card always gives the same fingerprint; the number cannot be derived from it. */
const fingerprint = (number: string) =>
  createHash('sha256').update(`card ${number}`).digest('base64url').replace(/\W/g, 'x').slice(0, 16);
