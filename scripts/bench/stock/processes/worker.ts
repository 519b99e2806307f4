// DATABASE SEARCH: the indexing job of `pnpm worker`.
import { startOutboxWorker } from '@forecourt/lib/inventory/stock/outbox.server';
import { freeMemory } from '../../../commands/free-memory.ts';
import { answer } from './child.ts';
import { KEYS } from './keys.ts';

const [databaseUrl, searchUrl] = process.argv.slice(2);
const worker = await startOutboxWorker({
  DATABASE_URL: databaseUrl,
  ALGOLIA_APP_ID: KEYS.appId,
  ALGOLIA_ADMIN_KEY: KEYS.adminKey,
  ALGOLIA_HOST: searchUrl,
});
freeMemory();
await answer('listening');
await worker.stop();
process.exit();
