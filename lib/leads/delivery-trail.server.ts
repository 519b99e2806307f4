import type pg from 'pg';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import type { TrailAnswer, TrailDelivery } from './inbox.ts';
import { queueLead } from './store.server.ts';

type Row = Omit<TrailDelivery, 'sentAt' | 'nextAttemptAt'> & {
  sentAt: Date | null;
  nextAttemptAt: Date | null;
};

/** Columns shown of a delivery, the same in both outboxes. */
const DELIVERY_COLUMNS = `state, round + 1 as messages, attempts, problem, sent_at as "sentAt",
  case when state = 'waiting' then next_attempt_at end as "nextAttemptAt", id`;

/**
 * Returns the status of each delivery of a lead; null if it does not exist, is another site's, or is held
 * back.
 * @param siteSlugs sites whose leads may be read
 */
export async function leadTrail(
  db: Queryable,
  siteSlugs: readonly string[],
  id: string,
): Promise<TrailAnswer | null> {
  const lead = await db.query('select from leads where id = $1 and site_slug = any($2) and not suspect', [
    id,
    siteSlugs,
  ]);
  if (lead.rowCount !== 1) return null;
  const { rows } = await db.query<Row & { id: string; place: number }>(
    `select kind, '' as name, 0 as place, ${DELIVERY_COLUMNS} from mail_deliveries where lead_id = $1
     union all
     select kind, channel_name, 1, ${DELIVERY_COLUMNS} from lead_deliveries where lead_id = $1
     order by place, id`,
    [id],
  );
  const deliveries = rows.map(({ id: _id, place: _place, sentAt, nextAttemptAt, ...row }) => ({
    ...row,
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }));
  return { deliveries };
}

/**
 * Sends a lead to its dealer again, by mail and by every channel that matches now, as new messages. Does not
 * mail the shopper.
 * @param siteSlugs sites whose leads may be sent
 * @returns whether the lead exists
 */
export function resendLead(pool: pg.Pool, siteSlugs: readonly string[], id: string): Promise<boolean> {
  return transaction(pool, async (connection) => {
    const { rowCount } = await connection.query(
      'select from leads where id = $1 and site_slug = any($2) and not suspect for update',
      [id, siteSlugs],
    );
    if (rowCount !== 1) return false;
    await queueLead(connection, id, { finished: true, shopper: false });
    return true;
  });
}
