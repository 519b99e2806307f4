// node scripts/bench/outgoing-feed/main.ts [--rows N]: cost of an outgoing feed's file. Starts a separate database,
// imports N vehicles (100,000), and writes the file in a process that the storefront's stream is made of. Prints
// time, bytes and peak memory, also for a tenth of the vehicles, and fails when a target is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { type Figure, reportFigures } from '../report.ts';
import { cpuBelow, cpuOf, peakMegabytes } from '../stock/process-cost.ts';
import { startChild } from '../stock/processes/child.ts';
import type { Imported } from '../stock/processes/import.ts';
import type { Addresses } from '../stock/processes/services.ts';
import type { FileCost } from './write-file.ts';

/** CPU time of the process and the database per 100,000 vehicles, because other work slows the file down. */
const MOST_CPU_SECONDS = 60;
/** The same for any number of vehicles. */
const MOST_MEGABYTES = 400;

const MOST_ROWS = 100_000;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);

const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
const services = await startChild<Addresses>('services', folder);
const { databaseUrl } = services.message;
const pool = openPool(databaseUrl);
async function measure(vehicles: number, format: string): Promise<Figure> {
  const before = cpuBelow(services.pid);
  const child = await startChild<FileCost>('../../outgoing-feed/write-file', databaseUrl, format);
  const { bytes, seconds, versionMs, firstMs } = child.message;
  const database = cpuBelow(services.pid) - before;
  const [cpu, peak] = [cpuOf(child.pid), peakMegabytes(child.pid)];
  await child.end();
  return {
    seconds: seconds.toFixed(1),
    'cpu, process': cpu.toFixed(1),
    'cpu, database': database.toFixed(1),
    'first bytes, ms': Math.round(firstMs),
    'unchanged, ms': Math.round(versionMs),
    megabytes: (bytes / 1e6).toFixed(1),
    'peak memory, MB': Math.round(peak),
    met:
      cpu + database <= (MOST_CPU_SECONDS * Math.max(vehicles, MOST_ROWS / 10)) / MOST_ROWS &&
      peak <= MOST_MEGABYTES,
  };
}

try {
  const file = path.join(folder, 'stock.csv');
  await (await startChild('write', file, String(rows), '0')).end();
  await (await startChild<Imported>('import', file, databaseUrl)).end();
  const all = {
    [`${rows} vehicles, XML`]: await measure(rows, 'xml'),
    [`${rows} vehicles, CSV`]: await measure(rows, 'csv'),
  };
  await pool.query(
    `update cars set show_on_dealer_website = false
     where id in (select id from cars order by id offset (select count(*) / 10 from cars))`,
  );
  reportFigures({ ...all, [`${rows / 10} vehicles, XML`]: await measure(rows / 10, 'xml') });
} finally {
  await pool.end();
  await services.end();
  await rm(folder, { recursive: true, force: true });
}
