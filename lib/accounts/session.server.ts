import { hashOf, newToken } from '../platform/crypto/secret.server.ts';
import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { PROOF_MINUTES, SESSION_DAYS, SESSION_USE_MINUTES } from './limits.ts';
import type { Shopper } from './shopper.ts';
import { sessions, users } from './tables/accounts.ts';

const SHOPPER_COLUMNS = columnsOf(users, ['id', 'phone', 'name', 'lastName', 'email', 'postcode']);
const SESSION_COLUMNS = columnsOf(sessions, ['id', 'device', 'lastUsedAt']);

/** Format of our tokens, checked before querying. */
const TOKEN = /^[\w-]{43}$/;

interface AccountOfSite {
  siteSlug: string;
  userId: string;
}

/**
 * Creates a session for a shopper who has just proven their identity.
 * @param account.device name of the device; null if unknown
 * @returns the token, for a cookie
 */
export async function openSession(
  db: Queryable,
  { siteSlug, userId, device = null }: AccountOfSite & { device?: string | null },
): Promise<string> {
  const token = newToken();
  await db.query({
    name: 'session-open',
    text: `insert into sessions (token_hash, user_id, site_slug, device, proven_at, expires_at)
           values ($1, $2, $3, $4, now(), now() + make_interval(days => $5))`,
    values: [hashOf(token), userId, siteSlug, device, SESSION_DAYS],
  });
  return token;
}

/** Returns the shopper of a session, or null, and records its use every few minutes. */
export async function readSession(
  db: Queryable,
  { siteSlug, token }: { siteSlug: string; token: string },
): Promise<Shopper | null> {
  if (!TOKEN.test(token)) return null;
  const { rows } = await db.query<RowOf<typeof SHOPPER_COLUMNS> & { isUseOld: boolean }>({
    name: 'session-read',
    text: `select ${SHOPPER_COLUMNS}, last_used_at < now() - make_interval(mins => $3) as "isUseOld"
           from sessions join users on users.id = sessions.user_id
           where token_hash = $1 and sessions.site_slug = $2 and users.site_slug = $2 and expires_at > now()`,
    values: [hashOf(token), siteSlug, SESSION_USE_MINUTES],
  });
  const [row] = rows;
  if (!row) return null;
  const { id: userId, isUseOld, ...shopper } = row;
  if (isUseOld) await noteUse(db, token);
  return { userId, ...shopper };
}

/** Failures are ignored: the next request tries again. */
const noteUse = (db: Queryable, token: string) =>
  db
    .query({
      name: 'session-used',
      text: `update sessions set last_used_at = now()
             where token_hash = $1 and last_used_at < now() - make_interval(mins => $2)`,
      values: [hashOf(token), SESSION_USE_MINUTES],
    })
    .catch(() => undefined);

export interface OwnSession extends RowOf<typeof SESSION_COLUMNS> {
  /** True if it is the requesting session. */
  isThis: boolean;
}

/** Returns an account's active sessions, the requesting one first, then by last use. */
export async function sessionsOf(
  db: Queryable,
  { siteSlug, userId, token }: AccountOfSite & { token: string },
): Promise<OwnSession[]> {
  const { rows } = await db.query<OwnSession>({
    name: 'sessions-own',
    text: `select ${SESSION_COLUMNS}, token_hash = $3 as "isThis" from sessions
           where site_slug = $1 and user_id = $2 and expires_at > now()
           order by token_hash = $3 desc, last_used_at desc, id`,
    values: [siteSlug, userId, hashOf(token)],
  });
  return rows;
}

export async function closeSession(
  db: Queryable,
  { siteSlug, token }: { siteSlug: string; token: string },
): Promise<void> {
  await db.query({
    name: 'session-close',
    text: 'delete from sessions where token_hash = $1 and site_slug = $2',
    values: [hashOf(token), siteSlug],
  });
}

/** Ends a session of the account, ignoring those of others. `id` is not validated yet. */
export async function closeOwnSession(
  db: Queryable,
  { siteSlug, userId }: AccountOfSite,
  id: string,
): Promise<void> {
  await db.query({
    name: 'session-close-own',
    text: 'delete from sessions where site_slug = $1 and user_id = $2 and id::text = $3',
    values: [siteSlug, userId, id],
  });
}

export async function closeOtherSessions(
  db: Queryable,
  { siteSlug, userId, token }: AccountOfSite & { token: string },
): Promise<void> {
  await db.query({
    name: 'session-close-others',
    text: 'delete from sessions where site_slug = $1 and user_id = $2 and token_hash <> $3',
    values: [siteSlug, userId, hashOf(token)],
  });
}

export async function closeAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.query({
    name: 'session-close-all',
    text: 'delete from sessions where user_id = $1',
    values: [userId],
  });
}

/**
 * Ends all sessions of a phone's accounts.
 * @param person.siteSlugs sites to search
 * @param person.phone as `+61412345678`
 * @returns the number of the phone's accounts on these sites, and of the sessions ended
 */
export async function closeSessionsOfPhone(
  db: Queryable,
  { siteSlugs, phone }: { siteSlugs: readonly string[]; phone: string },
): Promise<{ accounts: number; sessions: number }> {
  const { rows } = await db.query<{ accounts: number; sessions: number }>({
    name: 'session-close-phone',
    text: `with account as (select id from users where phone = $1 and site_slug = any($2)),
             ended as (delete from sessions using account where user_id = account.id returning expires_at)
           select (select count(*)::int from account) as accounts,
             (select count(*)::int from ended where expires_at > now()) as sessions`,
    values: [phone, siteSlugs],
  });
  return rows[0] ?? { accounts: 0, sessions: 0 };
}

/** Returns whether identity was proven in this session within the last five minutes. */
export async function hasFreshProof(
  db: Queryable,
  { siteSlug, token }: { siteSlug: string; token: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session-proof',
    text: `select from sessions where token_hash = $1 and site_slug = $2 and expires_at > now()
             and proven_at > now() - make_interval(mins => $3)`,
    values: [hashOf(token), siteSlug, PROOF_MINUTES],
  });
  return rowCount === 1;
}

/** Records fresh proof of identity. Returns false for an expired session or someone else's. */
export async function proveSession(
  db: Queryable,
  { siteSlug, userId, token }: AccountOfSite & { token: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'session-prove',
    text: `update sessions set proven_at = now(), last_used_at = now()
           where token_hash = $1 and site_slug = $2 and user_id = $3 and expires_at > now()`,
    values: [hashOf(token), siteSlug, userId],
  });
  return rowCount === 1;
}
