import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { touchThread } from '../thread/join.server.ts';

/** Twilio's states of a message that change ours; others report progress on the way. */
const STATES: Readonly<Record<string, 'sent' | 'delivered' | 'failed'>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

export interface DeliveryReport {
  /** Our id, from the callback's address. */
  id: string;
  providerId: string;
  /** Twilio's `MessageStatus`. */
  status: string;
  /** Twilio's `ErrorCode`. */
  code: string;
}

/**
 * Applies a provider's report about a message. Reports arrive in any order: a message that was delivered or
 * failed keeps that state.
 * @returns whether it changed the message
 */
export async function applyDeliveryReport(
  pool: pg.Pool,
  { id, providerId, status, code }: DeliveryReport,
): Promise<boolean> {
  const state = Object.hasOwn(STATES, status) ? STATES[status] : undefined;
  if (!state) return false;
  return change(pool, id, state, {
    providerId,
    problem: state === 'failed' ? `not delivered, code ${Number(code) || 'none'}` : null,
  });
}

/** Marks a message as failed that came back after it was sent. */
export const failMessage = (pool: pg.Pool, id: string, problem: string): Promise<boolean> =>
  change(pool, id, 'failed', { providerId: null, problem });

const change = (
  pool: pg.Pool,
  id: string,
  state: 'sent' | 'delivered' | 'failed',
  { providerId, problem }: { providerId: string | null; problem: string | null },
): Promise<boolean> =>
  transaction(pool, async (connection: Queryable) => {
    const { rows } = await connection.query<{ threadId: string }>(
      `update lead_messages
       set state = $2, problem = $3, is_unsure = false, provider_id = coalesce(provider_id, $4)
       where id = $1 and direction = 'out'
         and (state = 'waiting' or (state = 'sent' and $2 <> 'sent'))
         and ($4::text is null or coalesce(provider_id, $4) = $4)
       returning thread_id as "threadId"`,
      [id, state, problem, providerId],
    );
    if (rows[0]) await touchThread(connection, rows[0].threadId);
    return rows.length > 0;
  });
