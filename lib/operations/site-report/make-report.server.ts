import type { Queryable } from '../../platform/database/client.server.ts';
import { checkPrices } from './above-market.ts';
import { checkContent } from './content-checks.ts';
import { checkFeeds } from './feeds.server.ts';
import { checkLeads } from './leads.server.ts';
import { byCost, type Finding } from './report.ts';
import type { ReportedSite } from './site.ts';
import { comparables, vehiclesForSale } from './stock.server.ts';
import { checkVehicles } from './vehicle-checks.ts';

/** A report as it is made, before it is compared with an earlier one. */
export interface MadeReport {
  /** How many vehicles are for sale. */
  vehicles: number;
  /** What costs the dealer most first. */
  findings: Finding[];
}

/**
 * Looks at all of a site but its links to other sites, as everything is at this moment.
 * @param options.canBeShown whether pages will show the photo of an address
 * @param options.outside what was found of links to other sites, when they were last tried
 * @throws the database's error
 */
export async function makeReport(
  db: Queryable,
  site: ReportedSite,
  { now, canBeShown, outside }: { now: Date; canBeShown: (url: URL) => boolean; outside: Finding | null },
): Promise<MadeReport> {
  const [vehicles, others, feeds, leads] = await Promise.all([
    vehiclesForSale(db, site),
    comparables(db, site),
    checkFeeds(db, site),
    checkLeads(db, site),
  ]);
  const { subscriptionEnabled } = site;
  const findings = [
    ...feeds,
    ...leads,
    ...checkVehicles(vehicles, { now, subscriptionEnabled, canBeShown }),
    await checkPrices(vehicles, others),
    ...checkContent(site, now),
    ...(outside ? [outside] : []),
  ];
  return { vehicles: vehicles.length, findings: byCost(findings) };
}
