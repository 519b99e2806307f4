// FILE DATABASE: imports the file like `pnpm stock:import`, and reports the result.

import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { freeMemory } from '../../../commands/free-memory.ts';
import mapping from '../mapping.ts';
import { answer } from './child.ts';

export interface Imported {
  outcome: string;
  changed: number;
  seconds: number;
}

const [file = '', databaseUrl = ''] = process.argv.slice(2);
freeMemory();
const pool = openPool(databaseUrl);
const start = performance.now();
const report = await importFeed({ pool, mapping: parseMapping(mapping, 'large'), file });
if (report.error) throw new Error(report.error);
const importOutcome: Imported = {
  outcome: report.outcome,
  changed: report.changes.added + report.changes.changed,
  seconds: (performance.now() - start) / 1000,
};
await answer(importOutcome);
await pool.end();
process.exit();
