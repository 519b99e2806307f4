import type { EventHandler } from './handler.ts';
import { sessionPaid } from './session-paid.ts';

/** The money of a slow payment arrived. We ask for cards alone, but an account may allow other ways of paying. */
export const checkoutSessionAsyncPaymentSucceeded: EventHandler<
  'checkout.session.async_payment_succeeded'
> = (event) => sessionPaid(event.data.object);
