import type { EventHandler } from './handler.ts';
import { sessionPaid } from './session-paid.ts';

/** Paid; card payments arrive immediately. */
export const checkoutSessionCompleted: EventHandler<'checkout.session.completed'> = (event) =>
  sessionPaid(event.data.object);
