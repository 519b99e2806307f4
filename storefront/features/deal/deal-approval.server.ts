import type { DealChoice } from '@forecourt/lib/leads/deal/choice';
import { currentPreApproval } from '@forecourt/lib/leads/finance-quote/pre-approval.server';
import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';

/**
 * Returns the account whose pre-approval counts in a deal: the signed-in shopper's, and only in their own deals.
 * @param deal null for a new one
 */
export const approvedShopper = (
  shopper: { userId: string } | null,
  deal: { userId: string | null } | null,
): string | null => (shopper && (!deal || deal.userId === shopper.userId) ? shopper.userId : null);

/**
 * Returns the current pre-approval of an account for a deal with finance; null for other deals.
 * @param userId null for guests, who have none
 * @throws the database's error
 */
export async function dealApproval(
  site: Site,
  userId: string | null,
  { payment }: Pick<DealChoice, 'payment'>,
): Promise<PreApproval | null> {
  if (!userId || payment !== 'finance' || !site.features.financeCalculatorEnabled) return null;
  const { DATABASE_URL } = environment();
  const owner = { siteSlug: site.slug, userId };
  return currentPreApproval(databasePool(DATABASE_URL), quoteProvider(environment()), owner, new Date());
}
