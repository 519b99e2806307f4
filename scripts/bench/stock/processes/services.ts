// FOLDER: an empty database and search engine.
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import { start as startPostgres } from '../../../emulators/postgres/service.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';
import { answer } from './child.ts';
import { KEYS } from './keys.ts';

/** Added to the ports of a demo, none of which are used themselves. */
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 700);

export interface Addresses {
  databaseUrl: string;
  searchUrl: string;
}

const folder = process.argv[2] ?? '';
const database = await startPostgres({ port: 4032 + PORT_OFFSET, dataDir: path.join(folder, 'postgres') });
const search = await startSearch({
  port: 4001 + PORT_OFFSET,
  dataDir: path.join(folder, 'search'),
  allowedOrigins: [],
  ...KEYS,
});
await migrate(database.databaseUrl);
await configureStockIndex(searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host: search.url }));
const addresses: Addresses = { databaseUrl: database.databaseUrl, searchUrl: search.url };
await answer(addresses);
await search.stop();
await database.stop();
process.exit();
