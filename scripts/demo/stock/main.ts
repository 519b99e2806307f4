import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import type { ImportReport } from '@forecourt/lib/inventory/stock/importing/report';
import { reportText } from '@forecourt/lib/inventory/stock/importing/report-text';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { loadMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { loadEnvironment } from '../../commands/terminal/environment.ts';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { DEALERS, stockOf } from './feeds/dealers.ts';
import { pastFeeds } from './feeds/past.ts';
import { writeFeed } from './feeds/write.ts';
import type { DemoVehicle, FeedDate } from './vehicle/demo-vehicle.ts';

const MAPPINGS = path.resolve(import.meta.dirname, '../mappings');

export interface SeedStockOptions {
  databaseUrl: string;
  mediaUrl: string;
  search: { appId: string; adminKey: string; host?: string };
  /** Dates and ages are relative to this day; today by default. */
  now?: Date;
  report?: (detail: string) => void;
}

/**
 * Seeds the stock of the demo sites: writes each dealer's feeds of the last months and of today, imports them
 * like any other feed, and waits until search has them. Seeding again on the same day changes nothing.
 * @returns the report of each feed
 * @throws when a feed is refused, or a service does not answer
 */
export async function seedStock({
  databaseUrl,
  mediaUrl,
  search: { appId, adminKey, host },
  now = new Date(),
  report = () => {},
}: SeedStockOptions): Promise<ImportReport[]> {
  const client = searchClient({ appId, apiKey: adminKey, host });
  const pool = openPool(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feeds-'));
  const feedDate = startOfDay(now);
  const reports: ImportReport[] = [];
  try {
    report('search settings');
    await configureStockIndex(client, { byState: true });
    for (const dealer of DEALERS) {
      report(`stock of ${dealer.site}`);
      const mapping = await loadMapping(path.join(MAPPINGS, `${dealer.site}.ts`));
      const file = path.join(folder, `${dealer.site}.${mapping.format ?? 'csv'}`);
      const take = async (vehicles: readonly DemoVehicle[], at?: Date) => {
        await writeFile(file, writeFeed(mapping, vehicles));
        const report = await importFeed({
          pool,
          mapping,
          file,
          accept: ['retiring', 'empty'],
          ...(at ? { now: at } : {}),
        });
        if (report.error) throw new Error(`The demo feed of ${dealer.site} was refused: ${report.error}`);
        return report;
      };
      const media = mediaUrl.replace(/\/$/, '');
      const today = stockOf(dealer, feedDate, media);
      // Past feeds are imported only into an empty installation.
      const { rowCount } = await pool.query('select from feeds where id = $1', [mapping.feed]);
      if (!rowCount)
        for (const past of pastFeeds(dealer, today, feedDate, media)) await take(past.vehicles, past.now);
      reports.push(await take(today));
    }
    // The stock worker notifies the storefront from the outbox.
    await indexEverything(pool, { search: client, keep: true }, (pendingCount) =>
      report(`${pendingCount} vehicles to index`),
    );
    return reports;
  } finally {
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uses the start of the day, so that seeding twice gives the same feeds. */
function startOfDay(now: Date): FeedDate {
  const day = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return { now: day, year: day.getUTCFullYear() };
}

/** `FORECOURT_DATA=demo node scripts/demo/stock/main.ts`: seeds the running emulators. */
async function seedRunningServices(): Promise<void> {
  loadEnvironment();
  const {
    DATABASE_URL = '',
    MEDIA_URL = '',
    ALGOLIA_APP_ID = '',
    ALGOLIA_ADMIN_KEY = '',
    ALGOLIA_HOST,
  } = process.env;
  const search = {
    appId: ALGOLIA_APP_ID,
    adminKey: ALGOLIA_ADMIN_KEY,
    ...(ALGOLIA_HOST ? { host: ALGOLIA_HOST } : {}),
  };
  const reports = await step('Seeding the stock', (report) =>
    seedStock({ databaseUrl: DATABASE_URL, mediaUrl: MEDIA_URL, search, report }),
  );
  for (const report of reports) process.stdout.write(`${reportText(report)}\n`);
}

if (import.meta.main) await runTask(seedRunningServices);
