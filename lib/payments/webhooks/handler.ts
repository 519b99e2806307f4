import type Stripe from 'stripe';
import type { Payment, PaymentFacts } from '../facts.server.ts';
import type { Owner } from '../owner.ts';

export type PaymentNews = ({ type: 'pay' } & Payment) | { type: 'expire' };

/** The owner of an event, with a step to take or the full state of the payment. */
export type Meaning =
  | { owner: Owner; news: PaymentNews }
  | { owner: Owner; facts: PaymentFacts }
  /** Not ours, or no change. */
  | null;

/**
 * Interprets one type of event without writing: the result is applied in the transaction that records the
 * event. May query Stripe and throw its error, in which case Stripe resends the event.
 */
export type EventHandler<Type extends Stripe.Event['type']> = (
  event: Extract<Stripe.Event, { type: Type }>,
  stripe: Stripe,
) => Promise<Meaning> | Meaning;
