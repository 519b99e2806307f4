import { searchesPricesByState } from '../../../inventory/search/prices-by-state.ts';
import {
  CHARGES_CHANNEL,
  readSearchedCharges,
  storeCharges,
} from '../../../inventory/stock/indexed-charges.server.ts';
import { outboxTargets, startOutboxWorker } from '../../../inventory/stock/outbox.server.ts';
import { listenTo } from '../../../platform/database/steps.server.ts';
import { lakeAccess, lakeClient } from '../../../sites/content-lake/client.server.ts';
import type { PreparePart } from '../worker-part.ts';

/** Computes prices by state only in an installation that searches by them, which needs a content lake. */
export const prepare: PreparePart = (environment) => {
  outboxTargets(environment);
  const access = searchesPricesByState(environment) ? lakeAccess(environment) : null;
  const content = access && lakeClient(access);
  return async ({ databaseUrl, pool, report }) => {
    const outbox = await startOutboxWorker(environment, report);
    if (!content) return outbox;
    const stopping = new AbortController();
    const run = () => storeCharges(pool, () => readSearchedCharges(content), new Date());
    const listening = await listenTo(
      { databaseUrl, channel: CHARGES_CHANNEL },
      stopping.signal,
      report,
      () => {
        // The job repeats it within a minute.
        run().catch((error: unknown) => report({ stage: 'charges', error }));
      },
    );
    return {
      jobs: [{ name: 'charges', cron: '* * * * *', longestSeconds: 300, run }],
      stop: async () => {
        stopping.abort();
        await Promise.all([outbox.stop(), listening.close()]);
      },
    };
  };
};
