// node import-process.ts DATABASE_URL FILE: imports the sample feed, for a test that kills it.

import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { sampleMapping } from './sample-feed.ts';

const [databaseUrl = '', file = ''] = process.argv.slice(2);
await importFeed({ pool: openPool(databaseUrl), mapping: sampleMapping(), file });
