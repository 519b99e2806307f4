import type { Queryable } from '../../platform/database/client.server.ts';
import type { IncomingFeed } from '../advertising/overview/mend-target.ts';
import { dayPlus } from '../events/activity.ts';
import { lawCheckFindings, lawCheckState } from '../law-check/law-checks.server.ts';
import { makeReport } from './make-report.server.ts';
import type { SiteReportAnswer } from './report.ts';
import type { ReportedSite } from './reported-site.ts';
import { lastReport, toEarlierReport } from './stored-reports.server.ts';
import { weekIn } from './week.ts';

/**
 * Returns a site's current report, compared with last week's.
 * External links come from the last weekly report and rendered pages from the last law check, because checking
 * them takes too long for a request.
 */
export async function readReport(
  db: Queryable,
  site: ReportedSite,
  {
    now,
    canBeShown,
    incomingFeeds,
  }: {
    now: Date;
    canBeShown: (url: URL) => boolean;
    incomingFeeds?: (feeds: readonly string[]) => Promise<readonly IncomingFeed[]>;
  },
): Promise<Omit<SiteReportAnswer, 'siteUrl'>> {
  const { slug: siteSlug, timeZone } = site;
  const week = weekIn(timeZone, now);
  const [latest, before, lawCheck, pages] = await Promise.all([
    lastReport(db, { siteSlug, upTo: week }),
    lastReport(db, { siteSlug, upTo: dayPlus(week, -1) }),
    lawCheckState(db, siteSlug),
    lawCheckFindings(db, siteSlug),
  ]);
  const outside = latest?.findings.find(({ check }) => check === 'outsideLinksDead') ?? null;
  const report = await makeReport(db, site, {
    now,
    canBeShown,
    outside,
    pages,
    ...(incomingFeeds && { incomingFeeds }),
  });
  return {
    ...report,
    outsideLinksOn: outside && latest ? latest.week : null,
    lawCheck: { ...lawCheck, now: now.toISOString() },
    earlier: toEarlierReport(before),
  };
}
