import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { ReportStep } from '../database/steps.server.ts';
import type { Purger } from './purger.server.ts';

const PURGES = 'front-purges';

/** With doubled delays, for half an hour. By then the pages have expired in the CDN anyway. */
const RETRIES = { retryLimit: 30, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 60 };
/** Delay before opening the queue again after the database was down. */
const RESTART_MS = 10_000;

const jobSchema = z.object({ keys: z.array(z.string()) });

export interface PurgeQueue {
  /** @throws the database's error, in which case the caller must retry */
  add(keys: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the queue and processes it in the background. `onTold` is called per attempt. */
export function openPurgeQueue({
  databaseUrl,
  purger,
  report,
  onTold = () => undefined,
}: {
  databaseUrl: string;
  purger: Purger;
  report: ReportStep<'purge'>;
  onTold?: (ok: boolean) => void;
}): PurgeQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opening: Promise<PgBoss> | null = null;

  async function open(): Promise<PgBoss> {
    const boss = new PgBoss({ connectionString: databaseUrl, max: 1, application_name: 'purges' });
    boss.on('error', (error: unknown) => report({ stage: 'purge', error }));
    await boss.start();
    await boss.createQueue(PURGES, RETRIES);
    await boss.work(PURGES, async (jobs) => {
      for (const job of jobs) await tell(jobSchema.parse(job.data).keys);
    });
    return boss;
  }

  async function tell(keys: readonly string[]): Promise<void> {
    try {
      await purger.purge(keys);
      onTold(true);
    } catch (error) {
      onTold(false);
      throw error;
    }
  }

  /** Opens the queue once; retries later after a failed start. */
  function opened(): Promise<PgBoss> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      report({ stage: 'purge', error });
      timer ??= setTimeout(() => {
        timer = undefined;
        opened().catch(() => undefined);
      }, RESTART_MS).unref();
      throw error;
    });
    return opening;
  }

  opened().catch(() => undefined);
  return {
    add: async (keys) => {
      await (await opened()).send(PURGES, { keys });
    },
    stop: async () => {
      clearTimeout(timer);
      await (await opening?.catch(() => null))?.stop({ graceful: true, close: true });
    },
  };
}
