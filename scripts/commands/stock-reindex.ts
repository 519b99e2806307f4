// pnpm stock:reindex: sends every vehicle to the search index again, after the index was lost or the shape of
// its records has changed. Search stays available meanwhile.
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { searchesPricesByState } from '@forecourt/lib/inventory/search/prices-by-state';
import { indexEverything } from '@forecourt/lib/inventory/stock/index-everything.server';
import { outboxTargets } from '@forecourt/lib/inventory/stock/outbox.server';
import { readRefusals } from '@forecourt/lib/inventory/stock/refusals.server';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { refusalsText } from './refusals-text.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment();
  const targets = outboxTargets(process.env);
  const pool = await openDatabase(targets.databaseUrl);
  try {
    const byState = searchesPricesByState(process.env);
    await step('Configuring the stock index', () => configureStockIndex(targets.search, { byState }));
    await step('Indexing all vehicles', async (report) => {
      await pool.query(
        'insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from cars',
      );
      await indexEverything(
        pool,
        { search: targets.search, keep: targets.listener !== null },
        (pendingCount) => report(`${pendingCount} remaining`),
      );
    });
    process.stdout.write(refusalsText(await readRefusals(pool)));
  } finally {
    await pool.end();
  }
});
