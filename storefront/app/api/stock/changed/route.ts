import { stockChangesSchema } from '@forecourt/lib/inventory/stock/change';
import { answerWithDrop } from '@/app/api/answer-with-drop.server.ts';
import { stockPlan } from '@/cache/plan.ts';
import { readSignedChange } from '@/cache/signed-change.server.ts';
import { sitesByDealership } from '@/content/hosts.server.ts';
import { log } from '@/logging/log.server.ts';

/**
 * Stock webhook: invalidates pages of changed vehicles and lists of the sites that sell them. Signed by the
 * worker; idempotent.
 */
export async function POST(request: Request): Promise<Response> {
  const signedChange = await readSignedChange(request, stockChangesSchema);
  if ('refusal' in signedChange) return signedChange.refusal;

  const tags = stockPlan(signedChange.change.changes, await sitesByDealership());
  log.info({ cars: signedChange.change.changes.length, tags: tags.length }, 'stock_changed');
  return answerWithDrop(tags);
}
