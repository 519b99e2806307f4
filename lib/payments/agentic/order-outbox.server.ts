import type pg from 'pg';
import { BACKOFF, type Backoff } from '../../messaging/mail/outbox.server.ts';
import type { AgentPlatform } from '../../platform/agent-platforms.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import { NotCalledError } from '../../platform/network/breaker.server.ts';
import { PostProblem, postOutside, type Reach } from '../../platform/network/post-outside.server.ts';
import { RESERVATION_CHANNEL } from '../reservation/apply.server.ts';
import { RESERVATION_COLUMNS, type Reservation } from '../reservation/read.server.ts';
import { itemIdOf } from './item-id.ts';
import { orderOf } from './order.ts';
import { merchantSignature } from './signatures.ts';

export interface OrderDelivery {
  platforms: readonly AgentPlatform[];
  /** Returns a site's address without a slash at the end; null for a site that no longer exists. */
  siteUrl(slug: string): Promise<string | null>;
  /** `RESERVATION_SECRET`, signs the shopper's link to the receipt. */
  secret: string;
  reach?: Reach;
  backoff?: Backoff;
}

/** The operator chose the address, not an editor: it may be on the same network. */
const OPERATORS_ADDRESS: Reach = {
  isAllowedUrl: () => true,
  isAllowedAddress: () => true,
  patienceMs: 15_000,
};

/** Delay before retrying an event that was skipped because its receiver keeps failing. */
const NOT_TRIED_SECONDS = 15;

interface DueEvent {
  id: string;
  type: 'order_create' | 'order_update';
  attempts: number;
  checkoutId: string;
  platform: string;
  siteSlug: string;
}

/**
 * Sends the next due order event to its platform, signed. Events of one order are sent in their order. If the
 * process dies before the event is marked as sent, it is sent again; each contains the whole order.
 * @returns whether an event was due
 */
export async function sendNextOrderEvent(
  pool: pg.Pool,
  delivery: OrderDelivery,
  report: ReportStep<'order-event'>,
): Promise<boolean> {
  const { backoff = BACKOFF } = delivery;
  return transaction(pool, async (connection) => {
    const event = await nextEvent(connection);
    if (!event) return false;
    try {
      const isSent = await send(connection, event, delivery);
      await connection.query(
        'update agent_order_events set state = $2, attempts = attempts + 1, sent_at = now(), problem = null where id = $1',
        [event.id, isSent ? 'sent' : 'needless'],
      );
    } catch (error) {
      await postpone(connection, event, error, backoff);
      if (!(error instanceof NotCalledError)) report({ stage: 'order-event', error });
    }
    return true;
  });
}

async function nextEvent(connection: Queryable): Promise<DueEvent | null> {
  const { rows } = await connection.query<DueEvent>(
    `select e.id, e.type, e.attempts, c.id as "checkoutId", c.platform, c.site_slug as "siteSlug"
     from agent_order_events e join agent_checkouts c on c.id = e.checkout_id
     where e.state = 'waiting' and e.next_attempt_at <= now()
       and not exists (select from agent_order_events earlier
                       where earlier.checkout_id = e.checkout_id and earlier.id < e.id and earlier.state = 'waiting')
     order by e.next_attempt_at, e.id limit 1 for update of e skip locked`,
  );
  return rows[0] ?? null;
}

/** @returns false if nobody is to be notified */
async function send(
  connection: Queryable,
  { id, type, checkoutId, platform: platformId, siteSlug }: DueEvent,
  { platforms, siteUrl, secret, reach = OPERATORS_ADDRESS }: OrderDelivery,
): Promise<boolean> {
  const webhook = platforms.find((platform) => platform.id === platformId)?.webhook;
  const url = webhook && (await siteUrl(siteSlug));
  const { rows } = await connection.query<Reservation>(
    `select ${RESERVATION_COLUMNS} from reservations
     join agent_checkouts c on c.site_slug = reservations.site_slug and c.reservation_token = reservations.token
     where c.id = $1`,
    [checkoutId],
  );
  const [reservation] = rows;
  if (!webhook || !url || !reservation) return false;
  const itemId = itemIdOf(reservation.carId);
  const body = JSON.stringify({
    type,
    data: orderOf(reservation, { checkoutId, itemId, site: { url }, secret }),
  });
  const now = new Date();
  await postOutside(
    webhook.url,
    {
      use: 'orders',
      body,
      headers: {
        'content-type': 'application/json',
        'merchant-signature': merchantSignature(webhook.secret, now, body),
        timestamp: now.toISOString(),
        'request-id': `order-event-${id}`,
      },
    },
    reach,
  );
  return true;
}

async function postpone(
  connection: Queryable,
  { id, attempts }: DueEvent,
  error: unknown,
  backoff: Backoff,
): Promise<void> {
  const isCounted = !(error instanceof NotCalledError);
  const isDead =
    isCounted && ((error instanceof PostProblem && error.isFinal) || attempts + 1 >= backoff.attempts);
  const waitMs = Math.min(backoff.firstMs * 2 ** Math.min(attempts, 20), backoff.longestMs);
  await connection.query(
    `update agent_order_events set state = $2, attempts = $3, problem = $4,
            next_attempt_at = now() + make_interval(secs => $5) where id = $1`,
    [
      id,
      isDead ? 'dead' : 'waiting',
      isCounted ? attempts + 1 : attempts,
      error instanceof Error ? error.message : 'unknown',
      isCounted ? waitMs / 1000 : NOT_TRIED_SECONDS,
    ],
  );
}

/**
 * Sends order events until stopped, woken by steps of reservations and a poll. Several workers can run in
 * parallel.
 * @returns once it listens
 */
export async function startOrderEvents(
  {
    databaseUrl,
    pool,
    report,
  }: { databaseUrl: string; pool: pg.Pool; report: ReportStep<'order-event' | 'listen'> },
  delivery: OrderDelivery,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const step = startStep('order-event', signal, report, () => sendNextOrderEvent(pool, delivery, report));
  const listening = await listenTo({ databaseUrl, channel: RESERVATION_CHANNEL }, signal, report, step.wake);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([step.ended, listening.close()]);
    },
  };
}
