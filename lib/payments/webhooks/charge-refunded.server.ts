import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** A charge is refunded, by us or by the dealer in Stripe itself. */
export const chargeRefunded: EventHandler<'charge.refunded'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
