// The reservations worker of a production installation: ends holds, tells those who wait, makes refunds and compares
// with Stripe every minute until it is stopped. On a laptop the local services run it.
import { migrate } from '@forecourt/lib/database/migrate.server';
import { reportOnStderr } from '@forecourt/lib/database/stages.server';
import { reservationEnvironment } from '@forecourt/lib/reservation/environment.server';
import { startReservationWorker } from '@forecourt/lib/reservation/worker.server';

const environment = reservationEnvironment(process.env);
await migrate(environment.databaseUrl);
const worker = await startReservationWorker({
  ...environment,
  report: reportOnStderr('reservations'),
});
process.stdout.write('The reservations worker listens\n');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void worker.stop().then(() => process.exit()));
