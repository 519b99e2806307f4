import type { EventHandler } from './handler.ts';
import { refundChanged } from './refund-changed.server.ts';

/** The bank rejected a refund, which may have been reported as arrived before. */
export const refundFailed: EventHandler<'refund.failed'> = (event, stripe) =>
  refundChanged(event.data.object, stripe);
