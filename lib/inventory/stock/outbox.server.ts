import type { Algoliasearch } from 'algoliasearch';
import { z } from 'zod';
import { openPool } from '../../platform/database/client.server.ts';
import {
  listenTo,
  type ReportStep,
  reportOnStderr,
  SetAsideError,
  startStep,
} from '../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../platform/env.ts';
import { searchClient } from '../search/client.server.ts';
import { announceBatch, type Listener, listenerOf } from './announce.server.ts';
import { indexRound } from './index-round.server.ts';
import { RecordWrites } from './record-writes.server.ts';

/** PostgreSQL channel that wakes the worker when changed vehicles are committed. */
export const STOCK_CHANNEL = 'stock_changed';

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
 * @param environment see `stockEnvironmentSchema`
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
