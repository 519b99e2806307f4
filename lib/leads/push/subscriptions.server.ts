import { hashOf } from '../../platform/crypto/secret.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { MOST_SUBSCRIPTIONS, type PushPreferences } from './kinds.ts';

interface Owner {
  siteSlug: string;
  userId: string;
}

/**
 * Adds a browser to an account, or moves it here from an account that used the browser before. Keeps the
 * account's newest `MOST_SUBSCRIPTIONS`.
 * @param sessionToken of the session cookie; the subscription ends with the session
 * @param connection within a transaction
 * @returns false if the session has ended
 */
export async function saveSubscription(
  connection: Queryable,
  { siteSlug, userId }: Owner,
  sessionToken: string,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
): Promise<boolean> {
  // A browser's notifications wait for one account only: delete those of an earlier one.
  await connection.query(
    'delete from push_subscriptions where site_slug = $1 and endpoint = $2 and user_id <> $3',
    [siteSlug, endpoint, userId],
  );
  const { rowCount } = await connection.query(
    `insert into push_subscriptions (site_slug, user_id, session_hash, endpoint, p256dh, auth)
     select $1, $2, token_hash, $4, $5, $6 from sessions
     where token_hash = $3 and user_id = $2 and site_slug = $1
     on conflict (site_slug, endpoint) do update
     set session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth, seen_at = now()`,
    [siteSlug, userId, hashOf(sessionToken), endpoint, p256dh, auth],
  );
  await connection.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 order by created_at desc, id offset $2)`,
    [userId, MOST_SUBSCRIPTIONS],
  );
  return rowCount === 1;
}

/** Removes a browser from an account; harmless if it is not there. */
export async function removeSubscription(
  db: Queryable,
  { siteSlug, userId }: Owner,
  endpoint: string,
): Promise<void> {
  await db.query('delete from push_subscriptions where site_slug = $1 and user_id = $2 and endpoint = $3', [
    siteSlug,
    userId,
    endpoint,
  ]);
}

/**
 * Marks a browser's notifications as read. From now on they end with this session, which may be a newer one.
 * @returns false if the browser is not the account's
 */
export async function markSeen(
  db: Queryable,
  { siteSlug, userId }: Owner,
  sessionToken: string,
  endpoint: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'push-seen',
    text: `update push_subscriptions b set seen_at = now(), session_hash = s.token_hash
           from sessions s
           where b.site_slug = $1 and b.user_id = $2 and b.endpoint = $4
             and s.token_hash = $3 and s.user_id = $2 and s.site_slug = $1`,
    values: [siteSlug, userId, hashOf(sessionToken), endpoint],
  });
  return rowCount === 1;
}

/** Returns what an account is notified of besides its alerts; everything unless changed. */
export async function pushPreferencesOf(db: Queryable, userId: string): Promise<PushPreferences> {
  const { rows } = await db.query<PushPreferences>({
    name: 'push-preferences',
    text: 'select holds, messages from push_preferences where user_id = $1',
    values: [userId],
  });
  return rows[0] ?? { holds: true, messages: true };
}

/** Saves what an account is notified of besides its alerts. */
export async function savePushPreferences(
  db: Queryable,
  userId: string,
  { holds, messages }: PushPreferences,
): Promise<void> {
  await db.query(
    `insert into push_preferences (user_id, holds, messages) values ($1, $2, $3)
     on conflict (user_id) do update set holds = $2, messages = $3, updated_at = now()`,
    [userId, holds, messages],
  );
}
