import type Stripe from 'stripe';
import type { GrantedToken } from '../objects/granted-token.ts';

/** Data stored with an object but never returned by the API. */
export interface HiddenParts {
  'checkout.session': {
    items: Stripe.LineItem[];
    intentData: { description?: string; metadata?: Record<string, string>; receipt_email?: string };
  };
  payment_intent: {
    /** The session it belongs to; null for an intent created directly. */
    session: string | null;
    challenge: string | null;
  };
  setup_intent: Record<string, never>;
  payment_method: { number: string };
  charge: { number: string };
  refund: Record<string, never>;
  'shared_payment.granted_token': { number: string };
  event: Record<string, never>;
}

export interface Kinds {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  'shared_payment.granted_token': GrantedToken;
  event: StoredEvent;
}
export type Kind = keyof Kinds;

/** An event as stored: any type, with the object as of that time. */
export type StoredEvent = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: string; data: { object: unknown; previous_attributes?: Record<string, unknown> } };
