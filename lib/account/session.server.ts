import type { Queryable } from '../database/client.server.ts';
import { columnsOf, type RowOf } from '../database/row.ts';
import { users } from '../database/schema/accounts.ts';
import { SESSION_DAYS } from './limits.ts';
import { hashOf, newToken } from './secret.server.ts';
import type { Shopper } from './shopper.ts';

const SHOPPER_COLUMNS = columnsOf(users, ['id', 'phone', 'name', 'lastName', 'email', 'postcode']);

/** What a token of ours looks like; nothing else is worth a query. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Signs somebody in: a token that nobody had before, good on this site alone for thirty days.
 * @returns the token, for a cookie
 * @throws the database's error
 */
export async function openSession(
  db: Queryable,
  { siteSlug, userId }: { siteSlug: string; userId: string },
): Promise<string> {
  const token = newToken();
  await db.query({
    name: 'session-open',
    text: `insert into sessions (token_hash, user_id, site_slug, expires_at)
           values ($1, $2, $3, now() + make_interval(days => $4))`,
    values: [hashOf(token), userId, siteSlug, SESSION_DAYS],
  });
  return token;
}

/**
 * Who is signed in to a site with a token.
 * @returns null for a token that is unknown, over, or another site's
 * @throws the database's error
 */
export async function readSession(
  db: Queryable,
  { siteSlug, token }: { siteSlug: string; token: string },
): Promise<Shopper | null> {
  if (!TOKEN.test(token)) return null;
  const { rows } = await db.query<RowOf<typeof SHOPPER_COLUMNS>>({
    name: 'session-read',
    text: `select ${SHOPPER_COLUMNS} from sessions join users on users.id = sessions.user_id
           where token_hash = $1 and sessions.site_slug = $2 and users.site_slug = $2 and expires_at > now()`,
    values: [hashOf(token), siteSlug],
  });
  const [row] = rows;
  if (!row) return null;
  const { id: userId, ...shopper } = row;
  return { userId, ...shopper };
}

/** Signs one browser out; a token that is unknown is signed out already. */
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

/** Signs somebody out of every browser. */
export async function closeAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.query({
    name: 'session-close-all',
    text: 'delete from sessions where user_id = $1',
    values: [userId],
  });
}
