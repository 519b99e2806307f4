import { ownerOf } from '../owner.ts';
import type { EventHandler } from './handler.ts';

/** A delayed payment failed, and its session accepts no other. */
export const checkoutSessionAsyncPaymentFailed: EventHandler<'checkout.session.async_payment_failed'> = (
  event,
) => {
  const owner = ownerOf(event.data.object);
  return owner ? { owner, news: { type: 'expire' } } : null;
};
