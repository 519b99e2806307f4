import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import { z } from 'zod';
import { openPool, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import {
  listenTo,
  type ReportStep,
  reportOnStderr,
  SetAsideError,
  startStep,
} from '../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../platform/env.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { searchClient } from '../search/client.server.ts';
import { stockOutbox } from '../tables/stock.ts';
import { nextInTurn } from './outbox-turns.server.ts';
import { recordRefusals } from './refusals.server.ts';
import { RecordWrites, type Refusal, sendRecords } from './search-writes.server.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import { CHANGES_PER_MESSAGE, STOCK_CHANGED_PATH, STOCK_CHANNEL, type StockChange } from './stock-changed.ts';

/** The worker's environment; without STOREFRONT_URL the storefront is not notified. */
export const stockEnvironmentSchema = z
  .object({
    DATABASE_URL: variables.DATABASE_URL,
    ALGOLIA_APP_ID: variables.ALGOLIA_APP_ID,
    ALGOLIA_ADMIN_KEY: variables.ALGOLIA_ADMIN_KEY.unwrap(),
    ALGOLIA_HOST: variables.ALGOLIA_HOST,
    STOCK_WEBHOOK_SECRET: variables.STOCK_WEBHOOK_SECRET.optional(),
    STOREFRONT_URL: variables.STOREFRONT_URL,
  })
  .refine((values) => !values.STOREFRONT_URL || values.STOCK_WEBHOOK_SECRET, {
    path: ['STOCK_WEBHOOK_SECRET'],
    error: 'required to notify the storefront of changes',
  });

export interface OutboxTargets {
  databaseUrl: string;
  search: Algoliasearch;
  listener: Listener | null;
}

/**
 * Reads the targets from the environment.
 *
 * @throws EnvironmentError
 */
export function outboxTargets(environment: Record<string, string | undefined>): OutboxTargets {
  const values = parseEnvironment(stockEnvironmentSchema, environment);
  return {
    databaseUrl: values.DATABASE_URL,
    search: searchClient({
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_ADMIN_KEY,
      host: values.ALGOLIA_HOST,
    }),
    listener: listenerOf(values),
  };
}

/** Called when a step failed and will be retried, and when a vehicle was set aside. */
export type ReportProblem = ReportStep<'listen' | 'index' | 'announce'>;

/**
 * Keeps search and storefront up to date with the stock table. The database wakes it at each commit, and it
 * also polls. Runs until stopped; failures are reported and retried.
 *
 * @returns once it is listening
 */
export async function startOutboxWorker(
  environment: Record<string, string | undefined>,
  report: ReportProblem = reportOnStderr('stock'),
): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, search, listener } = outboxTargets(environment);
  const pool = openPool(databaseUrl);
  const stopping = new AbortController();
  const { signal } = stopping;

  const announcing = listener
    ? startStep('announce', signal, report, async () => (await announceBatch(pool, listener)) > 0)
    : null;
  const records = new RecordWrites(pool);
  const indexing = startStep('index', signal, report, async () => {
    const round = await indexRound(pool, search, listener !== null, records);
    if (round === 'busy' || round.rows === 0) return false;
    for (const { vehicleId, problem } of round.refusals)
      report({ stage: 'index', error: new SetAsideError(`Search refused ${vehicleId}: ${problem}`) });
    announcing?.wake();
    return true;
  });
  const listening = await listenTo({ databaseUrl, channel: STOCK_CHANNEL }, signal, report, () =>
    indexing.wake(),
  );

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([indexing.ended, announcing?.ended, listening.close()]);
      await pool.end();
    },
  };
}

/**
 * Rows per batch: about 5 MB; Algolia recommends at most 10 MB. A batch costs as much as two or three
 * thousand of its records, so larger batches load a feed faster. But a single changed vehicle waits for one
 * or two batches, however large other feeds are.
 */
const ROUND_ROWS = 2_000;
/** An arbitrary number that no other advisory lock of ours uses. */
const INDEX_LOCK = 7_340_021;

/** Rows handled and newly refused vehicles, or `busy` when another process is indexing. */
export type Indexed = { rows: number; refusals: Refusal[] } | 'busy';

/**
 * Indexes the next changed vehicles of the outbox, the dealerships in turn. It sends the current state of
 * each vehicle, so handling a row twice or late is harmless. Only one process indexes at a time: two could
 * send states of one vehicle in the wrong order. A lock per dealer would not be faster, because search
 * processes the writes to an index sequentially. A refused vehicle is set aside until it changes; the
 * storefront is notified of it as usual.
 *
 * @param keep whether to keep the rows for notifying the storefront
 * @param records share between rounds, so that the next is read while search processes one
 * @throws errors of the client or the database; the rows stay for a retry
 */
export async function indexRound(
  pool: pg.Pool,
  client: Algoliasearch,
  keep: boolean,
  records = new RecordWrites(pool),
): Promise<Indexed> {
  return transaction(pool, async (connection) => {
    const lock = await connection.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      INDEX_LOCK,
    ]);
    if (!lock.rows[0]?.mine) return 'busy';
    const { rows } = await connection.query<{ id: string; car_id: string }>(
      `select id, car_id from stock_outbox where ${nextInTurn('search')} order by id for update skip locked`,
      [ROUND_ROWS],
    );
    if (rows.length === 0) return { rows: 0, refusals: [] };

    const vehicleIds = [...new Set(rows.map((row) => row.car_id))];
    const writes = await records.of(connection, vehicleIds);
    const rowIds = rows.map(({ id }) => id);
    if (rows.length === ROUND_ROWS) void records.readAhead(rowIds);
    // The storefront renders from search, so notify it only after indexing.
    const refusals = await sendRecords(client, writes);
    const newRefusals = await recordRefusals(connection, vehicleIds, refusals);

    const forget = keep
      ? 'update stock_outbox set indexed_at = now() where id = any($1)'
      : 'delete from stock_outbox where id = any($1)';
    await connection.query(forget, [rowIds]);
    return { rows: rows.length, refusals: newRefusals };
  });
}

const PATIENCE_MS = 10_000;

/** Storefront endpoint that receives stock change notifications, and the secret that signs them. */
export interface Listener {
  url: string;
  secret: string;
}

/** Reads the storefront to notify from the environment; null when it is not configured. */
export const listenerOf = ({
  STOREFRONT_URL: url,
  STOCK_WEBHOOK_SECRET: secret,
}: {
  STOREFRONT_URL?: string | undefined;
  STOCK_WEBHOOK_SECRET?: string | undefined;
}): Listener | null => (url && secret ? { url, secret } : null);

const OUTBOX_COLUMNS = columnsOf(stockOutbox, ['id', 'carId', 'slug', 'dealershipId']);

/**
 * Notifies the storefront of one batch of changes that search has already indexed, and removes them.
 *
 * @returns the number of outbox rows sent; 0 when the outbox is empty
 * @throws when the storefront does not respond with success: the rows stay in the outbox for a retry
 */
export async function announceBatch(pool: pg.Pool, listener: Listener): Promise<number> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<RowOf<typeof OUTBOX_COLUMNS>>(
      `select ${OUTBOX_COLUMNS} from stock_outbox
       where ${nextInTurn('storefront')} order by id for update skip locked`,
      [CHANGES_PER_MESSAGE],
    );
    if (rows.length === 0) return 0;
    const changes = new Map<string, StockChange>();
    for (const { carId: vehicleId, slug, dealershipId } of rows)
      changes.set(JSON.stringify([vehicleId, dealershipId]), { id: vehicleId, slug, dealershipId });
    await notifyStorefront(listener, STOCK_CHANGED_PATH, JSON.stringify({ changes: [...changes.values()] }));
    await connection.query('delete from stock_outbox where id = any($1)', [rows.map(({ id }) => id)]);
    return rows.length;
  });
}

/**
 * Sends a signed message to the storefront.
 *
 * @throws when the response is not a success
 */
export async function notifyStorefront({ url, secret }: Listener, path: string, body: string): Promise<void> {
  const response = await vendorFetch('storefront')(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(body, secret, Date.now() / 1000),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The storefront responded with ${response.status} to ${path}`);
}
