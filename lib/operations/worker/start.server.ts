import type pg from 'pg';
import { z } from 'zod';
import { openPool } from '../../platform/database/client.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { type ReportStage, reportOnStderr } from '../../platform/database/stages.server.ts';
import { EnvironmentError, parseEnvironment, variables } from '../../platform/env.ts';
import { startJobs } from '../../platform/jobs/schedule.server.ts';
import type { RunningPart, WorkerEnvironment } from './part.ts';
import { PARTS, type PartName, partsOf } from './parts.server.ts';

const schema = z.object({ DATABASE_URL: variables.DATABASE_URL });

/**
 * Runs what works beside the storefront, in this process and on one job queue, until stopped. Any number of workers may
 * run beside each other, with the same parts or others.
 * @param only the parts to run; otherwise all that are set up
 * @param reportFor who hears of a part's problems
 * @returns once every part listens
 * @throws EnvironmentError with all that is missing, before anything starts; an Error when the database cannot be brought to this
 *   version's schema, so that no part works on an older one; the error of a part that does not start
 */
export async function startWorker(
  environment: WorkerEnvironment,
  {
    only,
    reportFor = reportOnStderr,
  }: { only?: readonly PartName[]; reportFor?: (part: string) => ReportStage<string> } = {},
): Promise<{ parts: readonly PartName[]; stop(): Promise<void> }> {
  const names = only?.length ? [...new Set(only)] : partsOf(environment);
  const { databaseUrl, starts } = await prepare(environment, names);
  await migrate(databaseUrl).catch((error: unknown) => {
    throw new Error(`No part is started, since the database cannot be migrated: ${reasonOf(error)}`, {
      cause: error,
    });
  });
  const running: RunningPart[] = [];
  const pools: pg.Pool[] = [];
  /** Each part has its own, so that none that is busy keeps another waiting; an idle one has no connection. */
  const newPool = () => {
    const pool = openPool(databaseUrl);
    pools.push(pool);
    return pool;
  };
  const stop = async () => {
    // Several at once: each may have to end something first.
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

/** PostgreSQL's own words; those of the library around them are the statement. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

/** Reads the environment for every part, so that whoever starts the worker hears of everything missing at once. */
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
