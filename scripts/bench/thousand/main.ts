// node scripts/bench/thousand/main.ts [SITES]: cost of a thousand sites on a separate content lake, database
// and search engine. Prints each figure with its target and fails when one is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { measureDelay } from './delay.ts';
import { measureImports } from './imports.ts';
import { startServices } from './services.ts';
import { measureSites } from './sites.ts';
import { Targets } from './targets.ts';

const most = Number(process.argv[2] ?? 1_000);
const sizes = [10, 100, 1_000].filter((size) => size < most);
const VEHICLES_EACH = 50;
const FEED = 20_000;

const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-thousand-'));
const services = await startServices(folder);
const pool = openPool(services.databaseUrl);
const targets = new Targets();
try {
  await measureSites(services.lake, targets, [...sizes, most]);
  await measureImports(pool, folder, targets, { dealers: most, vehiclesEach: VEHICLES_EACH });
  await measureDelay(pool, folder, targets, services, FEED);
  targets.finish();
} finally {
  await pool.end();
  await services.stop();
  await rm(folder, { recursive: true, force: true });
}
