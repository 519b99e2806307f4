// The stock worker of a production installation: carries changes from the outbox to search and the storefront
// until it is stopped. On a laptop the local services run it.
import { migrate } from '@forecourt/lib/database/migrate.server';
import { startOutboxWorker } from '@forecourt/lib/stock/outbox.server';

if (process.env.DATABASE_URL) await migrate(process.env.DATABASE_URL);
const worker = await startOutboxWorker(process.env);
process.stdout.write('The stock worker listens\n');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.stop().then(() => process.exit()));
