import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** Refunded by us, or by the dealer directly in Stripe. */
export const chargeRefunded: EventHandler<'charge.refunded'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
