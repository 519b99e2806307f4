import type pg from 'pg';
import { z } from 'zod';
import { openPool } from '../../platform/database/client.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { type ReportStep, reportOnStderr } from '../../platform/database/steps.server.ts';
import { EnvironmentError, parseEnvironment, variables } from '../../platform/env.ts';
import { startJobs } from '../../platform/jobs/schedule.server.ts';
import { PARTS, type PartName, partsOf } from './parts.server.ts';
import type { RunningPart, WorkerEnvironment } from './worker-part.ts';

const schema = z.object({ DATABASE_URL: variables.DATABASE_URL });

/**
 * Runs worker parts in this process with one job queue, until stopped.
 * Several workers can run in parallel, with the same parts or others.
 * @param only parts to run; by default all that are configured
 * @param reportFor returns the error reporter of a part
 * @returns once every part listens
 * @throws EnvironmentError listing everything missing, before anything starts; an Error if the database can't
 * be migrated, so that no part runs on an older schema; the error of a part that fails to start
 */
export async function startWorker(
  environment: WorkerEnvironment,
  {
    only,
    reportFor = reportOnStderr,
  }: { only?: readonly PartName[]; reportFor?: (part: string) => ReportStep<string> } = {},
): Promise<{ parts: readonly PartName[]; stop(): Promise<void> }> {
  const names = only?.length ? [...new Set(only)] : partsOf(environment);
  const { databaseUrl, starts } = await prepare(environment, names);
  await migrate(databaseUrl).catch((error: unknown) => {
    throw new Error(`No part was started because the database could not be migrated: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  const running: RunningPart[] = [];
  const pools: pg.Pool[] = [];
  /** One pool per part, so that parts don't block each other. Idle pools hold no connection. */
  const newPool = () => {
    const pool = openPool(databaseUrl);
    pools.push(pool);
    return pool;
  };
  const stop = async () => {
    // In parallel, because each may have work to finish.
    await Promise.all(running.splice(0).map((part) => part.stop()));
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  };
  try {
    for (const { name, start } of starts)
      running.push(await start({ databaseUrl, pool: newPool(), report: reportFor(name) }));
    const jobs = running.flatMap((part) => part.jobs ?? []);
    if (jobs.length > 0) running.push(await startJobs({ databaseUrl, jobs, report: reportFor('jobs') }));
  } catch (error) {
    await stop();
    throw error;
  }
  return { parts: names, stop };
}

/** Returns PostgreSQL's message; Drizzle's own message is the statement. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Validates the environment of every part, to report all problems at once. */
async function prepare(environment: WorkerEnvironment, names: readonly PartName[]) {
  const problems: string[] = [];
  const collectProblems = <Value>(parse: () => Value): Value | null => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      problems.push(...error.problems);
      return null;
    }
  };
  const own = collectProblems(() => parseEnvironment(schema, environment));
  const starts = [];
  for (const name of names) {
    const part = await PARTS[name].load();
    const start = collectProblems(() => part.prepare(environment));
    if (start) starts.push({ name, start });
  }
  if (!own || problems.length > 0) throw new EnvironmentError(problems);
  return { databaseUrl: own.DATABASE_URL, starts };
}
