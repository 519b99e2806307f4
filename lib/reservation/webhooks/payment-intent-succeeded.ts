import type { EventHandler } from './handler.ts';
import { reservationOf } from './reservation-of.ts';

/** The money is there. It says the same as the session that completes with it; either may come first or alone. */
export const paymentIntentSucceeded: EventHandler<'payment_intent.succeeded'> = (event) => {
  const { id, amount_received, currency } = event.data.object;
  const reservationId = reservationOf(event.data.object);
  if (!reservationId) return null;
  return { reservationId, news: { type: 'pay', intentId: id, cents: amount_received, currency } };
};
