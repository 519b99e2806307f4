import type { Call } from '@forecourt/lib/operations/back-office/call.server';
import {
  REPORTED_SITE,
  type ReportedSite,
  reportedSiteSchema,
} from '@forecourt/lib/operations/site-report/reported-site';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { contentClient } from '@/content/client.server.ts';

/**
 * Returns a site for reports and its address.
 * @throws ApiError if the site does not exist or is not visible to the caller
 */
export async function reportedSite(
  { staff }: Call,
  slug: string,
): Promise<{ site: ReportedSite; url: string }> {
  const visibleSite = staff.sites.find((site) => site.slug === slug);
  const site = visibleSite
    ? reportedSiteSchema.parse(await contentClient().fetch(REPORTED_SITE, { site: slug }))
    : null;
  if (!visibleSite || !site)
    throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  return { site, url: visibleSite.url };
}
