import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** The bank did not take a refund; it may have looked as if it had arrived. */
export const refundFailed: EventHandler<'refund.failed'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
