import type { StripeCheckoutContact, StripeCheckoutSession } from '@stripe/stripe-js';
import type { PageView } from '../messages.ts';

export interface PayerInput {
  email: string | null;
  phoneNumber: string | null;
  billingAddress: StripeCheckoutContact | null;
  shippingAddress: StripeCheckoutContact | null;
}

const format = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100);

/**
 * Returns a session in the form Stripe.js passes to the page.
 * @param onRead called when the page reads the total, which `confirm` requires
 */
export function checkoutSession(
  { session, line_items }: PageView,
  payer: PayerInput,
  canConfirm: boolean,
  onRead: () => void,
): StripeCheckoutSession {
  const currency = session.currency;
  const amount = (cents: number) => ({ minorUnitsAmount: cents, amount: format(cents, currency) });
  const zero = amount(0);
  const total = observedAmounts(amount(session.amount_total), onRead);
  return {
    billingAddress: payer.billingAddress,
    businessName: null,
    nameCollection: null,
    canConfirm,
    currency,
    currencyOptions: null,
    discountAmounts: null,
    email: session.customer_email ?? payer.email,
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
    phoneNumber: payer.phoneNumber,
    recurring: null,
    savedPaymentMethods: null,
    shipping: null,
    shippingAddress: payer.shippingAddress,
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

/** Returns a copy that calls back when one of its values is read. */
function observedAmounts<Amounts extends object>(amounts: Amounts, onRead: () => void): Amounts {
  const copy = {} as Amounts;
  for (const key of Object.keys(amounts) as (keyof Amounts)[])
    Object.defineProperty(copy, key, {
      enumerable: true,
      get: () => {
        onRead();
        return amounts[key];
      },
    });
  return copy;
}
