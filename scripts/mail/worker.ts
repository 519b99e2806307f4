// The lead worker of a production installation: mails leads to dealers and confirmations to shoppers until it
// is told to stop. On a laptop the local services run it.
import { startLeads } from './start.ts';

const worker = await startLeads(process.env);
process.stdout.write('The lead worker listens\n');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.stop().then(() => process.exit()));
