import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { step } from '../../commands/terminal/steps.mjs';
import { writeLargeFeed } from '../stock/generate.ts';
import mapping from '../stock/mapping.ts';

const COUNT = 50_000;
export const LARGE_FEED = parseMapping(mapping, 'large');

export interface Servers {
  dataDir: string;
  environment: Record<string, string>;
  storefrontPort: number;
}

/** Path of the large CSV feed, which the benchmarks write and change; missing before the first run. */
export const feedFile = ({ dataDir }: Servers): string => path.join(dataDir, 'large.csv');

/** Imports 50,000 vehicles into the demo group once, and waits until search has them. */
export async function ensureLargeStock(servers: Servers): Promise<void> {
  const stamp = path.join(servers.dataDir, 'large');
  if (existsSync(stamp)) return;
  await step(`Importing ${COUNT} vehicles`, async () => {
    const file = feedFile(servers);
    await writeLargeFeed(file, COUNT);
    const pool = openPool(servers.environment.DATABASE_URL ?? '');
    const report = await importFeed({ pool, mapping: LARGE_FEED, file });
    if (report.error) throw new Error(report.error);
    // The running worker indexes them from the outbox.
    for (let pendingCount = 1; pendingCount > 0; await new Promise((resolve) => setTimeout(resolve, 200))) {
      const { rows } = await pool.query<{ count: string }>('select count(*) from stock_outbox');
      pendingCount = Number(rows[0]?.count ?? 0);
    }
    await pool.end();
  });
  writeFileSync(stamp, new Date().toISOString());
}
