import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import harbour from '../../demo/mappings/harbour.ts';
import { writeLargeFeed } from '../stock/generate.ts';
import { copyDealers } from '../thousand/dealers.ts';

/** The feed and dealership that is imported; those of all other sites are copies of it. */
const ORIGINAL = 'original';
/** Of a dealer's list, one vehicle in so many costs something else the next time: 5%. */
const REPRICED_EVERY = 20;

/** The dealership whose vehicles a site sells, by the site's number. */
export const dealershipOf = (site: number): string => (site === 0 ? ORIGINAL : `dealer-${site}`);

/** The demo group's columns as the list of one dealership. */
function mappingOf(feed: string, dealershipId: string) {
  const dealership = { id: dealershipId, slug: dealershipId, name: dealershipId };
  const locations = Object.entries(harbour.locations ?? {}).map(([code, place]) => [
    code,
    { ...place, dealership },
  ]);
  return parseMapping({ ...harbour, feed, dealership, locations: Object.fromEntries(locations) }, feed);
}

/** Imports the vehicles of the first site, and copies them for the others; search knows none of them yet. */
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

/** Operations of search that another import of a site's list takes: of the same list, and of one with other prices of 5%. */
export interface ImportCosts {
  unchanged: number;
  repriced: number;
}

/**
 * Imports the first site's list again as it is, and once more with other prices; search knows the first list.
 * @param operations reads how many records were written since the services started
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

/** Bytes of the database, and of the table of vehicles with its indexes. */
export async function databaseSize(pool: pg.Pool): Promise<{ all: number; vehicles: number }> {
  const { rows } = await pool.query<{ all: string; vehicles: string }>(
    `select pg_database_size(current_database()) as all, pg_total_relation_size('cars') as vehicles`,
  );
  return { all: Number(rows[0]?.all), vehicles: Number(rows[0]?.vehicles) };
}
