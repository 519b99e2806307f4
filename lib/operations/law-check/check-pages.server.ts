import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../../inventory/stock/vehicles.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';
import { vehiclePath } from '../../vehicle/vehicle-path.ts';
import { type Finding, findingOf, type Named } from '../site-report/report.ts';
import type { ReportedSite } from '../site-report/reported-site.ts';
import { PAGE_CHECKS, type PageCheck, type PageRules, type PageVehicle, pageProblems } from './page-rules.ts';
import type { PageSource } from './page-source.server.ts';
import { pageTexts } from './page-text.ts';

/** Maximum pages checked per site: the editor's pages, which come first in a sitemap, and vehicles. */
const MOST_PAGES = 2_000;
/** Pages read at once, so that shoppers are served meanwhile. */
const AT_ONCE = 2;

export interface PageProgress {
  read: number;
  total: number;
}

/**
 * Reads a site's rendered pages and lists each that breaks a rule of law.
 * @param options.onProgress called before the first page and after each; an error it throws ends the check
 * @throws if the sitemap cannot be read, and errors of the database
 */
export async function checkPages(
  db: Queryable,
  site: ReportedSite,
  {
    source,
    now,
    onProgress,
  }: { source: PageSource; now: Date; onProgress?: (progress: PageProgress) => Promise<void> },
): Promise<Finding[]> {
  const vehicles = await pageVehicles(db, site);
  const rules: PageRules = {
    now,
    timeZone: site.timeZone,
    confirmedIds: site.confirmedRules,
    subscriptionPrices: new Set(
      [...vehicles.values()].flatMap(({ vehicle }) => vehicle.subscription_price ?? []),
    ),
  };
  const found = new Map<PageCheck, Named[]>(PAGE_CHECKS.map((check) => [check, []]));
  const unread: Named[] = [];
  const all = [...new Set(await source.paths())].slice(0, MOST_PAGES);
  const paths = all.values();
  let read = 0;
  await onProgress?.({ read, total: all.length });
  const checkNext = async () => {
    for (const path of paths) {
      const html = await source.page(path).catch((error: unknown) => {
        const detail = error instanceof Error ? error.message : String(error);
        unread.push({ title: path, detail, target: { kind: 'page', path } });
        return null;
      });
      read += 1;
      await onProgress?.({ read, total: all.length });
      if (html === null) continue;
      const about = vehicles.get(path) ?? null;
      const title = about?.vehicle.name || pageTexts(html)[0] || path;
      for (const { check, detail } of pageProblems(html, about, rules))
        found.get(check)?.push({ title, detail, target: { kind: 'page', path } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
  return [
    ...PAGE_CHECKS.map((check) => findingOf(check, byTitle(found.get(check) ?? []))),
    findingOf('lawPagesUnread', byTitle(unread)),
  ];
}

const byTitle = (named: readonly Named[]): Named[] =>
  named.toSorted((one, other) => one.title.localeCompare(other.title, 'en-AU'));

/** Returns the vehicles of a site by the path of their page, with their place. */
async function pageVehicles(
  db: Queryable,
  { dealershipIds, sellingPlaces, settings }: ReportedSite,
): Promise<Map<string, PageVehicle>> {
  const { rows } = await db.query<VehicleRow>(
    `select ${VEHICLE_COLUMNS} from cars
     where dealership_id = any($1) and show_on_dealer_website and retired_at is null
       and status in ('in_stock', 'coming_soon')`,
    [dealershipIds],
  );
  return new Map(
    rows.map((row) => {
      const vehicle = withPriceLead(vehicleOf(row), settings.priceLead);
      const place =
        sellingPlaces.find(({ id }) => id === vehicle.location_id) ??
        sellingPlaces.find(({ dealershipId }) => dealershipId === vehicle.dealership_id);
      return [
        vehiclePath(vehicle),
        {
          vehicle,
          state: place?.state ?? null,
          licence: { name: place?.licenceName ?? null, number: place?.licenceNumber ?? null },
        },
      ];
    }),
  );
}
