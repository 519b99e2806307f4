import type { Queryable } from '../../platform/database/client.server.ts';
import type { PushKind } from './kinds.ts';

/** Postgres channel that wakes the worker when a notification is committed. */
export const PUSH_CHANNEL = 'push_messages';

/**
 * Adds a notification for each of an account's browsers; repeats for the same subject are ignored.
 * Triggers on `reservations` and `lead_messages` call the same SQL function.
 * @param connection within the transaction that creates the subject
 */
export async function queuePush(
  connection: Queryable,
  { siteSlug, userId, kind, subject }: { siteSlug: string; userId: string; kind: PushKind; subject: string },
): Promise<void> {
  await connection.query({
    name: 'queue-push',
    text: 'select queue_push($1, $2, $3, $4)',
    values: [siteSlug, userId, kind, subject],
  });
}

/** How long before its end a shopper is reminded of a hold. */
const REMIND_HOURS = 4;

/** Adds a notification for each paid hold that ends within `REMIND_HOURS`, once per reservation. */
export async function queueHoldReminders(db: Queryable): Promise<void> {
  await db.query(
    `select queue_push(r.site_slug, u.id, 'hold', r.id || ':ends')
     from reservations r
     join users u on u.site_slug = r.site_slug and u.phone = '+61' || substr(r.mobile, 2)
     where r.status = 'paid' and r.held_until > now() and r.held_until < now() + make_interval(hours => $1)`,
    [REMIND_HOURS],
  );
}
