// node scripts/bench/stock/main.ts [--rows N]: cost of a large feed. Starts a separate database and search
// engine, writes a feed of N vehicles (50,000), imports it, waits until a worker has indexed it, imports it
// again, and again with every tenth price changed. Prints wall time, CPU time and peak memory of each
// process, and fails when a target is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type pg from 'pg';
import { cpuBelow, cpuOf, peakMegabytes } from './process-cost.ts';
import { startChild } from './processes/child.ts';
import type { Imported } from './processes/import.ts';
import type { Addresses } from './processes/services.ts';

/** For import and index together; memory is per process. */
const BARS = [
  { rows: 50_000, seconds: 25, megabytes: 500 },
  { rows: 200_000, seconds: 90, megabytes: 500 },
];
const LOOK_EVERY_MS = 100;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } });
const rows = Number(values.rows);
const bar = BARS.find((each) => rows <= each.rows);

const write = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`;
const megabytes = (value: number) => `${value.toFixed(0).padStart(5)} MB`;

/** CPU time of the database (child processes of the services) and of the search engine (in that process). */
const cpuOfServices = (pid: number) => ({ database: cpuBelow(pid), search: cpuOf(pid) });

/** Waits until everything is indexed. Checks for one row, because counting would cost as much as indexing. */
async function untilIndexed(pool: pg.Pool): Promise<void> {
  const next = 'select from stock_outbox where indexed_at is null order by dealership_id limit 1';
  while ((await pool.query(next)).rowCount !== 0) await delay(LOOK_EVERY_MS);
}

/** Measures one import and the indexing. Returns whether it met its target. */
async function measure(title: string, file: string, services: { pid: number; message: Addresses }) {
  const { databaseUrl, searchUrl } = services.message;
  const pool = openPool(databaseUrl);
  const worker = await startChild('worker', databaseUrl, searchUrl);
  const before = cpuOfServices(services.pid);
  const importing = await startChild<Imported>('import', file, databaseUrl);
  const committedAt = performance.now();
  const between = cpuOfServices(services.pid);
  const importCost = { cpu: cpuOf(importing.pid), peak: peakMegabytes(importing.pid) };
  await untilIndexed(pool);
  const indexSeconds = (performance.now() - committedAt) / 1000;
  const after = cpuOfServices(services.pid);
  const workerCost = { cpu: cpuOf(worker.pid), peak: peakMegabytes(worker.pid) };
  await Promise.all([importing.end(), worker.end(), pool.end()]);

  const { outcome, changed, seconds: importSeconds } = importing.message;
  const total = importSeconds + indexSeconds;
  const peak = Math.max(importCost.peak, workerCost.peak);
  const isWithin = !bar || (total <= bar.seconds && peak <= bar.megabytes);
  write(`${title}: ${outcome}, ${changed.toLocaleString('en-AU')} changed`);
  write(
    `  import ${seconds(importSeconds)}  cpu: import ${seconds(importCost.cpu)}, database ${seconds(between.database - before.database)}  peak ${megabytes(importCost.peak)}`,
  );
  write(
    `  index  ${seconds(indexSeconds)}  cpu: worker ${seconds(workerCost.cpu)}, database ${seconds(after.database - between.database)}, search ${seconds(after.search - between.search)}  peak ${megabytes(workerCost.peak)}`,
  );
  const verdict = bar
    ? `target ${bar.seconds} s and ${bar.megabytes} MB  ${isWithin ? 'met' : 'MISSED'}`
    : 'no target';
  write(`  both   ${seconds(total)}  ${verdict}`);
  return isWithin;
}

const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
const services = await startChild<Addresses>('services', folder);
try {
  const feeds = { plain: path.join(folder, 'plain.csv'), repriced: path.join(folder, 'repriced.csv') };
  for (const [file, repricedEvery] of [[feeds.plain, 0] as const, [feeds.repriced, 10] as const])
    await (await startChild('write', file, String(rows), String(repricedEvery))).end();
  write(
    `${rows.toLocaleString('en-AU')} rows, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before`,
  );
  const verdicts = [
    await measure('First import', feeds.plain, services),
    await measure('The same again', feeds.plain, services),
    await measure('Every tenth price changed', feeds.repriced, services),
  ];
  if (verdicts.includes(false)) process.exitCode = 1;
} finally {
  await services.end();
  await rm(folder, { recursive: true, force: true });
}
