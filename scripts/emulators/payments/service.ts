import { isDeepStrictEqual } from 'node:util';
import { listen } from '../listen.ts';
import type { EmulatorService } from '../service.ts';
import { application } from './application.ts';
import type { Context } from './context.ts';
import { optionsSchema, type PaymentsInput } from './options.ts';
import { runJobs } from './rules/refunds.ts';
import { expireDueSessions } from './rules/sessions.ts';
import { Clock } from './store/clock.ts';
import { Store } from './store/store.ts';
import { Deliveries } from './webhooks/deliveries.ts';
import { FaultSwitches, NO_FAULTS } from './webhooks/faults.ts';
import { WebhookWorker } from './webhooks/worker.ts';

const TICK_MS = 500;

/**
 * Starts the payments emulator: Stripe's REST API, webhooks, hosted page and Stripe.js, as far as a card
 * deposit needs them, on SQLite in `dataDir`. No card number leaves this machine and no money moves.
 * @throws when an option is invalid, the port is taken or another process uses the folder
 */
export async function start(input: PaymentsInput): Promise<EmulatorService> {
  const options = optionsSchema.parse(input);
  const store = new Store(options.dataDir, (db) => new Clock(db));
  const faults = new FaultSwitches(store.db);
  const deliveries = new Deliveries(store.db, faults, options.webhooks);
  const context: Context = { store, deliveries, options, origin: '' };
  const worker = new WebhookWorker(context, faults);
  const app = application(context, faults, () => worker.wake());

  const server = await listen(app.fetch, options.port).catch((error: unknown) => {
    store.db.close();
    throw error;
  });
  context.origin = server.url;

  store.onCommit(() => worker.wake());
  worker.wake();
  const timer = setInterval(() => {
    expireDueSessions(context);
    runJobs(context);
  }, TICK_MS).unref();
  return {
    url: context.origin,
    health: async () => {
      const { pending, held } = deliveries.counts();
      const queueNote = pending + held > 0 ? `, ${pending + held} webhooks to send` : '';
      const faultNote = isDeepStrictEqual(faults.now, NO_FAULTS) ? '' : ', with faults switched on';
      return { ok: true, detail: `${store.count('payment_intent')} payments${queueNote}${faultNote}` };
    },
    stop: async () => {
      clearInterval(timer);
      await server.close();
      await worker.stop();
      store.db.close();
    },
  };
}
