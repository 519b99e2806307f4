import type Stripe from 'stripe';
import { type Owner, ownerOf } from '../owner.ts';
import { type PaymentOutcome, type PaymentState, readPaymentState } from '../payment-state.server.ts';

/** What an event means for a payment of ours: its outcome, or its full state at Stripe. */
export type PaymentChange = { owner: Owner; outcome: PaymentOutcome } | { owner: Owner; state: PaymentState };

/**
 * Interprets one type of event without writing: the result is applied in the transaction that records the
 * event. Null if the event is not ours or changes nothing. May query Stripe and throw its error, in which
 * case Stripe resends the event.
 */
type EventHandler<Type extends Stripe.Event['type']> = (
  event: Extract<Stripe.Event, { type: Type }>,
  stripe: Stripe,
) => Promise<PaymentChange | null> | PaymentChange | null;

const HANDLERS = {
  'charge.refunded': (event, stripe) => refundChanged(event.data.object, stripe),
  // A delayed payment failed, and its session accepts no other.
  'checkout.session.async_payment_failed': (event) => sessionExpired(event.data.object),
  // We request cards only, but an account may allow delayed methods.
  'checkout.session.async_payment_succeeded': (event) => sessionPaid(event.data.object),
  'checkout.session.completed': (event) => sessionPaid(event.data.object),
  'checkout.session.expired': (event) => sessionExpired(event.data.object),
  // The completed session reports the same; either event may arrive first, or only one of them.
  'payment_intent.succeeded': (event) => {
    const { id, amount_received, currency } = event.data.object;
    const owner = ownerOf(event.data.object);
    return owner && { owner, outcome: { type: 'pay', intentId: id, cents: amount_received, currency } };
  },
  // Many refunds have already arrived when they are created.
  'refund.created': (event, stripe) => refundChanged(event.data.object, stripe),
  // The bank rejected a refund, which may have been reported as arrived before.
  'refund.failed': (event, stripe) => refundChanged(event.data.object, stripe),
  'refund.updated': (event, stripe) => refundChanged(event.data.object, stripe),
} satisfies { [Type in Stripe.Event['type']]?: EventHandler<Type> };

/** Events that the Stripe webhook endpoint must subscribe to. */
export const HANDLED_EVENTS = Object.keys(HANDLERS) as (keyof typeof HANDLERS)[];

type AnyHandler = (
  event: Stripe.Event,
  stripe: Stripe,
) => Promise<PaymentChange | null> | PaymentChange | null;

/** Returns the handler of an event type, or null if we do not handle it. */
export function handlerOf(type: string): AnyHandler | null {
  const handledType = HANDLED_EVENTS.find((name) => name === type);
  return handledType ? (HANDLERS[handledType] as AnyHandler) : null;
}

/** Returns the payment of a session; null before the money arrives, which can be after its completion. */
function sessionPaid(session: Stripe.Checkout.Session): PaymentChange | null {
  const owner = ownerOf(session);
  const { payment_status, amount_total, currency } = session;
  const intentId = intentIdOf(session);
  if (!owner || payment_status !== 'paid' || !intentId) return null;
  return { owner, outcome: { type: 'pay', intentId, cents: amount_total ?? 0, currency: currency ?? '' } };
}

function sessionExpired(session: Stripe.Checkout.Session): PaymentChange | null {
  const owner = ownerOf(session);
  return owner && { owner, outcome: { type: 'expire' } };
}

/** Reads the full state of a payment, because refund events arrive in any order. */
async function refundChanged(
  refund: Pick<Stripe.Refund, 'payment_intent'>,
  stripe: Stripe,
): Promise<PaymentChange | null> {
  const intentId = intentIdOf(refund);
  if (!intentId) return null;
  const state = await readPaymentState(stripe, intentId);
  return state.owner && { owner: state.owner, state };
}

const intentIdOf = ({ payment_intent }: Pick<Stripe.Refund, 'payment_intent'>): string | undefined =>
  typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
