import { hasMarketingConsent, withdrawMarketingConsent } from '@forecourt/lib/leads/marketing-consent.server';
import { readUnsubscribeToken } from '@forecourt/lib/leads/unsubscribe-link';
import { databasePool, transaction } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

const leadOf = (token: string) => readUnsubscribeToken(token, environment().RESERVATION_SECRET ?? '');

/** State of marketing emails for an emailed link: invalid link, off, or on. */
export type NewsSubscription = 'unknown' | 'off' | 'on';

/** @throws the database's error */
export async function subscriptionOfLink({ slug: siteSlug }: Site, token: string): Promise<NewsSubscription> {
  const leadId = leadOf(token);
  if (!leadId) return 'unknown';
  const isOn = await hasMarketingConsent(databasePool(environment().DATABASE_URL), { siteSlug, leadId });
  return isOn ? 'on' : 'off';
}

/**
 * Stops marketing emails for an emailed link; idempotent. Returns false for an invalid token.
 * @throws the database's error
 */
export async function unsubscribeByLink({ slug: siteSlug }: Site, token: string): Promise<boolean> {
  const leadId = leadOf(token);
  if (!leadId) return false;
  await transaction(databasePool(environment().DATABASE_URL), (connection) =>
    withdrawMarketingConsent(connection, { siteSlug, leadId }),
  );
  return true;
}
