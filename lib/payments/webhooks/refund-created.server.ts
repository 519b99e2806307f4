import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** A refund was created; many have already arrived by then. */
export const refundCreated: EventHandler<'refund.created'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
