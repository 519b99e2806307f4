import { randomUUID } from 'node:crypto';
import { hashOf, newToken } from '../../platform/crypto/secret.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { apiKeys } from '../tables/api-keys.ts';
import { type ApiKeyAnswer, type CreateApiKeyRequest, KEY_PREFIX, MOST_KEYS } from './api-key.ts';

const KEY_COLUMNS = columnsOf(apiKeys, [
  'id',
  'siteSlug',
  'name',
  'prefix',
  'scopes',
  'perMinute',
  'perDay',
  'createdAt',
  'createdBy',
  'lastUsedAt',
  'revokedAt',
  'revokedBy',
]);

/** A key of a site, without its hash. */
export type ApiKey = RowOf<typeof KEY_COLUMNS>;

/** Characters of a key that staff see. */
const SHOWN_CHARACTERS = KEY_PREFIX.length + 8;
/** `fck_` and 32 random bytes as base64url. */
const KEY = /^fck_[\w-]{43}$/;

/**
 * Creates a key. The key itself is returned only here, because its hash is all that is stored.
 * @param by studio user id
 * @returns null if the site has as many keys as it may have
 */
export async function createApiKey(
  db: Queryable,
  { site, name, scopes, perMinute, perDay }: CreateApiKeyRequest,
  by: string,
): Promise<{ key: string; id: string } | null> {
  const key = KEY_PREFIX + newToken();
  const id = randomUUID();
  const { rowCount } = await db.query(
    `insert into api_keys (id, site_slug, name, prefix, hash, scopes, per_minute, per_day, created_by)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9
     where (select count(*) from api_keys where site_slug = $2 and revoked_at is null) < $10`,
    [id, site, name, key.slice(0, SHOWN_CHARACTERS), hashOf(key), scopes, perMinute, perDay, by, MOST_KEYS],
  );
  return rowCount === 1 ? { key, id } : null;
}

/** Returns a site's keys, those in use first, then the newest. */
export async function listApiKeys(db: Queryable, site: string): Promise<ApiKeyAnswer[]> {
  const { rows } = await db.query<ApiKey>(
    `select ${KEY_COLUMNS} from api_keys where site_slug = $1
     order by revoked_at is not null, created_at desc, id limit 200`,
    [site],
  );
  return rows.map(({ siteSlug: _, createdAt, lastUsedAt, revokedAt, ...key }) => ({
    ...key,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }));
}

/**
 * Revokes a key at once, and disables its webhooks.
 * @param by studio user id
 * @returns false if the site has no such key, or it is revoked
 */
export async function revokeApiKey(
  db: Queryable,
  { site, id }: { site: string; id: string },
  by: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with revoked as (
       update api_keys set revoked_at = now(), revoked_by = $3
       where site_slug = $1 and id = $2 and revoked_at is null returning id),
     disabled as (
       update webhook_endpoints set disabled_at = now(), disabled_reason = 'staff'
       from revoked where api_key_id = revoked.id and disabled_at is null),
     given_up as (
       update webhook_deliveries set state = 'dead', problem = coalesce(problem, 'the key was revoked')
       where id = any(array(
         select d.id from webhook_deliveries d
         join webhook_endpoints e on e.id = d.endpoint_id join revoked on revoked.id = e.api_key_id
         where d.state = 'waiting' for update of d skip locked)))
     select from revoked`,
    [site, id, by],
  );
  return rowCount === 1;
}

/**
 * Returns the key of a request, if it is valid at a site, and records its use.
 * @param key as in the `Authorization` header
 * @returns null for an unknown or revoked key, or another site's
 */
export async function verifyApiKey(db: Queryable, site: string, key: string): Promise<ApiKey | null> {
  if (!KEY.test(key)) return null;
  const { rows } = await db.query<ApiKey>({
    name: 'api-key',
    text: `select ${KEY_COLUMNS} from api_keys where hash = $1 and site_slug = $2 and revoked_at is null`,
    values: [hashOf(key), site],
  });
  const [row] = rows;
  if (!row) return null;
  // A write per minute at most, however busy the key is.
  if (!row.lastUsedAt || Date.now() - row.lastUsedAt.getTime() > 60_000)
    await db.query(
      `update api_keys set last_used_at = now()
       where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      [row.id],
    );
  return row;
}
