import type pg from 'pg';
import type { ReportStage } from '../../platform/database/stages.server.ts';
import type { ScheduledJob } from '../../platform/jobs/schedule.server.ts';

export type WorkerEnvironment = Record<string, string | undefined>;

/** What a part of a worker works with. */
export interface WorkerContext {
  databaseUrl: string;
  pool: pg.Pool;
  /** Hears of what failed and is tried again. */
  report: ReportStage<string>;
}

/** A part that runs. */
export interface RunningPart {
  /** What it does by the clock: the worker's one job queue runs it. */
  jobs?: readonly ScheduledJob<string>[];
  stop(): Promise<void>;
}

/**
 * Reads what a part needs of the environment, before any part starts.
 * @returns what starts it
 * @throws EnvironmentError
 */
export type PreparePart = (
  environment: WorkerEnvironment,
) => (context: WorkerContext) => Promise<RunningPart>;
