import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

export const refundUpdated: EventHandler<'refund.updated'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
