// node scripts/bench/outgoing-feed/main.ts [--rows N]: cost of an outgoing feed's file. Starts a separate database,
// imports N vehicles (100,000), and writes the file in a process that the storefront's stream is made of. Prints
// time, bytes and peak memory, also for a tenth of the vehicles, and fails when a target is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { type Figure, reportFigures } from '../report.ts';
import { cpuOf, peakMegabytes } from '../stock/process-cost.ts';
import { startChild } from '../stock/processes/child.ts';
import type { Imported } from '../stock/processes/import.ts';
import type { Addresses } from '../stock/processes/services.ts';
import type { FileCost } from './write-file.ts';

/** A receiver waits a few minutes for a file; the memory must not grow with the stock. */
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 400;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);

async function measure(databaseUrl: string, format: string): Promise<Figure> {
  const child = await startChild<FileCost>('../../outgoing-feed/write-file', databaseUrl, format);
  const { bytes, seconds, versionMs, firstMs } = child.message;
  const [cpu, peak] = [cpuOf(child.pid), peakMegabytes(child.pid)];
  await child.end();
  return {
    seconds: seconds.toFixed(1),
    cpu: cpu.toFixed(1),
    'first bytes, ms': Math.round(firstMs),
    'unchanged, ms': Math.round(versionMs),
    megabytes: (bytes / 1e6).toFixed(1),
    'peak memory, MB': Math.round(peak),
    met: seconds <= MOST_SECONDS && peak <= MOST_MEGABYTES,
  };
}

const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
const services = await startChild<Addresses>('services', folder);
const { databaseUrl } = services.message;
const pool = openPool(databaseUrl);
try {
  const file = path.join(folder, 'stock.csv');
  await (await startChild('write', file, String(rows), '0')).end();
  await (await startChild<Imported>('import', file, databaseUrl)).end();
  const all = {
    [`${rows} vehicles, XML`]: await measure(databaseUrl, 'xml'),
    [`${rows} vehicles, CSV`]: await measure(databaseUrl, 'csv'),
  };
  await pool.query(
    `update cars set show_on_dealer_website = false
     where id in (select id from cars order by id offset (select count(*) / 10 from cars))`,
  );
  reportFigures({ ...all, [`${rows / 10} vehicles, XML`]: await measure(databaseUrl, 'xml') });
} finally {
  await pool.end();
  await services.end();
  await rm(folder, { recursive: true, force: true });
}
