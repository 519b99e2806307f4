// pnpm worker [--only PART]...: runs background work until it is stopped, and migrates the database when it
// starts. Several instances can run. `npm run demo` runs one.
import { parseArgs } from 'node:util';
import { startWorkerMetrics } from '@forecourt/lib/operations/metrics/serve.server';
import { PART_NAMES, type PartName } from '@forecourt/lib/operations/worker/parts.server';
import { startWorker } from '@forecourt/lib/operations/worker/start.server';
import { reportOnStderr } from '@forecourt/lib/platform/database/steps.server';
import { writeLine } from '@forecourt/lib/platform/logging/write-line.server';
import { startTraces } from '@forecourt/lib/platform/telemetry/traces.server';
import { runCommand } from './command.ts';
import { freeMemory } from './free-memory.ts';
import { databaseName } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

/**
 * Time limit for jobs in progress at shutdown, as the platform kills the process then. The next worker
 * repeats them.
 */
const STOP_MS = 20_000;

await runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
  const isPart = (name: string): name is PartName => PART_NAMES.some((part) => part === name);
  const only = values.only.filter(isPart);
  if (only.length < values.only.length)
    throw new Advice(`pnpm worker [--only PART]...\n\nThe parts are ${PART_NAMES.join(', ')}.`);
  const traces = await startTraces('worker');
  const { DATABASE_URL: databaseUrl } = process.env;
  if (databaseUrl) writeLine('info', { database: databaseName(databaseUrl) }, 'worker_starts');
  const worker = await startWorker(process.env, { only });
  freeMemory();
  const metrics = await startWorkerMetrics(process.env, databaseUrl ?? '', (error) =>
    reportOnStderr('worker')({ stage: 'metrics', error }),
  );
  process.stdout.write(`Worker started: ${worker.parts.join(', ')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_MS).unref();
      void worker
        .stop()
        .then(() => Promise.all([metrics?.stop(), traces?.stop()]))
        .then(() => process.exit());
    });
});
