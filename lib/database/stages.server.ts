import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loggableError } from '../logging/loggable-error.ts';

// The moving parts of a worker: work that repeats, and the database's word that there is some.

/** A change that the database's word did not reach, or that was waiting for a retry, is found within this. */
const POLL_MS = 2_000;
const RETRY_MS = { first: 250, longest: 5_000 };

/** Something that failed and is tried again. */
export type ReportStage<Stage extends string> = (problem: { stage: Stage; error: unknown }) => void;

/** Repeats work: at once while there is more, on a wake or a poll when there is none, later after a failure. */
export function startStage<Stage extends string>(
  name: Stage,
  signal: AbortSignal,
  report: ReportStage<Stage>,
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
export async function listenTo(
  { databaseUrl, channel }: { databaseUrl: string; channel: string },
  signal: AbortSignal,
  report: ReportStage<'listen'>,
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
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
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

/** One line of JSON per problem, of what may be told of it. */
export const reportOnStderr =
  (worker: string): ReportStage<string> =>
  ({ stage, error }) => {
    // Where in our code it happened says little of a vendor that does not answer.
    const { stack: _, ...problem } = loggableError(error);
    process.stderr.write(`${JSON.stringify({ level: 'warn', worker, stage, ...problem })}\n`);
  };
