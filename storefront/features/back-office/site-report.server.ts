import { feedPhotoHosts } from '@forecourt/lib/inventory/media/feed-hosts.server';
import { photosThatCanBeShownBy } from '@forecourt/lib/inventory/media/shown-photos.server';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { readReport } from '@forecourt/lib/operations/site-report/read-report.server';
import type { SiteReportAnswer } from '@forecourt/lib/operations/site-report/report';
import { REPORTED_SITE, reportedSiteSchema } from '@forecourt/lib/operations/site-report/reported-site';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { z } from 'zod';
import { contentClient } from '@/content/client.server.ts';

const requestSchema = z.strictObject({ site: z.string().min(1).max(100) });

/** Returns the current problems of a site that is visible to the caller. */
export async function siteReport({ request, staff, office }: Call): Promise<Response> {
  const { site: slug } = await bodyOf(request, requestSchema);
  const visibleSite = staff.sites.find((site) => site.slug === slug);
  if (!visibleSite)
    throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  if (
    !(await withinRate(
      office.pool,
      { what: 'back-office report', by: { staff: staff.id } },
      RATES.staffSiteReport,
    ))
  )
    throw new ApiError(
      'rate_limit',
      'You have requested many reports in a short time. Please wait a minute.',
    );
  const site = reportedSiteSchema.parse(await contentClient().fetch(REPORTED_SITE, { site: slug }));
  if (!site) throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  const report = await readReport(office.pool, site, {
    now: new Date(),
    canBeShown: photosThatCanBeShownBy(await feedPhotoHosts(office.pool)),
  });
  return Response.json({ ...report, siteUrl: visibleSite.url } satisfies SiteReportAnswer);
}
