// node scripts/bench/stock/main.ts [COUNT]: measures the feed import. Starts a database and a search engine of
// its own in another process, writes a feed of 50,000 vehicles, imports and indexes it, imports it again, and
// again with every tenth price changed. Memory is the peak of the import process alone.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openPool } from '@forecourt/lib/database/client.server';
import { migrate } from '@forecourt/lib/database/migrate.server';
import { searchClient } from '@forecourt/lib/search/client.server';
import { configureStockIndex } from '@forecourt/lib/search/configure.server';
import { importFeed } from '@forecourt/lib/stock/importing/import-feed.server';
import { indexEverything } from '@forecourt/lib/stock/index-everything.server';
import { parseMapping } from '@forecourt/lib/stock/mapping/load.server';
import { start as startPostgres } from '../../local/postgres/service.ts';
import { start as startSearch } from '../../local/search-engine/service.ts';
import { writeLargeFeed } from './generate.ts';
import mapping from './mapping.ts';

const PORTS = { postgres: 4270, search: 4271 };
const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-bench', searchKey: 'search-key-of-the-bench' };
/** A large feed may take longer; so many rows and more are one. */
const LARGE = 200_000;
const targetFor = (rows: number) => ({ seconds: rows < LARGE ? 60 : 90, megabytes: 500 });

/** The cost of one import. */
interface ImportCost {
  outcome: string;
  changed: number;
  importSeconds: number;
  indexSeconds: number;
  cpuSeconds: number;
  megabytes: number;
}

/** The process of the services: runs until it is stopped. */
async function services(folder: string): Promise<void> {
  const database = await startPostgres({ port: PORTS.postgres, dataDir: path.join(folder, 'postgres') });
  const search = await startSearch({
    port: PORTS.search,
    dataDir: path.join(folder, 'search'),
    allowedOrigins: [],
    ...KEYS,
  });
  await migrate(database.databaseUrl);
  process.send?.({ databaseUrl: database.databaseUrl, host: search.url });
  await once(process, 'message');
  await search.stop();
  await database.stop();
  process.exit();
}

/** The process of the import: imports one file and reports its cost. */
async function measure(file: string, databaseUrl: string, host: string): Promise<void> {
  const pool = openPool(databaseUrl);
  const search = searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host });
  await configureStockIndex(search);
  const start = performance.now();
  const report = await importFeed({ pool, mapping: parseMapping(mapping, 'large'), file });
  const imported = performance.now();
  if (report.error) throw new Error(report.error);
  await indexEverything(pool, { search, keep: false });
  const indexed = performance.now();
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const measured: ImportCost = {
    outcome: report.outcome,
    changed: report.changes.added + report.changes.changed,
    importSeconds: (imported - start) / 1000,
    indexSeconds: (indexed - imported) / 1000,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  };
  process.send?.(measured);
  await pool.end();
  process.disconnect();
}

async function write(file: string, count: number, repriced: number): Promise<void> {
  await writeLargeFeed(file, count, repriced);
  process.send?.('written');
  process.disconnect();
}

const inChild = (role: string, ...args: string[]): ChildProcess =>
  fork(import.meta.filename, [role, ...args]);

/** Resolves with a child's first message; rejects when the child fails. */
async function answer<Message>(child: ChildProcess): Promise<Message> {
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with ${String(code)} before it answered`);
  });
  failed.catch(() => {});
  const [message] = await Promise.race([once(child, 'message'), failed]);
  return message as Message;
}

async function bench(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
  const servicesChild = inChild('services', folder);
  try {
    const { databaseUrl, host } = await answer<{ databaseUrl: string; host: string }>(servicesChild);
    const plainFeed = path.join(folder, 'plain.csv');
    const repricedFeed = path.join(folder, 'repriced.csv');
    // Written in processes of their own: a child's peak memory starts from its parent's, so this one must stay small.
    await answer(inChild('write', plainFeed, String(count), '0'));
    await answer(inChild('write', repricedFeed, String(count), '10'));
    const target = targetFor(count);
    const runs = [
      ['first import', plainFeed],
      ['the same again', plainFeed],
      ['every tenth price changed', repricedFeed],
    ] as const;
    process.stdout.write(
      `${count.toLocaleString('en-AU')} rows, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before\n`,
    );
    for (const [title, file] of runs) {
      const cost = await answer<ImportCost>(inChild('measure', file, databaseUrl, host));
      const total = cost.importSeconds + cost.indexSeconds;
      const isWithinTarget = total <= target.seconds && cost.megabytes <= target.megabytes;
      process.stdout.write(
        `${title.padEnd(26)} ${cost.outcome.padEnd(10)} ${String(cost.changed).padStart(6)} changed  ` +
          `import ${cost.importSeconds.toFixed(1)} s + index ${cost.indexSeconds.toFixed(1)} s = ${total.toFixed(1)} s  ` +
          `cpu ${cost.cpuSeconds.toFixed(1)} s  ${cost.megabytes.toFixed(0)} MB  ${isWithinTarget ? 'within' : 'BEYOND'} the target\n`,
      );
    }
  } finally {
    if (servicesChild.connected) servicesChild.send('stop');
    if (servicesChild.exitCode === null) await once(servicesChild, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

const [role, ...args] = process.argv.slice(2) as [role?: string, ...args: string[]];
if (role === 'services') await services(args[0] ?? '');
else if (role === 'measure') await measure(args[0] ?? '', args[1] ?? '', args[2] ?? '');
else if (role === 'write') await write(args[0] ?? '', Number(args[1]), Number(args[2]));
else await bench(Number(role ?? 50_000));
