/** How a held reservation is paid, as far as the browser needs it. */
export type Payable =
  /** On our own page. */
  | { kind: 'elements'; clientSecret: string }
  /** On Stripe's. */
  | { kind: 'hosted'; url: string }
  /** Paid, or its time is over: its own page knows. */
  | { kind: 'closed' }
  /** The payment service does not answer now. */
  | { kind: 'failed' };

/** How a browser reaches Stripe. */
export interface StripeAccess {
  publishableKey: string;
  /** Where Stripe.js is loaded from; null means Stripe's own. */
  scriptUrl: string | null;
}
