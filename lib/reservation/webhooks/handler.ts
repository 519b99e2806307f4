import type Stripe from 'stripe';
import type { News } from '../apply.server.ts';
import type { PaymentFacts } from '../facts.server.ts';

/** What an event means for which reservation: news to take as they are, or how its payment stands now. */
export type Meaning =
  | { reservationId: string; news: News }
  | { reservationId: string; facts: PaymentFacts }
  /** It is none of ours, or changes nothing. */
  | null;

/**
 * Reads one kind of event. It writes nothing: what it gives is applied in the transaction that remembers the
 * event. It may ask Stripe, and throws Stripe's error then: the event comes again.
 */
export type EventHandler<Type extends Stripe.Event['type']> = (
  event: Extract<Stripe.Event, { type: Type }>,
  stripe: Stripe,
) => Promise<Meaning> | Meaning;
