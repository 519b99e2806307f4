import type pg from 'pg';
import type { ReportStep } from '../../platform/database/steps.server.ts';
import type { ScheduledJob } from '../../platform/jobs/schedule.server.ts';

export type WorkerEnvironment = Record<string, string | undefined>;

export interface WorkerContext {
  databaseUrl: string;
  pool: pg.Pool;
  /** Reports errors that will be retried. */
  report: ReportStep<string>;
}

export interface RunningPart {
  /** Scheduled jobs, run by the worker's job queue. */
  jobs?: readonly ScheduledJob<string>[];
  stop(): Promise<void>;
}

/**
 * Reads a part's environment before any part starts.
 * @returns a function that starts the part
 * @throws EnvironmentError
 */
export type PreparePart = (
  environment: WorkerEnvironment,
) => (context: WorkerContext) => Promise<RunningPart>;
