import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** Money of a charge is on its way back, asked for by us or in Stripe itself. */
export const chargeRefunded: EventHandler<'charge.refunded'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
