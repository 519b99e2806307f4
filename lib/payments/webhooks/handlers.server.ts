import type Stripe from 'stripe';
import { chargeRefunded } from './charge-refunded.server.ts';
import { checkoutSessionAsyncPaymentFailed } from './checkout-session-async-payment-failed.ts';
import { checkoutSessionAsyncPaymentSucceeded } from './checkout-session-async-payment-succeeded.ts';
import { checkoutSessionCompleted } from './checkout-session-completed.ts';
import { checkoutSessionExpired } from './checkout-session-expired.ts';
import type { EventHandler, Meaning } from './handler.ts';
import { paymentIntentSucceeded } from './payment-intent-succeeded.ts';
import { refundCreated } from './refund-created.server.ts';
import { refundFailed } from './refund-failed.server.ts';
import { refundUpdated } from './refund-updated.server.ts';

const HANDLERS = {
  'charge.refunded': chargeRefunded,
  'checkout.session.async_payment_failed': checkoutSessionAsyncPaymentFailed,
  'checkout.session.async_payment_succeeded': checkoutSessionAsyncPaymentSucceeded,
  'checkout.session.completed': checkoutSessionCompleted,
  'checkout.session.expired': checkoutSessionExpired,
  'payment_intent.succeeded': paymentIntentSucceeded,
  'refund.created': refundCreated,
  'refund.failed': refundFailed,
  'refund.updated': refundUpdated,
} satisfies { [Type in Stripe.Event['type']]?: EventHandler<Type> };

/** Events that the Stripe webhook endpoint must subscribe to. */
export const HANDLED_EVENTS = Object.keys(HANDLERS) as (keyof typeof HANDLERS)[];

/** Returns the handler of an event type, or null. */
export function handlerOf(
  type: string,
): ((event: Stripe.Event, stripe: Stripe) => Promise<Meaning> | Meaning) | null {
  const handledType = HANDLED_EVENTS.find((name) => name === type);
  return handledType
    ? (HANDLERS[handledType] as (event: Stripe.Event, stripe: Stripe) => Promise<Meaning> | Meaning)
    : null;
}
