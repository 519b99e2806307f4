import type pg from 'pg';
import Stripe from 'stripe';
import { z } from 'zod';
import { type Taken, takeEvent } from './take-event.server.ts';

/** Maximum age of a signature in seconds, as Stripe recommends. */
const TOLERANCE_SECONDS = 300;

/** Fields of an event that every handler relies on. */
const eventSchema = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().max(255),
  created: z.int().min(0).max(10_000_000_000),
  data: z.looseObject({ object: z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() }) }),
});

export type Received = Taken | { outcome: 'unsigned' | 'malformed' };

/**
 * Verifies and processes a webhook.
 * @param message.body the raw body, since re-serialising would break the signature
 * @param message.signature the header `stripe-signature`
 * @returns `unsigned` if the signature is wrong or too old; `malformed` if a signed body is not an event
 * @throws the database's or Stripe's error, so that Stripe resends the event
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
    // Stripe's parser throws TypeError for signed JSON such as `null`.
    if (error instanceof TypeError) return { outcome: 'malformed' };
    throw error;
  }
  if (!eventSchema.safeParse(event).success) return { outcome: 'malformed' };
  return takeEvent({ pool, stripe }, event);
}
