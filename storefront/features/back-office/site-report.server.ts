import { feedPhotoHosts } from '@forecourt/lib/inventory/media/feed-hosts.server';
import { photosThatCanBeShownBy } from '@forecourt/lib/inventory/media/shown-photos.server';
import { SOURCES_QUERY, sourcesSchema } from '@forecourt/lib/operations/advertising/overview/sources-query';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { readReport } from '@forecourt/lib/operations/site-report/read-report.server';
import type { SiteReportAnswer } from '@forecourt/lib/operations/site-report/report';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { z } from 'zod';
import { contentClient } from '@/content/client.server.ts';
import { reportedSite } from './reported-site.server.ts';

const requestSchema = z.strictObject({ site: z.string().min(1).max(100) });

/** Returns the current problems of a site that is visible to the caller. */
export async function siteReport(call: Call): Promise<Response> {
  const { request, staff, office } = call;
  const { site: slug } = await bodyOf(request, requestSchema);
  const { site, url: siteUrl } = await reportedSite(call, slug);
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
  const report = await readReport(office.pool, site, {
    now: new Date(),
    canBeShown: photosThatCanBeShownBy(await feedPhotoHosts(office.pool)),
    incomingFeeds: async (feeds) =>
      sourcesSchema.parse(await contentClient().fetch(SOURCES_QUERY, { site: slug, feeds: [...feeds] }))
        .feeds,
  });
  return Response.json({ ...report, siteUrl } satisfies SiteReportAnswer);
}
