import type Stripe from 'stripe';
import type { Payment, PaymentFacts } from '../facts.server.ts';
import type { Owner } from '../owner.ts';

/** What a session or payment has come to. */
export type PaymentNews = ({ type: 'pay' } & Payment) | { type: 'expire' };

/** Whom an event concerns, and what it tells: one step to take, or how the whole payment stands now. */
export type Meaning =
  | { owner: Owner; news: PaymentNews }
  | { owner: Owner; facts: PaymentFacts }
  /** It is not ours, or changes nothing. */
  | null;

/**
 * Reads one kind of event, whatever was paid for. It writes nothing: what it returns is applied in the transaction
 * that records the event. It may ask Stripe, and throws Stripe's error; Stripe then sends the event again.
 */
export type EventHandler<Type extends Stripe.Event['type']> = (
  event: Extract<Stripe.Event, { type: Type }>,
  stripe: Stripe,
) => Promise<Meaning> | Meaning;
