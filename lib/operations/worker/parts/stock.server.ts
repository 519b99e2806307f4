import { outboxTargets, startOutboxWorker } from '../../../inventory/stock/outbox.server.ts';
import type { PreparePart } from '../part.ts';

/**
 * Updates the search index and the storefront after vehicle changes.
 * @throws EnvironmentError
 */
export const prepare: PreparePart = (environment) => {
  outboxTargets(environment);
  return ({ report }) => startOutboxWorker(environment, report);
};
