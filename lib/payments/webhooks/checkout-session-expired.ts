import { ownerOf } from '../owner.ts';
import type { EventHandler } from './handler.ts';

/** Nobody paid in time, or we ended the session: it cannot be paid any more. */
export const checkoutSessionExpired: EventHandler<'checkout.session.expired'> = (event) => {
  const owner = ownerOf(event.data.object);
  return owner ? { owner, news: { type: 'expire' } } : null;
};
