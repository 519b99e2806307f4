import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import harbour from '../../demo/mappings/harbour.ts';
import { writeLargeFeed } from '../stock/generate.ts';
import { copyDealers } from '../thousand/dealers.ts';

/** The imported feed and dealership; those of all other sites are duplicates of it. */
const ORIGINAL = 'original';
/** In the next list, one vehicle in this many has a new price: 5%. */
const REPRICED_EVERY = 20;

export const dealershipOf = (site: number): string => (site === 0 ? ORIGINAL : `dealer-${site}`);

function mappingOf(feed: string, dealershipId: string) {
  const dealership = { id: dealershipId, slug: dealershipId, name: dealershipId };
  const locations = Object.entries(harbour.locations ?? {}).map(([code, place]) => [
    code,
    { ...place, dealership },
  ]);
  return parseMapping({ ...harbour, feed, dealership, locations: Object.fromEntries(locations) }, feed);
}

/** Imports the vehicles of the first site and duplicates them for the others; search has none of them yet. */
export async function fillStock(
  pool: pg.Pool,
  folder: string,
  { sites, vehiclesEach }: { sites: number; vehiclesEach: number },
): Promise<void> {
  const file = path.join(folder, 'plain.csv');
  await writeLargeFeed(file, vehiclesEach);
  await importOriginal(pool, file);
  if (sites > 1) await copyDealers(pool, ORIGINAL, 1, sites - 1);
  await pool.query('delete from stock_outbox');
  await pool.query(
    'insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from cars',
  );
  await pool.query('vacuum analyze cars');
}

async function importOriginal(pool: pg.Pool, file: string): Promise<void> {
  const report = await importFeed({ pool, mapping: mappingOf(ORIGINAL, ORIGINAL), file });
  if (report.error) throw new Error(report.error);
}

/** Search operations of another import of a site's list: unchanged, and with 5% new prices. */
export interface ImportCosts {
  unchanged: number;
  repriced: number;
}

/**
 * Imports the first site's list again unchanged, and once more with new prices; search has the first list.
 * @param operations reads the number of records written since the services started
 */
export async function measureImports(
  pool: pg.Pool,
  search: Algoliasearch,
  folder: string,
  { vehiclesEach, operations }: { vehiclesEach: number; operations: () => Promise<number> },
): Promise<ImportCosts> {
  const [plain, repriced] = ['plain.csv', 'repriced.csv'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  await writeLargeFeed(repriced, vehiclesEach, REPRICED_EVERY);
  const costOf = async (file: string) => {
    const before = await operations();
    await importOriginal(pool, file);
    await indexEverything(pool, { search, keep: false });
    return (await operations()) - before;
  };
  return { unchanged: await costOf(plain), repriced: await costOf(repriced) };
}

export async function databaseSize(pool: pg.Pool): Promise<{ all: number; vehicles: number }> {
  const { rows } = await pool.query<{ all: string; vehicles: string }>(
    `select pg_database_size(current_database()) as all, pg_total_relation_size('cars') as vehicles`,
  );
  return { all: Number(rows[0]?.all), vehicles: Number(rows[0]?.vehicles) };
}
