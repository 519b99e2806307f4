import type Stripe from 'stripe';
import type { Payment, PaymentFacts } from '../facts.server.ts';
import type { Owner } from '../owner.ts';

/** What a session or payment has come to. */
export type PaymentNews = ({ type: 'pay' } & Payment) | { type: 'expire' };

/** What an event means for whom: news to take as they are, or how its payment stands now. */
export type Meaning =
  | { owner: Owner; news: PaymentNews }
  | { owner: Owner; facts: PaymentFacts }
  /** It is none of ours, or changes nothing. */
  | null;

/**
 * Reads one kind of event, whomever it is for. It writes nothing: what it gives is applied in the transaction
 * that remembers the event. It may ask Stripe, and throws Stripe's error then: the event comes again.
 */
export type EventHandler<Type extends Stripe.Event['type']> = (
  event: Extract<Stripe.Event, { type: Type }>,
  stripe: Stripe,
) => Promise<Meaning> | Meaning;
