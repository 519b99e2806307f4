import type { EventHandler } from './handler.ts';
import { reservationOf } from './reservation-of.ts';

/** A slow payment came to nothing, and its session takes no other: the car is free again. */
export const checkoutSessionAsyncPaymentFailed: EventHandler<'checkout.session.async_payment_failed'> = (
  event,
) => {
  const reservationId = reservationOf(event.data.object);
  return reservationId ? { reservationId, news: { type: 'expire' } } : null;
};
