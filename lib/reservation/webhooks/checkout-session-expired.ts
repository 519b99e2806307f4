import type { EventHandler } from './handler.ts';
import { reservationOf } from './reservation-of.ts';

/** Nobody paid in time, or the session was ended: nothing can come of it any more. */
export const checkoutSessionExpired: EventHandler<'checkout.session.expired'> = (event) => {
  const reservationId = reservationOf(event.data.object);
  return reservationId ? { reservationId, news: { type: 'expire' } } : null;
};
