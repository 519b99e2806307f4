import { outboxTargets, startOutboxWorker } from '../../../inventory/stock/outbox.server.ts';
import type { PreparePart } from '../part.ts';

/**
 * The worker's part that writes changed vehicles to the search index and tells the storefront of them.
 * @throws EnvironmentError
 */
export const prepare: PreparePart = (environment) => {
  outboxTargets(environment);
  return ({ report }) => startOutboxWorker(environment, report);
};
