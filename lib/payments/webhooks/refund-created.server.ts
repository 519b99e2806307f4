import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** A refund was asked for; many are settled at once. */
export const refundCreated: EventHandler<'refund.created'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
