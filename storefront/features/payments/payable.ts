export type Payable =
  /** On our own page. */
  | { kind: 'elements'; clientSecret: string }
  /** On Stripe's page. */
  | { kind: 'hosted'; url: string }
  /** Already paid or expired; see its own page. */
  | { kind: 'closed' }
  | { kind: 'failed' };

export interface StripeAccess {
  publishableKey: string;
  /** Custom URL of Stripe.js; null for Stripe's own. */
  scriptUrl: string | null;
}
