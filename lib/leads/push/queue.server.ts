import type { Queryable } from '../../platform/database/client.server.ts';
import type { ReadAlertSite } from '../alerts/alert-site.server.ts';
import type { PushKind } from './kinds.ts';
import { HOLD_ENDS } from './texts.ts';
import { LONGEST_AHEAD_MS, remindAt } from './timing.ts';

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

/**
 * Adds the reminder of each paid hold that is due (`remindAt`), once per reservation.
 * @throws the content lake's error, after the reminders of other sites
 */
export async function queueHoldReminders(
  db: Queryable,
  readSite: ReadAlertSite,
  now: Date = new Date(),
): Promise<void> {
  const { rows } = await db.query<{ id: string; siteSlug: string; userId: string; heldUntil: Date }>(
    `select r.id, r.site_slug as "siteSlug", u.id as "userId", r.held_until as "heldUntil"
     from reservations r
     join users u on u.site_slug = r.site_slug and u.phone = '+61' || substr(r.mobile, 2)
     where r.status = 'paid' and r.held_until > $1 and r.held_until < $1::timestamptz + make_interval(secs => $2)
     order by r.held_until`,
    [now, LONGEST_AHEAD_MS / 1_000],
  );
  const errors: unknown[] = [];
  for (const [siteSlug, holds] of Map.groupBy(rows, (hold) => hold.siteSlug)) {
    try {
      const site = await readSite(siteSlug);
      if (!site?.hasApp) continue;
      for (const { id, userId, heldUntil } of holds)
        if (remindAt(heldUntil, site.timeZone) <= now)
          await queuePush(db, { siteSlug, userId, kind: 'hold', subject: `${id}:${HOLD_ENDS}` });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
