import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** A refund arrived, or will not. */
export const refundUpdated: EventHandler<'refund.updated'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
