import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import type pg from 'pg';
import { csvOf, sampleMapping, sampleRows } from '../../checks/integration/stock/testing/sample-feed.ts';

export interface Dealer {
  name: string;
  vehicles: number;
  price: number;
}

/**
 * Imports a dealer's complete feed.
 * @returns seconds as reported by the import
 */
export async function importDealer(
  pool: pg.Pool,
  folder: string,
  { name, vehicles, price }: Dealer,
): Promise<number> {
  const file = path.join(folder, `${name}.csv`);
  writeFileSync(file, csvOf(sampleRows(vehicles, () => ({ Price: String(price) }))));
  const mapping = sampleMapping({ feed: name, dealership: { id: name, slug: name, name } });
  const report = await importFeed({ pool, mapping, file, accept: ['price-moved'] });
  if (report.error) throw new Error(report.error);
  return report.seconds;
}

/**
 * Duplicates the stock of one dealer for others without an import, so that 1,000 dealers take only seconds.
 */
export async function copyDealers(pool: pg.Pool, of: string, from: number, to: number): Promise<void> {
  await pool.query('insert into feeds (id) select $1 || n from generate_series($2::int, $3::int) n', [
    'dealer-',
    from,
    to,
  ]);
  await pool.query(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record, content_hash,
                       created_at, updated_at, retired_at)
     select replace(id, $1, feed), replace(slug, $1, feed) || '-' || feed, feed, stocknum, feed, status, show_on_dealer_website,
            record || jsonb_build_object('id', replace(id, $1, feed), 'slug', replace(slug, $1, feed) || '-' || feed,
              'dealership_id', feed, 'dealership_slug', feed, 'dealership_name', feed),
            content_hash, created_at, updated_at, retired_at
     from cars cross join (select 'dealer-' || n as feed from generate_series($2::int, $3::int) n) others
     where feed_id = $1`,
    [of, from, to],
  );
}
