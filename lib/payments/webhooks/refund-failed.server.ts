import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** The bank did not take a refund, at once or after it seemed to. */
export const refundFailed: EventHandler<'refund.failed'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
