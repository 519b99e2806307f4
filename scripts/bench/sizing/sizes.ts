import { setTimeout as delay } from 'node:timers/promises';
import { allReplicas } from '@forecourt/lib/inventory/search/replicas';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { step } from '../../commands/terminal/steps.mjs';
import type { Installation } from './installation.ts';
import { type Running, scrape, startStorefront, startWorker } from './processes.ts';
import { databaseSize, type ImportCosts, measureImports } from './stock.ts';

/** As configured for Prometheus in `.deploy/observability`. */
const SCRAPE_EVERY_SECONDS = 15;
const HOUR_SECONDS = 3_600;
const MB = 1_000_000;

interface Sizes {
  sites: number;
  vehiclesEach: number;
  visited: number;
  idleSeconds: number;
}

interface LakeRequests {
  storefront: number;
  worker: number;
}

/**
 * Starts a storefront and a worker on a complete installation, and prints the resources they use.
 * @returns the database connections of idle processes, by name
 */
export async function measureSizes(place: Installation, sizes: Sizes): Promise<Record<string, number>> {
  const { settings, services, children, pool, search, folder, visits, connections } = place;
  const { databaseUrl } = services;
  const operations = async () => (await services.requests()).operations;
  const lakeRequestsOf = async <Result>(work: () => Promise<Result>): Promise<[Result, LakeRequests]> => {
    const { lake: before } = await services.requests();
    const result = await work();
    const { lake: after } = await services.requests();
    return [
      result,
      { storefront: after.storefront - before.storefront, worker: after.worker - before.worker },
    ];
  };

  await step('Indexing', () => indexEverything(pool, { search, keep: false }));
  const imports = await step("Importing one site's list again", () =>
    measureImports(pool, search, folder, { vehiclesEach: sizes.vehiclesEach, operations }),
  );
  const size = await databaseSize(pool);

  const [storefront, startOfStorefront] = await step('Starting the storefront', () =>
    lakeRequestsOf(() => startStorefront(children, settings, databaseUrl)),
  );
  const started = storefront.memory();
  const [worker, startOfWorker] = await step('Starting the worker', () =>
    lakeRequestsOf(() => startWorker(children, settings, databaseUrl)),
  );
  const startedWorker = worker.memory();
  const costs = await step('Counting requests per page', () => visits.measureCosts());
  await step(`Visiting ${sizes.visited} sites`, (report) => visits.visitAll(sizes.visited, report));
  const visited = storefront.memory();
  const [, idle] = await step(`One visitor for ${sizes.idleSeconds} s`, () =>
    lakeRequestsOf(() => beIdle(place, sizes.idleSeconds)),
  );
  const idleConnections = await connections.now();

  console.table(stockRows(sizes, size, imports));
  console.table(memoryRows({ storefront, worker }, { started, visited, startedWorker }, sizes));
  console.table(costs);
  console.table(lakeRows({ startOfStorefront, startOfWorker, idle }, sizes.idleSeconds));
  return idleConnections;
}

/** Views a cached page each second, while both processes are scraped as in production. */
async function beIdle({ settings, visits }: Installation, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (second % SCRAPE_EVERY_SECONDS === 0) await scrape(settings, 'worker');
    await visits.get(0, '/');
    await delay(1_000);
  }
}

const perHour = (count: number, seconds: number): number => Math.round((count * HOUR_SECONDS) / seconds);
const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

function stockRows(
  { sites, vehiclesEach }: Sizes,
  { all, vehicles }: Awaited<ReturnType<typeof databaseSize>>,
  imports: ImportCosts,
) {
  const count = sites * vehiclesEach;
  return {
    vehicles: { measured: count },
    'database, MB': { measured: rounded(all / MB) },
    'table of vehicles with its indexes, KB a vehicle': { measured: rounded(vehicles / count / 1_000, 1) },
    'search records per vehicle (index and replicas)': { measured: 1 + allReplicas(false).length },
    'search records': { measured: count * (1 + allReplicas(false).length) },
    [`operations: the same list of a site (${vehiclesEach})`]: { measured: imports.unchanged },
    'operations: with 5% of it changed': { measured: imports.repriced },
  };
}

function memoryRows(
  { storefront, worker }: { storefront: Running; worker: Running },
  { started, visited, startedWorker }: Record<'started' | 'visited' | 'startedWorker', number>,
  sizes: Sizes,
) {
  return {
    'storefront, started': { 'MB (RSS)': rounded(started) },
    [`storefront, after 3 pages of ${sizes.visited} sites`]: { 'MB (RSS)': rounded(visited) },
    'storefront, idle afterwards': { 'MB (RSS)': rounded(storefront.memory()) },
    'worker, started': { 'MB (RSS)': rounded(startedWorker) },
    'worker, idle': { 'MB (RSS)': rounded(worker.memory()) },
  };
}

function lakeRows(
  {
    startOfStorefront,
    startOfWorker,
    idle,
  }: Record<'startOfStorefront' | 'startOfWorker' | 'idle', LakeRequests>,
  seconds: number,
) {
  return {
    'start of a storefront': { 'requests of the content lake': startOfStorefront.storefront },
    'start of a worker': { 'requests of the content lake': startOfWorker.worker },
    [`storefront with one visitor, an hour (from ${seconds} s)`]: {
      'requests of the content lake': perHour(idle.storefront, seconds),
    },
    [`idle worker, an hour (from ${seconds} s)`]: {
      'requests of the content lake': perHour(idle.worker, seconds),
    },
  };
}
