import type pg from 'pg';
import { transaction } from '../database/client.server.ts';
import { endSession } from '../payments/close.server.ts';
import type { PaymentConnections } from '../payments/connections.ts';
import { applyNews, type News } from './apply.server.ts';
import { RESERVATIONS, reservationById } from './read.server.ts';

/** A process that was to open a payment has died, if it has not done so by now. */
const OPENING_SECONDS = 120;
const BATCH = 20;

type Connections = Pick<PaymentConnections, 'pool' | 'stripe'>;

const CLOCK = { actor: 'clock' };

/**
 * Ends a hold whose time to pay is over. Stripe is told first, so that the shopper is told no rather than paid
 * back; without an answer the hold ends all the same, and a payment that comes later finds its way.
 */
export async function expireHold(
  { pool, stripe }: Connections,
  id: string,
  news: News = { type: 'expire' },
): Promise<'expired' | 'paid' | 'nothing'> {
  const reservation = await reservationById(pool, id);
  if (reservation?.status !== 'held') return 'nothing';
  // What fails here the reconciliation does later: the session is not marked as closed.
  const session = stripe
    ? await endSession({ pool, stripe }, RESERVATIONS, reservation, CLOCK).catch(() => null)
    : null;
  if (session === 'paid') return 'paid';
  const applied = await transaction(pool, (connection) => applyNews(connection, id, news, CLOCK));
  return applied.outcome === 'done' ? 'expired' : 'nothing';
}

/**
 * Does what the clock asks for: ends holds that nobody paid or whose payment was never opened, and lets go of
 * paid cars whose time is over.
 * @returns whether there may be more
 */
export async function runClock(connections: Connections): Promise<boolean> {
  const { pool } = connections;
  const { rows } = await pool.query<{ id: string; status: 'held' | 'paid'; overdue: boolean }>(
    `select id, status, held_until <= now() as overdue from reservations
     where (status in ('held', 'paid') and held_until <= now())
        or (status = 'held' and session_id is null and created_at <= now() - make_interval(secs => $1))
     order by held_until limit $2`,
    [OPENING_SECONDS, BATCH],
  );
  for (const { id, status, overdue } of rows) {
    if (status === 'paid')
      await transaction(pool, (connection) => applyNews(connection, id, { type: 'lapse' }, CLOCK));
    else
      await expireHold(
        connections,
        id,
        overdue ? { type: 'expire' } : { type: 'cancel', reason: 'not_opened' },
      );
  }
  return rows.length === BATCH;
}

/** When the clock is needed next, null when nothing waits for it. */
export async function nextDue(pool: pg.Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    "select min(held_until) as at from reservations where status in ('held', 'paid')",
  );
  return rows[0]?.at ?? null;
}
