import type { StripeCheckoutContact, StripeCheckoutSession } from '@stripe/stripe-js';
import type { PageView } from '../messages.ts';

/** What the page has said of the payer so far. */
export interface Told {
  email: string | null;
  phoneNumber: string | null;
  billingAddress: StripeCheckoutContact | null;
  shippingAddress: StripeCheckoutContact | null;
}

const format = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100);

/**
 * A session as Stripe.js shows it.
 * @param read called when the page reads what is to be paid: `confirm` insists that it was read
 */
export function checkoutSession(
  { session, line_items }: PageView,
  told: Told,
  canConfirm: boolean,
  read: () => void,
): StripeCheckoutSession {
  const currency = session.currency;
  const amount = (cents: number) => ({ minorUnitsAmount: cents, amount: format(cents, currency) });
  const zero = amount(0);
  const total = watched(amount(session.amount_total), read);
  return {
    billingAddress: told.billingAddress,
    businessName: null,
    nameCollection: null,
    canConfirm,
    currency,
    currencyOptions: null,
    discountAmounts: null,
    email: session.customer_email ?? told.email,
    id: session.id,
    lastPaymentError: null,
    lineItems: line_items.map(({ id, description, quantity, amount_total, price }) => ({
      id,
      name: description,
      discount: zero,
      subtotal: amount(amount_total),
      total: amount(amount_total),
      taxExclusive: zero,
      taxInclusive: zero,
      unitAmount: amount(price.unit_amount),
      unitAmountDecimal: null,
      description: null,
      quantity,
      unitLabel: null,
      discountAmounts: null,
      taxAmounts: null,
      recurring: null,
      adjustableQuantity: null,
      images: [],
      priceId: price.id,
      isRemovable: false,
      pricing: null,
      transformQuantity: null,
    })),
    livemode: false,
    minorUnitsAmountDivisor: 100,
    phoneNumber: told.phoneNumber,
    recurring: null,
    savedPaymentMethods: null,
    shipping: null,
    shippingAddress: told.shippingAddress,
    shippingOptions: [],
    status:
      session.status === 'complete'
        ? { type: 'complete', paymentStatus: session.payment_status }
        : { type: session.status },
    surcharge: null,
    tax: { status: 'ready' },
    taxAmounts: null,
    taxIdInfo: null,
    total: {
      appliedBalance: zero,
      balanceAppliedToNextInvoice: false,
      discount: zero,
      shippingRate: zero,
      subtotal: amount(session.amount_total),
      surcharge: zero,
      taxExclusive: zero,
      taxInclusive: zero,
      total,
    },
    optionalItems: null,
  };
}

/** The same values, noticing when one is read. */
function watched<Amounts extends object>(amounts: Amounts, read: () => void): Amounts {
  const shown = {} as Amounts;
  for (const key of Object.keys(amounts) as (keyof Amounts)[])
    Object.defineProperty(shown, key, {
      enumerable: true,
      get: () => {
        read();
        return amounts[key];
      },
    });
  return shown;
}
