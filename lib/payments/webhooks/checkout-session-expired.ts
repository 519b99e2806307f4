import { ownerOf } from '../owner.ts';
import type { EventHandler } from './handler.ts';

/** Not paid in time, or expired by us. */
export const checkoutSessionExpired: EventHandler<'checkout.session.expired'> = (event) => {
  const owner = ownerOf(event.data.object);
  return owner ? { owner, news: { type: 'expire' } } : null;
};
