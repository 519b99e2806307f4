import type { Queryable } from '../../platform/database/client.server.ts';
import type { IncomingFeed } from '../advertising/overview/mend-target.ts';
import { unconfirmedRules } from '../law-check/unconfirmed-rules.ts';
import { checkPrices } from './above-market.ts';
import { checkCharges } from './charge-checks.ts';
import { checkContent } from './content-checks.ts';
import { checkFeeds } from './feeds.server.ts';
import { checkLeads } from './leads.server.ts';
import { byCost, type Finding } from './report.ts';
import type { ReportedSite } from './reported-site.ts';
import { comparables, vehiclesForSale } from './stock.server.ts';
import { withMends } from './stock-mends.ts';
import { checkTranslations } from './translation-checks.ts';
import { checkVehicles } from './vehicle-checks.ts';

/** A new report, before comparison with an earlier one. */
export interface MadeReport {
  vehicles: number;
  /** Most costly first. */
  findings: Finding[];
}

/**
 * Checks a site's current state, except external links.
 * @param options.canBeShown whether pages can show a photo URL
 * @param options.outside latest result for external links
 * @param options.pages latest results for rendered pages
 * @param options.incomingFeeds loads the documents of feeds by their short names, for links to their columns
 */
export async function makeReport(
  db: Queryable,
  site: ReportedSite,
  {
    now,
    canBeShown,
    outside,
    pages = [],
    incomingFeeds = async () => [],
  }: {
    now: Date;
    canBeShown: (url: URL) => boolean;
    outside: Finding | null;
    pages?: readonly Finding[];
    incomingFeeds?: (feeds: readonly string[]) => Promise<readonly IncomingFeed[]>;
  },
): Promise<MadeReport> {
  const [vehicles, others, feeds, leads] = await Promise.all([
    vehiclesForSale(db, site),
    comparables(db, site),
    checkFeeds(db, site),
    checkLeads(db, site),
  ]);
  const findings = [
    ...feeds,
    ...leads,
    ...checkVehicles(vehicles, { now, canBeShown }),
    await checkPrices(vehicles, others),
    ...checkContent(site, now),
    ...checkTranslations(site),
    ...checkCharges(site, now),
    unconfirmedRules(site, now),
    ...(outside ? [outside] : []),
    ...pages,
  ];
  const sources = await incomingFeeds([...new Set(vehicles.map(({ feed }) => feed))]);
  return { vehicles: vehicles.length, findings: byCost(withMends(findings, vehicles, site, sources)) };
}
