import { outboxTargets, startOutboxWorker } from '../../../inventory/stock/outbox.server.ts';
import type { PreparePart } from '../worker-part.ts';

export const prepare: PreparePart = (environment) => {
  outboxTargets(environment);
  return ({ report }) => startOutboxWorker(environment, report);
};
