// DATABASE FOLDER DEALERSHIP VEHICLES: on a message, imports a large list of a dealership's vehicles like the
// worker.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import {
  csvOf,
  sampleMapping,
  sampleRows,
} from '../../../../checks/integration/stock/testing/sample-feed.ts';

const [databaseUrl = '', folder = '', dealership = '', vehicles] = process.argv.slice(2);
const file = path.join(folder, 'large.csv');
await writeFile(file, csvOf(sampleRows(Number(vehicles), (index) => ({ Price: String(20_000 + index) }))));
const mapping = sampleMapping({
  feed: 'large',
  dealership: { id: dealership, slug: dealership, name: dealership },
});
process.send?.('ready');
await once(process, 'message');
const pool = openPool(databaseUrl);
const report = await importFeed({ pool, mapping, file });
if (report.error) throw new Error(report.error);
await pool.end();
process.send?.({ seconds: report.seconds }, () => process.disconnect());
