import { feedPhotoHosts } from '@forecourt/lib/inventory/media/feed-hosts.server';
import { photosThatCanBeShownBy } from '@forecourt/lib/inventory/media/shown-photos.server';
import { SOURCES_QUERY, sourcesSchema } from '@forecourt/lib/operations/advertising/overview/sources-query';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { expectStaffRate } from '@forecourt/lib/operations/back-office/expect-rate.server';
import { readReport } from '@forecourt/lib/operations/site-report/read-report.server';
import type { SiteReportAnswer } from '@forecourt/lib/operations/site-report/report';
import { z } from 'zod';
import { contentClient } from '@/content/client.server.ts';
import { reportedSite } from './reported-site.server.ts';

const requestSchema = z.strictObject({ site: z.string().min(1).max(100) });

/** Returns the current problems of a site that is visible to the caller. */
export async function siteReport(call: Call): Promise<Response> {
  const { request, office } = call;
  const { site: slug } = await bodyOf(request, requestSchema);
  const { site, url: siteUrl } = await reportedSite(call, slug);
  await expectStaffRate(
    call,
    'staffSiteReport',
    'You have requested many reports in a short time. Please wait a minute.',
    'report',
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
