import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables/webhooks.ts';
import { noteMissed, queueTestEvent, WEBHOOK_CHANNEL } from './changes.server.ts';
import { giveUpEvents, requeueGivenUp } from './given-up.server.ts';
import {
  type CreateWebhookRequest,
  type DeliveriesAnswer,
  EARLIER_SECRET_HOURS,
  LOG_PAGE,
  MOST_WEBHOOKS,
  type WebhookAction,
  type WebhookAnswer,
} from './webhook.ts';
import { WEBHOOK_TOPICS, type WebhookTopic } from './webhook-event.ts';

/** A webhook of a site. */
export interface WebhookOf {
  site: string;
  id: string;
}

const ENDPOINT_COLUMNS = columnsOf(webhookEndpoints, [
  'id',
  'apiKeyId',
  'url',
  'topics',
  'createdAt',
  'createdBy',
  'disabledAt',
  'disabledReason',
  'failingSince',
]);

/** Returns the webhooks of a site's keys, oldest first; those of revoked keys are left out. */
export async function listWebhooks(db: Queryable, site: string): Promise<WebhookAnswer[]> {
  const { rows } = await db.query<RowOf<typeof ENDPOINT_COLUMNS> & { waiting: number }>(
    `select ${ENDPOINT_COLUMNS}, (
       select count(*)::int from webhook_deliveries d
       where d.endpoint_id = webhook_endpoints.id and d.state = 'waiting') as waiting
     from webhook_endpoints join api_keys on api_keys.id = webhook_endpoints.api_key_id
     where webhook_endpoints.site_slug = $1 and api_keys.revoked_at is null
     order by webhook_endpoints.created_at, webhook_endpoints.id`,
    [site],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
  }));
}

/** Returns the scopes that a key needs for topics. */
export const scopesOfTopics = (topics: readonly WebhookTopic[]) => [
  ...new Set(topics.map((topic) => WEBHOOK_TOPICS[topic])),
];

/**
 * Registers an address for a key of a site.
 * @param by studio user id
 * @returns its id; `no_key` without a valid key that has the scopes of the topics, `full` at the limit
 */
export function createWebhook(
  pool: pg.Pool,
  { site, apiKeyId, url, topics }: CreateWebhookRequest,
  by: string,
): Promise<{ id: string } | 'no_key' | 'full'> {
  return transaction(pool, async (connection) => {
    const { rows: keys } = await connection.query(
      `select from api_keys where id = $1 and site_slug = $2 and revoked_at is null and scopes @> $3::text[]
       for share`,
      [apiKeyId, site, scopesOfTopics(topics)],
    );
    if (keys.length === 0) return 'no_key';
    const active = await countActive(connection, site);
    if (active.all >= MOST_WEBHOOKS) return 'full';
    const id = randomUUID();
    // What nobody has been notified of is not news for a new receiver.
    if (active.ofStock === 0) await connection.query('delete from webhook_cars where site_slug = $1', [site]);
    await connection.query(
      `insert into webhook_endpoints (id, api_key_id, site_slug, url, topics, created_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, apiKeyId, site, url, topics, by],
    );
    await queueStock(connection, site);
    return { id };
  });
}

/** Counts the webhooks of a site, and those that are enabled and learn of its vehicles. */
async function countActive(connection: Queryable, site: string): Promise<{ all: number; ofStock: number }> {
  const { rows } = await connection.query<{ all: number; ofStock: number }>(
    `select count(*)::int as all,
            (count(*) filter (where disabled_at is null and topics && '{stock,price}'))::int as "ofStock"
     from webhook_endpoints join api_keys on api_keys.id = webhook_endpoints.api_key_id
     where webhook_endpoints.site_slug = $1 and revoked_at is null`,
    [site],
  );
  return rows[0] ?? { all: 0, ofStock: 0 };
}

/** An import that began before the address was registered has written its changes by then. */
const LONGEST_IMPORT = "interval '10 minutes'";

const queueStock = (connection: Queryable, site: string) =>
  connection.query(
    `with queued as (
       insert into webhook_changes (kind, subject, due_at)
       values ('site', $1, now()), ('site', $1, now() + ${LONGEST_IMPORT}))
     select pg_notify($2, '')`,
    [site, WEBHOOK_CHANNEL],
  );

/**
 * Replaces the secret of a webhook. The former one stays valid for `EARLIER_SECRET_HOURS`.
 * @returns the number of the new secret; null if the site has no such webhook
 */
export async function replaceSecret(db: Queryable, { site, id }: WebhookOf): Promise<number | null> {
  const { rows } = await db.query<{ number: number }>(
    `update webhook_endpoints set secret_number = secret_number + 1,
            earlier_secret_until = now() + make_interval(hours => $3)
     where site_slug = $1 and id = $2 returning secret_number as number`,
    [site, id, EARLIER_SECRET_HOURS],
  );
  return rows[0]?.number ?? null;
}

/** Enables, disables, tests or deletes a webhook; false if the site has no such webhook in that state, or a revoked key. */
export function changeWebhook(pool: pg.Pool, webhook: WebhookOf, action: WebhookAction): Promise<boolean> {
  return transaction(pool, (connection) => CHANGES[action](connection, webhook));
}

const CHANGES: Record<WebhookAction, (connection: Queryable, webhook: WebhookOf) => Promise<boolean>> = {
  enable: async (connection, { site, id }) => {
    const { rows } = await connection.query<{ since: Date }>(
      `with former as (select id, disabled_at as since from webhook_endpoints where id = $2 for update)
       update webhook_endpoints set disabled_at = null, disabled_reason = null, failing_since = null, failures = 0,
              retry_at = now(), reported_at = null
       from former
       where webhook_endpoints.id = former.id and site_slug = $1 and disabled_at is not null
         and exists (select from api_keys where api_keys.id = api_key_id and revoked_at is null)
       returning since`,
      [site, id],
    );
    if (!rows[0]) return false;
    await requeueGivenUp(connection, id);
    await noteMissed(connection, { endpointId: id, since: rows[0].since });
    await queueStock(connection, site);
    return true;
  },
  disable: async (connection, { site, id }) => {
    const { rowCount } = await connection.query(
      `update webhook_endpoints set disabled_at = now(), disabled_reason = 'staff'
       where site_slug = $1 and id = $2 and disabled_at is null`,
      [site, id],
    );
    if (rowCount === 1) await giveUpEvents(connection, id);
    return rowCount === 1;
  },
  test: async (connection, { site, id }) => {
    const { rows } = await connection.query(
      'select from webhook_endpoints where site_slug = $1 and id = $2 and disabled_at is null',
      [site, id],
    );
    if (rows.length === 1) await queueTestEvent(connection, id);
    return rows.length === 1;
  },
  delete: async (connection, { site, id }) => {
    const { rowCount } = await connection.query(
      'delete from webhook_endpoints where site_slug = $1 and id = $2',
      [site, id],
    );
    return rowCount === 1;
  },
};

const DELIVERY_COLUMNS = columnsOf(webhookDeliveries, [
  'id',
  'eventId',
  'type',
  'subject',
  'state',
  'attempts',
  'problem',
  'createdAt',
  'sentAt',
  'nextAttemptAt',
]);

/**
 * Returns a page of a webhook's log, newest first.
 * @param before id of the last delivery of the previous page
 * @returns null if the site has no such webhook
 */
export async function listDeliveries(
  db: Queryable,
  { site, id }: WebhookOf,
  before: number | null,
): Promise<DeliveriesAnswer | null> {
  const { rows: own } = await db.query('select from webhook_endpoints where site_slug = $1 and id = $2', [
    site,
    id,
  ]);
  if (own.length === 0) return null;
  const { rows } = await db.query<RowOf<typeof DELIVERY_COLUMNS>>(
    `select ${DELIVERY_COLUMNS} from webhook_deliveries
     where endpoint_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [id, before, LOG_PAGE + 1],
  );
  const page = rows.slice(0, LOG_PAGE);
  return {
    deliveries: page.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      nextAttemptAt: row.nextAttemptAt.toISOString(),
    })),
    next: rows.length > LOG_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * Sends an event again with the same id, which its receiver ignores if it has it.
 * @returns false if the site has no such delivery, it is waiting, or its webhook is disabled or of a revoked key
 */
export async function resendEvent(
  db: Queryable,
  { site, delivery }: { site: string; delivery: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with again as (
       update webhook_deliveries set state = 'waiting', attempts = 0, next_attempt_at = now(), problem = null,
              sent_at = null
       from webhook_endpoints
       where webhook_endpoints.id = endpoint_id and site_slug = $1 and disabled_at is null
         and exists (select from api_keys where api_keys.id = api_key_id and revoked_at is null)
         and webhook_deliveries.id = $2 and state <> 'waiting' returning webhook_deliveries.id)
     select pg_notify($3, '') from again`,
    [site, delivery, WEBHOOK_CHANNEL],
  );
  return rowCount === 1;
}
