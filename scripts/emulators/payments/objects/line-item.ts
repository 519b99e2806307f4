import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';

export function lineItem({
  name,
  unitAmount,
  quantity,
  currency,
  created,
}: {
  name: string;
  /** In cents. */
  unitAmount: number;
  quantity: number;
  currency: string;
  created: number;
}): Stripe.LineItem {
  const total = unitAmount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: name,
    metadata: {},
    price: price({ unitAmount, currency, created }),
    quantity,
  };
}

function price({
  unitAmount,
  currency,
  created,
}: {
  unitAmount: number;
  currency: string;
  created: number;
}): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod'),
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: unitAmount,
    // A string in JSON; the client turns it into a Decimal.
    unit_amount_decimal: String(unitAmount) as unknown as Stripe.Price['unit_amount_decimal'],
  };
}
