import type { Queryable } from '../../platform/database/client.server.ts';
import { dayPlus } from '../events/activity.ts';
import { isPageCheck } from '../law-check/page-rules.ts';
import { makeReport } from './make-report.server.ts';
import type { SiteReportAnswer } from './report.ts';
import type { ReportedSite } from './reported-site.ts';
import { lastReport, toEarlierReport } from './stored-reports.server.ts';
import { weekIn } from './week.ts';

/**
 * Returns a site's current report, compared with last week's.
 * External links and rendered pages come from the last weekly report, because checking them takes too long
 * for a request.
 */
export async function readReport(
  db: Queryable,
  site: ReportedSite,
  { now, canBeShown }: { now: Date; canBeShown: (url: URL) => boolean },
): Promise<Omit<SiteReportAnswer, 'siteUrl'>> {
  const { slug: siteSlug, timeZone } = site;
  const week = weekIn(timeZone, now);
  const [latest, before] = await Promise.all([
    lastReport(db, { siteSlug, upTo: week }),
    lastReport(db, { siteSlug, upTo: dayPlus(week, -1) }),
  ]);
  const outside = latest?.findings.find(({ check }) => check === 'outsideLinksDead') ?? null;
  const pages = latest?.findings.filter(({ check }) => isPageCheck(check)) ?? [];
  const report = await makeReport(db, site, { now, canBeShown, outside, pages });
  return {
    ...report,
    outsideLinksOn: outside && latest ? latest.week : null,
    pagesOn: pages.length > 0 && latest ? latest.week : null,
    earlier: toEarlierReport(before),
  };
}
