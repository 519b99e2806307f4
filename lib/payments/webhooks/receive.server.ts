import type pg from 'pg';
import Stripe from 'stripe';
import { z } from 'zod';
import { type Taken, takeEvent } from './take-event.server.ts';

/** How old a signature may be, in seconds: Stripe's own advice. */
const TOLERANCE_SECONDS = 300;

/** What every handler relies on in an event. */
const eventSchema = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().max(255),
  created: z.int().min(0).max(10_000_000_000),
  data: z.looseObject({ object: z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() }) }),
});

export type Received = Taken | { outcome: 'unsigned' | 'malformed' };

/**
 * Takes the body of a webhook as it came.
 * @param message.body untouched: a body that was parsed and written again has another signature
 * @param message.signature the header `stripe-signature`
 * @returns `unsigned` when the signature is wrong or older than 300 s; `malformed` for something signed that is
 * no event
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
    // Signed JSON on which Stripe's own reader fails, such as `null`.
    if (error instanceof TypeError) return { outcome: 'malformed' };
    throw error;
  }
  if (!eventSchema.safeParse(event).success) return { outcome: 'malformed' };
  return takeEvent({ pool, stripe }, event);
}
