import { dayIn } from '@forecourt/lib/operations/events/activity';
import { pageKind } from '@forecourt/lib/operations/speed/page-kind';
import { speedReportSchema } from '@forecourt/lib/operations/speed/received';
import { storeSpeed } from '@forecourt/lib/operations/speed/store.server';
import { RELEASE } from '@/analytics/setup.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/speed`: the Core Web Vitals of one page load, `{path, release, device, LCP, INP, CLS}`; 204.
 * Nothing is stored of visitors with Global Privacy Control, and nothing that tells page loads apart.
 */
export const POST = withSite(
  async ({ site, pool, body }) => {
    const page = {
      siteSlug: site.slug,
      day: dayIn(site.settings.timeZone, new Date()),
      kind: pageKind(site.settings, body.path),
      ownRelease: RELEASE,
    };
    await storeSpeed(pool, page, body);
    return null;
  },
  {
    ownRequest: true,
    ignoresGpc: true,
    body: speedReportSchema,
    rate: 'speed',
    failure: { event: 'speed_failed' },
  },
);
