import type { EventHandler } from './handler.ts';
import { sessionPaid } from './session-paid.ts';

/** A delayed payment succeeded. We request cards only, but an account may allow other methods. */
export const checkoutSessionAsyncPaymentSucceeded: EventHandler<
  'checkout.session.async_payment_succeeded'
> = (event) => sessionPaid(event.data.object);
