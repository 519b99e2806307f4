import type pg from 'pg';
import Stripe from 'stripe';
import { type Taken, takeEvent } from './take-event.server.ts';

/** How old a signature may be, in seconds: Stripe's own advice. */
const TOLERANCE_SECONDS = 300;

export type Received = Taken | { outcome: 'unsigned' };

/**
 * Takes the body of a webhook as it came.
 * @param message.body untouched: a body that was parsed and written again has another signature
 * @param message.signature the header `stripe-signature`
 * @returns `unsigned` when Stripe did not send it, not within the last 300 s, or not like this
 * @throws the database's or Stripe's error: the event has to come again
 */
export async function receiveWebhook(
  { pool, stripe, secret }: { pool: pg.Pool; stripe: Stripe; secret: string },
  { body, signature }: { body: string; signature: string | null },
): Promise<Received> {
  if (!secret || !signature) return { outcome: 'unsigned' };
  let event: Stripe.Event;
  try {
    event = await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return { outcome: 'unsigned' };
    throw error;
  }
  return takeEvent({ pool, stripe }, event);
}
