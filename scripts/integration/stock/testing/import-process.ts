// node import-process.ts DATABASE_URL FILE: imports the sample feed, for a test that kills it.
import { openPool } from '@forecourt/lib/database/client.server';
import { importFeed } from '@forecourt/lib/stock/importing/import-feed.server';
import { sampleMapping } from './sample-feed.ts';

const [databaseUrl = '', file = ''] = process.argv.slice(2);
await importFeed({ pool: openPool(databaseUrl), mapping: sampleMapping(), file });
