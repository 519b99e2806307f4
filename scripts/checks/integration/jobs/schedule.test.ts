import { type ScheduledJob, startJobs } from '@forecourt/lib/platform/jobs/schedule.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const WAIT = { timeout: 30_000 };

let database: TestDatabase;
const problems: unknown[] = [];
const workers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await database.stop();
});

const start = async <Name extends string>(job: ScheduledJob<Name>) => {
  const { databaseUrl } = database;
  const report = (problem: unknown) => void problems.push(problem);
  workers.push(await startJobs({ databaseUrl, jobs: [job], report }));
};
const states = async (name: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state from pgboss.job where name = $1 order by created_on',
    [name],
  );
  return rows.map(({ state }) => state);
};

test('one of several workers runs a job, and the next run waits for it', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const job = {
    name: 'count-cars',
    cron: '0 0 1 1 *',
    longestSeconds: 60,
    atStart: true,
    run: async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
    },
  };
  await start(job);
  await expect.poll(() => runs, WAIT).toBe(1);
  // Each starts with a request to run: one is queued, the other is a duplicate.
  await start(job);
  await start(job);
  expect(await states(job.name)).toEqual(['active', 'created']);
  letGo();
  await expect.poll(() => runs, WAIT).toBe(2);
  await expect.poll(() => states(job.name), WAIT).toEqual(['completed', 'completed']);
  expect(most).toBe(1);
  const { rows } = await database.pool.query('select cron from pgboss.schedule where name = $1', [job.name]);
  expect(rows).toEqual([{ cron: '0 0 1 1 *' }]);
  expect(problems).toEqual([]);
});

test('a failed job is reported and not retried before its time', async () => {
  const error = new Error('no such dealer');
  const run = async () => {
    throw error;
  };
  await start({ name: 'fetch-feed', cron: '0 0 1 1 *', longestSeconds: 60, atStart: true, run });
  await expect.poll(() => states('fetch-feed'), WAIT).toEqual(['failed']);
  expect(problems).toEqual([{ stage: 'fetch-feed', error }]);
});
