import { notifyChargesChanged } from '@forecourt/lib/inventory/stock/indexed-charges.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { log } from '@/logging/log.server.ts';

/** Makes the worker compute the prices in search again. It looks once a minute anyway, so a failure is only logged. */
export async function wakeChargesWorker(): Promise<void> {
  try {
    await notifyChargesChanged(databasePool(environment().DATABASE_URL));
  } catch (error) {
    log.warn({ err: error }, 'charges_worker_not_woken');
  }
}
