import type pg from 'pg';
import { BACKOFF, type Backoff } from '../../messaging/mail/outbox.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import type { ReportStep } from '../../platform/database/steps.server.ts';
import { NotCalledError } from '../../platform/network/breaker.server.ts';
import { PostProblem, postOutside, type Reach } from '../../platform/network/post-outside.server.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables/webhooks.ts';
import type { ReadSite } from './changes.server.ts';
import { eventBody } from './event-body.server.ts';
import { giveUpEvents } from './given-up.server.ts';
import { webhookHeaders, webhookSecret } from './signature.ts';
import { DISABLED_AFTER_DAYS, type DisabledReason } from './webhook.ts';

export interface WebhookTools {
  site: ReadSite;
  /** `LEAD_CHANNEL_SECRET`. Without it nothing is sent: receivers could not verify it. */
  secret: string | null;
  reach?: Reach;
  backoff?: Backoff;
}

/** Worker steps that report errors; `dead`: a delivery or an address that is given up. */
export type WebhookStep = 'listen' | 'collect' | 'deliver' | 'dead';

/** Attempts of an event that the receiver refuses, over about 9 hours. */
const REFUSED_ATTEMPTS = 12;
/** Delay before retrying a delivery that was skipped because its host keeps failing. */
const NOT_TRIED_SECONDS = 15;

const DUE_COLUMNS = columnsOf(webhookDeliveries, [
  'id',
  'endpointId',
  'eventId',
  'type',
  'facts',
  'attempts',
  'createdAt',
]);
const ENDPOINT_COLUMNS = columnsOf(webhookEndpoints, [
  'url',
  'siteSlug',
  'secretNumber',
  'earlierSecretUntil',
  'failures',
  'failingSince',
]);
type DueDelivery = RowOf<typeof DUE_COLUMNS> & RowOf<typeof ENDPOINT_COLUMNS>;

/** Addresses with due events, in random order, so that several slow ones cannot starve the others. */
const DUE_ENDPOINTS = `
  select webhook_endpoints.id from webhook_endpoints join api_keys on api_keys.id = webhook_endpoints.api_key_id
  where webhook_endpoints.disabled_at is null and webhook_endpoints.retry_at <= now() and api_keys.revoked_at is null
    and exists (
      select from webhook_deliveries due
      where due.endpoint_id = webhook_endpoints.id and due.state = 'waiting' and due.next_attempt_at <= now())
  order by random()`;

/** Concurrent messages to one address, of all workers together. */
const MOST_AT_ONCE = 2;

/** Earlier events of the same subject must be delivered first, also one that another worker is sending. */
const DUE = `
  select ${DUE_COLUMNS}, ${ENDPOINT_COLUMNS}
  from webhook_deliveries join webhook_endpoints on webhook_endpoints.id = webhook_deliveries.endpoint_id
  join api_keys on api_keys.id = webhook_endpoints.api_key_id
  where webhook_endpoints.id = $1 and webhook_deliveries.state = 'waiting' and webhook_deliveries.next_attempt_at <= now()
    and webhook_endpoints.disabled_at is null and webhook_endpoints.retry_at <= now() and api_keys.revoked_at is null
    and not exists (
      select from webhook_deliveries earlier
      where earlier.endpoint_id = webhook_deliveries.endpoint_id and earlier.subject = webhook_deliveries.subject
        and earlier.state = 'waiting' and earlier.id < webhook_deliveries.id)
  order by webhook_deliveries.next_attempt_at, webhook_deliveries.id limit 1
  for update of webhook_deliveries skip locked`;

/**
 * Sends the next due event. If the process dies before it is marked as sent, it is sent again with the same
 * `webhook-id`.
 * @returns whether an event was due
 */
export async function deliverNextEvent(
  pool: pg.Pool,
  tools: WebhookTools,
  report: ReportStep<WebhookStep>,
): Promise<boolean> {
  return transaction(pool, async (connection) => {
    const row = await nextDelivery(connection);
    if (!row) return false;
    const backoff = tools.backoff ?? BACKOFF;
    const body = await readBody(connection, row, tools.site).catch((error: unknown) => ({ error }));
    if (body !== null && typeof body === 'object') {
      report({ stage: 'deliver', error: body.error });
      await postpone(connection, row, backoff);
      return true;
    }
    try {
      if (body !== null) await post(row, body, tools);
      await finish(connection, row, body === null ? 'needless' : 'sent');
    } catch (error) {
      if (
        !(error instanceof NotCalledError || error instanceof PostProblem || error instanceof SecretMissing)
      )
        throw error;
      await recordFailure(connection, row, error, backoff, report);
    }
    return true;
  });
}

/** Locks and returns a due event of an address to which not too much is being sent. */
async function nextDelivery(connection: Queryable): Promise<DueDelivery | null> {
  const { rows: endpoints } = await connection.query<{ id: string }>(DUE_ENDPOINTS);
  for (const { id } of endpoints) {
    if (!(await isFree(connection, id))) continue;
    const { rows } = await connection.query<DueDelivery>(DUE, [id]);
    if (rows[0]) return rows[0];
  }
  return null;
}

/** Takes one of the places of an address until the transaction ends. */
async function isFree(connection: Queryable, endpointId: string): Promise<boolean> {
  for (let place = 0; place < MOST_AT_ONCE; place += 1) {
    const { rows } = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
      [`webhook ${endpointId} ${place}`],
    );
    if (rows[0]?.mine) return true;
  }
  return false;
}

/** Reads the body of an event. A failure of one event leaves the transaction usable, so that it blocks no other. */
async function readBody(connection: Queryable, row: DueDelivery, readSite: ReadSite): Promise<string | null> {
  await connection.query('savepoint body');
  try {
    return await eventBody(connection, row, readSite);
  } catch (error) {
    await connection.query('rollback to savepoint body');
    throw error;
  }
}

/** Retries later an event that cannot be read now, for example because its site is not published. */
const postpone = (connection: Queryable, { id, attempts }: DueDelivery, backoff: Backoff) =>
  connection.query(
    `update webhook_deliveries set state = $2, attempts = attempts + 1, problem = $3,
            next_attempt_at = now() + make_interval(secs => $4) where id = $1`,
    [
      id,
      attempts + 1 >= backoff.attempts ? 'dead' : 'waiting',
      'the event could not be read',
      waitSeconds(attempts, backoff),
    ],
  );

const waitSeconds = (failures: number, { firstMs, longestMs }: Backoff): number =>
  Math.min(firstMs * 2 ** Math.min(failures, 20), longestMs) / 1_000;

class SecretMissing extends Error {
  override name = 'SecretMissing';
}

async function post(row: DueDelivery, body: string, { secret, reach }: WebhookTools): Promise<void> {
  if (!secret) throw new SecretMissing('LEAD_CHANNEL_SECRET is not set');
  const { endpointId: id, secretNumber, earlierSecretUntil } = row;
  const isReplaced = earlierSecretUntil !== null && earlierSecretUntil > new Date();
  const numbers = isReplaced ? [secretNumber, secretNumber - 1] : [secretNumber];
  const secrets = numbers.map((number) => webhookSecret(secret, { id, number }));
  await postOutside(
    row.url,
    {
      use: 'webhooks',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Forecourt-Webhooks/1',
        ...webhookHeaders({ id: row.eventId, body }, secrets, Date.now() / 1_000),
      },
    },
    reach,
  );
}

async function finish(
  connection: Queryable,
  { id, endpointId, failures, failingSince }: DueDelivery,
  state: 'sent' | 'needless',
): Promise<void> {
  await connection.query(
    `update webhook_deliveries set state = $2, attempts = attempts + 1, problem = null, sent_at = now() where id = $1`,
    [id, state],
  );
  if (state === 'sent' && (failures > 0 || failingSince))
    await connection.query(
      'update webhook_endpoints set failures = 0, failing_since = null, retry_at = now() where id = $1',
      [endpointId],
    );
}

async function recordFailure(
  connection: Queryable,
  row: DueDelivery,
  error: Error,
  backoff: Backoff,
  report: ReportStep<WebhookStep>,
): Promise<void> {
  const { id, endpointId } = row;
  if (!(error instanceof PostProblem)) {
    // Nothing was sent, which is not the receiver's failure.
    await connection.query('update webhook_deliveries set problem = $2 where id = $1', [id, error.message]);
    await connection.query(
      `update webhook_endpoints set retry_at = now() + make_interval(secs => $2) where id = $1`,
      [endpointId, NOT_TRIED_SECONDS],
    );
    return;
  }
  const problem = error.message;
  const attempts = row.attempts + 1;
  // The receiver refuses this event, but may accept others.
  const isRefused = isRefusal(error);
  const isGivenUp = isRefused && attempts >= Math.min(REFUSED_ATTEMPTS, backoff.attempts);
  await connection.query(
    `update webhook_deliveries set state = $2, attempts = $3, problem = $4,
            next_attempt_at = now() + make_interval(secs => $5) where id = $1`,
    [
      id,
      isGivenUp ? 'dead' : 'waiting',
      attempts,
      problem,
      isRefused ? waitSeconds(row.attempts, backoff) : 0,
    ],
  );
  await connection.query(
    `update webhook_endpoints set failing_since = coalesce(failing_since, now()),
            failures = failures + $2::integer, retry_at = now() + make_interval(secs => $3) where id = $1`,
    [endpointId, isRefused ? 0 : 1, isRefused ? 0 : waitSeconds(row.failures, backoff)],
  );
  const isDisabled = await disable(connection, endpointId, error.isFinal ? 'gone' : 'failures');
  report({
    stage: isGivenUp || isDisabled ? 'dead' : 'deliver',
    error: new Error(
      `${row.type} to webhook ${endpointId}, attempt ${attempts}: ${problem}${isDisabled ? '; disabled' : ''}`,
    ),
  });
}

/** Returns whether the receiver answered that it does not want this event, rather than that it is unavailable. */
const isRefusal = (error: PostProblem): boolean =>
  error.status !== null &&
  error.status >= 300 &&
  error.status < 500 &&
  ![408, 425, 429].includes(error.status);

/**
 * Disables an address that is gone, or that has failed for days, and gives up its waiting events.
 * @returns whether it was disabled
 */
async function disable(connection: Queryable, id: string, reason: DisabledReason): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update webhook_endpoints set disabled_at = now(), disabled_reason = $2
     where id = $1 and disabled_at is null
       and ($2 = 'gone' or failing_since < now() - make_interval(days => $3))`,
    [id, reason, DISABLED_AFTER_DAYS],
  );
  if (rowCount !== 1) return false;
  await giveUpEvents(connection, id);
  return true;
}
