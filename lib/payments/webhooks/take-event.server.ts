import type pg from 'pg';
import type Stripe from 'stripe';
import { transaction } from '../../platform/database/client.server.ts';
import { LEDGERS } from '../ledgers.server.ts';
import type { Meaning } from './handler.ts';
import { handlerOf } from './handlers.server.ts';

/** Result of an event: `done` with the resulting status, or why it had none. */
export type Taken = { outcome: 'done'; effect: string } | { outcome: 'nothing' | 'known' | 'not_ours' };

/**
 * Processes a verified Stripe event once. The event id is stored in the transaction of its effect, so a
 * duplicate has no effect, and an event whose transaction failed can be processed again.
 * @param actor `stripe` for a webhook, `reconciliation` for a missed one
 * @throws the database's or Stripe's error, so that the event is retried
 */
export async function takeEvent(
  { pool, stripe }: { pool: pg.Pool; stripe: Stripe },
  event: Stripe.Event,
  actor: 'stripe' | 'reconciliation' = 'stripe',
): Promise<Taken> {
  const handle = handlerOf(event.type);
  if (!handle) return { outcome: 'not_ours' };
  // Filters most duplicates before querying Stripe.
  const { rowCount } = await pool.query('select from payment_events where id = $1', [event.id]);
  if (rowCount) return { outcome: 'known' };
  const meaning = await handle(event, stripe);
  if (!meaning) return { outcome: 'not_ours' };
  return transaction(pool, (connection) => remember(connection, event, meaning, actor));
}

async function remember(
  connection: pg.PoolClient,
  { id, type, created }: Stripe.Event,
  meaning: NonNullable<Meaning>,
  actor: string,
): Promise<Taken> {
  const { owner } = meaning;
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
  const effect = await ('facts' in meaning
    ? ledger.takeFacts(connection, owner.id, meaning.facts, by)
    : ledger.take(connection, owner.id, meaning.news, by));
  if (type === 'checkout.session.expired')
    await connection.query(`update ${table} set session_closed = true where id = $1`, [owner.id]);
  if (!effect) return { outcome: 'nothing' };
  await connection.query('update payment_events set effect = $2 where id = $1', [id, effect]);
  return { outcome: 'done', effect };
}
