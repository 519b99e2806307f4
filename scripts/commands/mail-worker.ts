// The mail worker of a production installation: sends the mails of every site, and deletes by the clock
// what nobody needs any more, until it is stopped. On a laptop the local services run it.
import { migrate } from '@forecourt/lib/database/migrate.server';
import { startMails } from '@forecourt/lib/mail/worker.server';

if (process.env.DATABASE_URL) await migrate(process.env.DATABASE_URL);
const worker = await startMails(process.env);
process.stdout.write('The mail worker listens\n');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.stop().then(() => process.exit()));
