import { stockChangesSchema } from '@forecourt/lib/inventory/stock/stock-changed';
import { respondAfterInvalidation } from '@/app/api/respond-after-invalidation.server.ts';
import { stockPlan } from '@/cache/plan.ts';
import { readSignedChange } from '@/cache/signed-change.server.ts';
import { sitesByDealership } from '@/content/hosts.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';

/** Stock webhook: invalidates pages of changed vehicles and lists of their sites. Signed; idempotent. */
export const POST = withErrors(
  async (request) => {
    const { changes } = await readSignedChange(request, stockChangesSchema);
    const tags = stockPlan(changes, await sitesByDealership());
    log.info({ cars: changes.length, tags: tags.length }, 'stock_changed');
    return respondAfterInvalidation(tags);
  },
  { event: 'stock_webhook_failed' },
);
