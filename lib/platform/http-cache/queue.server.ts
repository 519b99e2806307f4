import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { ReportStage } from '../database/stages.server.ts';
import type { Purger } from './purger.server.ts';

/** Names the jobs in the database: whatever copy is free takes the next. */
const PURGES = 'front-purges';

/**
 * Tried again after a second, then twice as late each time, for half an hour. By then the front has long forgotten the
 * pages by itself.
 */
const RETRIES = { retryLimit: 30, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 60 };
/** After a start that failed, since the database was away. */
const RESTART_MS = 10_000;

const jobSchema = z.object({ keys: z.array(z.string()) });

/** What a cache in front has yet to be told, kept in the database until it has been. */
export interface PurgeQueue {
  /** @throws the database's error: nobody will tell the front, so whoever told of the change must tell it again */
  add(keys: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens the queue and tells the front what is in it, in the background; a database that is away is tried again.
 * @param onTold called after each try, with how it ended
 */
export function openPurgeQueue({
  databaseUrl,
  purger,
  report,
  onTold = () => undefined,
}: {
  databaseUrl: string;
  purger: Purger;
  report: ReportStage<'purge'>;
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

  /** Opened once; a start that failed is forgotten, and made again in a while. */
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
