// The stock worker of a production installation: carries changes from the outbox to search and storefront
// until it is told to stop. On a laptop the local services run it.
import { startOutboxWorker } from '@forecourt/lib/stock/outbox.server';

const worker = await startOutboxWorker(process.env);
process.stdout.write('The stock worker listens\n');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.stop().then(() => process.exit()));
