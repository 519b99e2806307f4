import { readFile, writeFile } from 'node:fs/promises';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { ask } from '../../tasks/request-storefront.ts';
import { writeLargeFeed } from '../stock/generate.ts';
import { feedFile, LARGE_FEED, type Servers } from './stock.ts';

const ROUNDS = 5;
const PATIENCE_MS = 5_000;
/** Column indexes of the large feed, all before the first column that may contain a comma. */
const COLUMN = { stocknum: 0, status: 2, price: 19, offer: 21, subscription: 22 };
const COUNT = 50_000;

/**
 * Returns milliseconds from the end of an import that changed a price until both the vehicle page and the
 * results page show it after a reload.
 * @throws when one of them does not show it within five seconds
 */
export async function measureChange(servers: Servers, host: string): Promise<number[]> {
  const file = feedFile(servers);
  await writeLargeFeed(file, COUNT);
  const text = await readFile(file, 'utf8');
  const pool = openPool(servers.environment.DATABASE_URL ?? '');
  const times: number[] = [];
  for (const { line, fields, stocknum } of vehiclesWithPlainPrice(text).slice(0, ROUNDS)) {
    const price = 20_000 + (Date.now() % 9_000);
    const changedLine = fields.with(COLUMN.price, String(price)).join(',');
    await writeFile(file, text.replace(line, changedLine + line.slice(fields.join(',').length)));
    const report = await importFeed({ pool, mapping: LARGE_FEED, file, accept: ['price-moved'] });
    if (report.error) throw new Error(report.error);
    const start = performance.now();
    const shownPrice = `$${price.toLocaleString('en-AU')}`;
    const { rows } = await pool.query<{ slug: string }>(
      'select slug from cars where feed_id = $1 and stocknum = $2',
      [LARGE_FEED.feed, stocknum],
    );
    const until = async (path: string) => {
      for (;;) {
        const { body } = await ask({ port: servers.storefrontPort, host, path });
        if (body.includes(shownPrice)) return;
        if (performance.now() - start > PATIENCE_MS)
          throw new Error(`${shownPrice} did not show at ${path} within ${PATIENCE_MS} ms`);
      }
    };
    await Promise.all([until(`/search?query=${stocknum}`), until(`/cars/${rows[0]?.slug}`)]);
    times.push(performance.now() - start);
  }
  await pool.end();
  return times;
}

/** Finds cars in stock whose page shows the column 'Price' rather than an offer or subscription. */
function vehiclesWithPlainPrice(text: string): { line: string; fields: string[]; stocknum: string }[] {
  return text
    .split('\n', 400)
    .slice(1)
    .map((line) => {
      const fields = line.split(',', COLUMN.subscription + 1);
      return { line, fields, stocknum: fields[COLUMN.stocknum] ?? '' };
    })
    .filter(
      ({ fields }) =>
        fields[COLUMN.status] === 'In Stock' &&
        /^\d{5}$/.test(fields[COLUMN.price] ?? '') &&
        !fields[COLUMN.offer] &&
        !fields[COLUMN.subscription],
    );
}
