import type pg from 'pg';
import Stripe from 'stripe';
import { z } from 'zod';
import { transaction } from '../../platform/database/client.server.ts';
import { LEDGERS } from '../ledgers.server.ts';
import { handlerOf, type PaymentChange } from './handlers.server.ts';

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

export type WebhookResult = EventResult | { outcome: 'unsigned' | 'malformed' };

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
): Promise<WebhookResult> {
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
  return processEvent({ pool, stripe }, event);
}

/** Result of an event: `done` with the resulting status, or why it had none. */
export type EventResult = { outcome: 'done'; effect: string } | { outcome: 'nothing' | 'known' | 'not_ours' };

/**
 * Processes a verified Stripe event once. The event id is stored in the transaction of its effect, so a
 * duplicate has no effect, and an event whose transaction failed can be processed again.
 * @param actor `stripe` for a webhook, `reconciliation` for a missed one
 * @throws the database's or Stripe's error, so that the event is retried
 */
export async function processEvent(
  { pool, stripe }: { pool: pg.Pool; stripe: Stripe },
  event: Stripe.Event,
  actor: 'stripe' | 'reconciliation' = 'stripe',
): Promise<EventResult> {
  const handle = handlerOf(event.type);
  if (!handle) return { outcome: 'not_ours' };
  // Filters most duplicates before querying Stripe.
  const { rowCount } = await pool.query('select from payment_events where id = $1', [event.id]);
  if (rowCount) return { outcome: 'known' };
  const change = await handle(event, stripe);
  if (!change) return { outcome: 'not_ours' };
  return transaction(pool, (connection) => applyOnce(connection, event, change, actor));
}

async function applyOnce(
  connection: pg.PoolClient,
  { id, type, created }: Stripe.Event,
  change: PaymentChange,
  actor: string,
): Promise<EventResult> {
  const { owner } = change;
  const ledger = LEDGERS[owner.kind];
  const { table, column } = ledger;
  // Events of one owner are processed one after the other. Lock the row before inserting the event, whose
  // foreign key would otherwise cause a deadlock between two events.
  const ownerRows = await connection.query(`select from ${table} where id = $1 for no key update`, [
    owner.id,
  ]);
  if (!ownerRows.rowCount) return { outcome: 'not_ours' };
  const { rowCount } = await connection.query(
    `insert into payment_events (id, type, created_at, ${column}) values ($1, $2, to_timestamp($3), $4)
     on conflict (id) do nothing`,
    [id, type, created, owner.id],
  );
  if (!rowCount) return { outcome: 'known' };
  const by = { actor, note: id };
  const effect = await ('state' in change
    ? ledger.applyState(connection, owner.id, change.state, by)
    : ledger.applyOutcome(connection, owner.id, change.outcome, by));
  if (type === 'checkout.session.expired')
    await connection.query(`update ${table} set session_closed = true where id = $1`, [owner.id]);
  if (!effect) return { outcome: 'nothing' };
  await connection.query('update payment_events set effect = $2 where id = $1', [id, effect]);
  return { outcome: 'done', effect };
}
