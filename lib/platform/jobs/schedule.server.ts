import { PgBoss } from 'pg-boss';
import type { ReportStage } from '../database/stages.server.ts';

/** Work that the clock asks for; see `.docs/decisions/0005-jobs.md` for what is rather a stage. */
export interface ScheduledJob<Name extends string> {
  /** Names the job in the database: workers that give the same name share one schedule. */
  name: Name;
  /** When it runs, in UTC: `* * * * *` is every minute. */
  cron: string;
  /** A run that takes longer counts as lost, and the next one may begin. */
  longestSeconds: number;
  /** Whether it also runs when a worker starts, because what happened while none ran should not wait. */
  atStart?: boolean;
  /** May throw: that is reported, and the next run is the next try. */
  run(): Promise<unknown>;
}

/** A run whose process has died is noticed within this time; the queue's own check comes once a minute. */
const HEARTBEAT_SECONDS = 30;
/** Connections of a worker to its job queue. */
const CONNECTIONS = 2;

/**
 * Registers a worker's jobs and runs those that are due until it is stopped. Of any number of workers one gets
 * each run, and a job never runs twice at the same time.
 * @returns once the jobs are registered
 * @throws the database's error
 */
export async function startJobs<Name extends string>({
  databaseUrl,
  jobs,
  report,
}: {
  databaseUrl: string;
  jobs: readonly ScheduledJob<Name>[];
  report: ReportStage<Name | 'jobs'>;
}): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: CONNECTIONS, application_name: 'jobs' });
  boss.on('error', (error: unknown) => report({ stage: 'jobs', error }));
  await boss.start();
  for (const job of jobs) await register(boss, job, report);
  return { stop: () => boss.stop({ graceful: true, close: true }) };
}

async function register<Name extends string>(
  boss: PgBoss,
  { name, cron, longestSeconds, atStart = false, run }: ScheduledJob<Name>,
  report: ReportStage<Name>,
): Promise<void> {
  const limits = { retryLimit: 0, expireInSeconds: longestSeconds, heartbeatSeconds: HEARTBEAT_SECONDS };
  // `stately`: one run at a time, and one more waits at most, however long the last one takes.
  await boss.createQueue(name, { policy: 'stately', ...limits });
  // A queue that is there already keeps the limits it was made with.
  await boss.updateQueue(name, limits);
  await boss.work(name, async () => {
    try {
      await run();
    } catch (error) {
      report({ stage: name, error });
      throw error;
    }
  });
  await boss.schedule(name, cron);
  if (atStart) await boss.send(name);
}
