import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import type { Reach } from '../../platform/network/post-outside.server.ts';
import { checkPages } from '../law-check/check-pages.server.ts';
import { recordLawCheck } from '../law-check/law-checks.server.ts';
import type { PageSource } from '../law-check/page-source.server.ts';
import { moneyAtRiskList } from '../merchandising/list.server.ts';
import { mailedVehicles } from '../merchandising/mailed.ts';
import { makeReport } from './make-report.server.ts';
import { checkOutsideLinks } from './outside-links.server.ts';
import type { Finding } from './report.ts';
import type { ReportedSite } from './reported-site.ts';
import { dueWeek } from './week.ts';

export interface WeeklySite {
  slug: string;
  timeZone: string;
  hasReaders: boolean;
}

export interface WeeklyReports {
  pool: pg.Pool;
  /** @throws the content lake's error */
  sites: () => Promise<WeeklySite[]>;
  /** @throws the content lake's error */
  site: (slug: string) => Promise<ReportedSite | null>;
  canBeShown: (url: URL) => boolean;
  /** Called for a site whose report failed, which is retried. */
  report: (error: unknown) => void;
  now: Date;
  /** Addresses allowed for external link checks. */
  reach?: Reach;
  /** Reads a site's rendered pages; null if the worker cannot reach the storefront. */
  pagesOf?: (siteUrl: string) => PageSource | null;
}

/** Creates, stores and mails the reports due. The first worker to store one mails it. */
export async function makeWeeklyReports(options: WeeklyReports): Promise<void> {
  const { pool, sites, report, now } = options;
  for (const { slug, timeZone, hasReaders } of await sites()) {
    const week = dueWeek(timeZone, now);
    if (week === null) continue;
    try {
      const { rowCount } = await pool.query('select from site_reports where site_slug = $1 and week = $2', [
        slug,
        week,
      ]);
      if (rowCount === 0) await makeWeekly(options, { slug, week, hasReaders });
    } catch (error) {
      report(new Error(`the weekly report of ${slug} could not be made`, { cause: error }));
    }
  }
}

async function makeWeekly(
  { pool, site: readSite, canBeShown, now, reach, pagesOf, report }: WeeklyReports,
  { slug, week, hasReaders }: { slug: string; week: string; hasReaders: boolean },
): Promise<void> {
  const site = await readSite(slug);
  if (!site) return;
  const outside = await checkOutsideLinks(site, reach);
  const source = site.url ? pagesOf?.(site.url) : null;
  const pages = source ? await pagesOrNone(pool, site, { source, now, report }) : [];
  const { vehicles, findings } = await makeReport(pool, site, { now, canBeShown, outside, pages });
  // The mail has no links to columns of feeds.
  const { vehicles: atRisk } = await moneyAtRiskList(pool, site, { now, incomingFeeds: async () => [] });
  await transaction(pool, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `insert into site_reports (site_slug, week, vehicles, findings, at_risk) values ($1, $2, $3, $4, $5)
       on conflict (site_slug, week) do nothing returning id`,
      [slug, week, vehicles, JSON.stringify(findings), JSON.stringify(mailedVehicles(atRisk))],
    );
    const id = rows[0]?.id;
    if (id && hasReaders)
      await queueMails(connection, { topic: 'site_report', id, kinds: ['weekly'], again: false });
  });
}

/** Without pages, the report still has everything else. */
async function pagesOrNone(
  pool: pg.Pool,
  site: ReportedSite,
  { source, now, report }: { source: PageSource; now: Date; report: (error: unknown) => void },
): Promise<Finding[]> {
  try {
    const findings = await checkPages(pool, site, { source, now });
    await recordLawCheck(pool, site.slug, findings);
    return findings;
  } catch (error) {
    report(new Error(`the pages of ${site.slug} could not be checked`, { cause: error }));
    return [];
  }
}
