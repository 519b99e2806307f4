import type { EventHandler } from './handler.ts';
import { sessionPaid } from './session-paid.ts';

/** The shopper paid; a card's money is there at once. */
export const checkoutSessionCompleted: EventHandler<'checkout.session.completed'> = (event) =>
  sessionPaid(event.data.object);
