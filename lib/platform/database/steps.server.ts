import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loggableError } from '../logging/loggable-error.ts';
import { writeLine } from '../logging/write-line.server.ts';

// Worker steps that run as soon as something is committed. Scheduled work is a job: see
// `lib/platform/jobs/schedule.server.ts`.

/** Poll interval, to find changes whose notification was lost or that are due for a retry. */
const POLL_MS = 2_000;
const RETRY_MS = { first: 250, longest: 5_000 };

/** An item that can't be processed as it is: skipped until it changes. */
export class SetAsideError extends Error {
  override name = 'SetAsideError';
}

/** Reports an error that will be retried, or an item set aside; `stage` as in the log. */
export type ReportStep<Step extends string> = (problem: { stage: Step; error: unknown }) => void;

/**
 * Runs work repeatedly: at once while there is more, otherwise when woken or on the next poll, and with a
 * delay after an error.
 * @param signal stops it
 * @param work returns whether there may be more
 */
export function startStep<Step extends string>(
  name: Step,
  signal: AbortSignal,
  report: ReportStep<Step>,
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
    let reportedError = '';
    while (!signal.aborted) {
      awake = false;
      try {
        const more = await work();
        retry = RETRY_MS.first;
        reportedError = '';
        if (!more) await sleep(POLL_MS);
      } catch (error) {
        if (signal.aborted) return;
        // Report a repeated error only once.
        if (reportedError !== String(error)) report({ stage: name, error });
        reportedError = String(error);
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

/**
 * Listens for notifications on a dedicated connection, and reconnects when it is lost.
 * @param channel of PostgreSQL's `notify`
 * @param signal stops reconnecting
 * @param onChange called with the payload of a notification, and without one after connecting
 * @returns once it listens
 * @throws the database's error if the first connection fails
 */
export async function listenTo(
  { databaseUrl, channel }: { databaseUrl: string; channel: string },
  signal: AbortSignal,
  report: ReportStep<'listen'>,
  onChange: (payload?: string) => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  const connect = async () => {
    const connection = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    connection.on('error', () => {});
    connection.on('notification', ({ payload = '' }) => onChange(payload));
    connection.on('end', () => void reconnect());
    await connection.connect();
    client = connection;
    await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
    // Notifications may have been missed before.
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

/** Writes each problem as a line of JSON, like the storefront's log, without personal data. */
export const reportOnStderr =
  (worker: string): ReportStep<string> =>
  ({ stage, error }) => {
    // The stack of an unavailable vendor is not useful.
    const { stack: _, ...err } = loggableError(error);
    const message =
      error instanceof SetAsideError
        ? 'set aside until it changes; the rest goes on'
        : 'a stage failed and is tried again';
    writeLine('warn', { name: worker, stage, err }, message);
  };
