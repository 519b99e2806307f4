import { setTimeout as delay } from 'node:timers/promises';
import type { Algoliasearch } from 'algoliasearch';
import pg from 'pg';
import { z } from 'zod';
import { openPool } from '../database/client.server.ts';
import { searchClient } from '../search/client.server.ts';
import { announceBatch, type Listener } from './announce.server.ts';
import { indexRound } from './index-round.server.ts';

/** Channel on which an import says that it committed changes. */
export const STOCK_CHANNEL = 'stock_changed';

/** What the worker reads of the environment; without STOREFRONT_URL nobody is told of changes. */
export const stockEnvironmentSchema = z
  .object({
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
    ALGOLIA_APP_ID: z.string().min(1),
    ALGOLIA_ADMIN_KEY: z.string().min(1),
    ALGOLIA_HOST: z.url({ protocol: /^https?$/ }).optional(),
    STOCK_WEBHOOK_SECRET: z.string().min(16).optional(),
    STOREFRONT_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine((values) => !values.STOREFRONT_URL || values.STOCK_WEBHOOK_SECRET, {
    path: ['STOCK_WEBHOOK_SECRET'],
    error: 'needed to tell the storefront of changes',
  });

/** Where the outbox leads. */
export interface OutboxTargets {
  databaseUrl: string;
  search: Algoliasearch;
  /** Absent: changes are indexed and nobody is told. */
  listener: Listener | null;
}

/**
 * The targets named by an environment; an empty variable counts as absent.
 * @throws Error naming the variables that are missing or malformed, never their values
 */
export function outboxTargets(environment: Record<string, string | undefined>): OutboxTargets {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = stockEnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is incomplete. ${problems.join('; ')}`);
  }
  const values = parsed.data;
  return {
    databaseUrl: values.DATABASE_URL,
    search: searchClient({
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_ADMIN_KEY,
      host: values.ALGOLIA_HOST,
    }),
    listener:
      values.STOREFRONT_URL && values.STOCK_WEBHOOK_SECRET
        ? { url: values.STOREFRONT_URL, secret: values.STOCK_WEBHOOK_SECRET }
        : null,
  };
}

/** A stage that failed and is tried again; the worker's only news. */
export type ReportProblem = (problem: { stage: 'listen' | 'index' | 'announce'; error: unknown }) => void;

/** A change that the database's word did not reach, or that was waiting for a retry, is found within this. */
const POLL_MS = 2_000;
const RETRY_MS = { first: 250, longest: 5_000 };

/**
 * Keeps search and storefront up to date with the stock table: wakes on the database's word at each commit,
 * and looks by itself now and then. Runs until stopped; failures are reported and tried again.
 * @param environment see `stockEnvironmentSchema`
 * @returns once it listens
 */
export async function startOutboxWorker(
  environment: Record<string, string | undefined>,
  report: ReportProblem = reportOnStderr,
): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, search, listener } = outboxTargets(environment);
  const pool = openPool(databaseUrl);
  const stopping = new AbortController();
  const { signal } = stopping;

  const announcing = listener
    ? stage('announce', signal, report, async () => (await announceBatch(pool, listener)) > 0)
    : null;
  const indexing = stage('index', signal, report, async () => {
    const indexed = await indexRound(pool, search, listener !== null);
    if (indexed === 'busy' || indexed.rows === 0) return false;
    announcing?.wake();
    return true;
  });
  const listening = await listen(databaseUrl, signal, report, () => indexing.wake());

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([indexing.ended, announcing?.ended, listening.close()]);
      await pool.end();
    },
  };
}

/** Repeats work: at once while there is more, on a wake or a poll when there is none, later after a failure. */
function stage(
  name: 'index' | 'announce',
  signal: AbortSignal,
  report: ReportProblem,
  work: () => Promise<boolean>,
): { wake(): void; ended: Promise<void> } {
  let wakeUp = () => {};
  let awake = false;
  const sleep = async (ms: number) => {
    if (awake) return;
    const woken = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    const pause = new AbortController();
    const timer = delay(ms, undefined, { signal: AbortSignal.any([signal, pause.signal]) }).catch(() => {});
    await Promise.race([woken, timer]);
    pause.abort();
  };
  const run = async () => {
    let retry = RETRY_MS.first;
    let reported = '';
    while (!signal.aborted) {
      awake = false;
      try {
        const more = await work();
        retry = RETRY_MS.first;
        reported = '';
        if (!more) await sleep(POLL_MS);
      } catch (error) {
        if (signal.aborted) return;
        // The same trouble is told once, however often it is tried.
        if (reported !== String(error)) report({ stage: name, error });
        reported = String(error);
        awake = false;
        await sleep(retry);
        retry = Math.min(retry * 2, RETRY_MS.longest);
      }
    }
  };
  return {
    wake: () => {
      awake = true;
      wakeUp();
    },
    ended: run(),
  };
}

/** Listens for commits on a connection of its own, and connects again when it is lost. */
async function listen(
  databaseUrl: string,
  signal: AbortSignal,
  report: ReportProblem,
  onChange: () => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    next.on('error', () => {});
    next.on('notification', onChange);
    next.on('end', () => void reconnect());
    await next.connect();
    client = next;
    await next.query(`listen ${STOCK_CHANNEL}`);
    // What was committed while nobody listened.
    onChange();
  };
  let reconnecting = false;
  const reconnect = async () => {
    if (reconnecting) return;
    reconnecting = true;
    for (let retry = RETRY_MS.first; !signal.aborted; retry = Math.min(retry * 2, RETRY_MS.longest)) {
      await delay(retry, undefined, { signal }).catch(() => {});
      if (signal.aborted) break;
      try {
        await connect();
        break;
      } catch (error) {
        report({ stage: 'listen', error });
      }
    }
    reconnecting = false;
  };
  await connect();
  return {
    close: async () => {
      await client?.end().catch(() => {});
    },
  };
}

/** One line of JSON per problem; a vendor's error may quote a request, so only its name and message go out. */
const reportOnStderr: ReportProblem = ({ stage, error }) => {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  process.stderr.write(`${JSON.stringify({ level: 'warn', worker: 'stock', stage, message })}\n`);
};
