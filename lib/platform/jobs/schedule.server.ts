import { PgBoss } from 'pg-boss';
import type { ReportStep } from '../database/steps.server.ts';

/** A scheduled job. When to use a step instead: `.docs/decisions/0005-jobs.md`. */
export interface ScheduledJob<Name extends string> {
  /** Name in the database; workers with the same name share a schedule. */
  name: Name;
  /** Schedule in UTC: `* * * * *` is every minute. */
  cron: string;
  /** A longer run counts as lost, and the next one may start. */
  longestSeconds: number;
  /** True if it also runs when a worker starts, to catch up. */
  atStart?: boolean;
  /** An error is reported; the next run is the retry. */
  run(): Promise<unknown>;
}

/** Detects a dead process within this time; the queue's own check runs once a minute. */
const HEARTBEAT_SECONDS = 30;
const CONNECTIONS = 2;

/**
 * Registers a worker's jobs and runs them when due, until stopped.
 * One of several workers gets each run, and a job never runs twice at a time.
 * @returns once the jobs are registered
 */
export async function startJobs<Name extends string>({
  databaseUrl,
  jobs,
  report,
}: {
  databaseUrl: string;
  jobs: readonly ScheduledJob<Name>[];
  report: ReportStep<Name | 'jobs'>;
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
  report: ReportStep<Name>,
): Promise<void> {
  const limits = { retryLimit: 0, expireInSeconds: longestSeconds, heartbeatSeconds: HEARTBEAT_SECONDS };
  // `stately`: one run at a time, and at most one waiting.
  await boss.createQueue(name, { policy: 'stately', ...limits });
  // An existing queue keeps its old limits otherwise.
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
