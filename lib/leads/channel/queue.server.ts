import type { Queryable } from '../../platform/database/client.server.ts';
import { traceparentNow } from '../../platform/telemetry/trace-context.ts';

/** Postgres channel that wakes the worker when a lead is queued. */
export const LEAD_CHANNEL = 'leads_owed';

/**
 * Queues a lead for delivery, in the transaction that changed it.
 * Its channels are chosen when it is sent, by the site's settings at that time.
 * @param inSeconds delay before it is sent
 */
export async function queueRoute(connection: Queryable, leadId: string, inSeconds: number): Promise<void> {
  await connection.query(
    `with owed as (
       insert into lead_deliveries (lead_id, kind, next_attempt_at, trace_parent)
       values ($1, 'route', now() + make_interval(secs => $2), $3)
       on conflict (lead_id, channel_id) do update
       set state = 'waiting', attempts = 0, next_attempt_at = excluded.next_attempt_at, problem = null, sent_at = null,
           trace_parent = excluded.trace_parent, round = lead_deliveries.round + 1),
     quiet as (update leads set alerted_at = null where id = $1 and alerted_at is not null)
     select pg_notify($4, '')`,
    [leadId, inSeconds, traceparentNow(), LEAD_CHANNEL],
  );
}
