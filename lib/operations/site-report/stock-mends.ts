import { vehiclePath } from '../../vehicle/vehicle-path.ts';
import type { AdvertField } from '../advertising/advert-fields.ts';
import { type IncomingFeed, mendTarget } from '../advertising/overview/mend-target.ts';
import type { CheckId } from './checks.ts';
import type { Finding, Mend } from './report.ts';
import type { ReportedSite } from './reported-site.ts';
import type { CheckedVehicle } from './vehicle-checks.ts';

/** What decides where the values of a vehicle are corrected. */
type StockPlace = Pick<CheckedVehicle, 'slug'> & { feed: string; locationId: string | null };

/** The field of the dealer's stock that fixes a finding. */
const FIELDS: Partial<Record<CheckId, AdvertField>> = {
  noPhotos: 'photos',
  photosNotShown: 'photos',
  photosBroken: 'photos',
  filesBroken: 'photos',
  noPrice: 'price',
  noKilometres: 'odometer',
  noComments: 'description',
  lawPriceBasis: 'priceBasis',
  lawRegistration: 'vin',
  lawWasPrices: 'priceBefore',
  lawLicence: 'dealer',
};
/** Findings that the list of money at risk has a step for. */
const IN_MERCHANDISING: readonly CheckId[] = ['oldStock', 'aboveMarket'];

/**
 * Adds to each item of the findings where it is corrected: the column of the vehicle's feed, the location, the
 * document of a page, or the page in Preview. Items that have such a place keep it.
 * @param vehicles the vehicles of the report
 * @param site the site with its contents
 * @param feeds documents of the vehicles' feeds; a vehicle whose feed is missing leads to the tool Feeds
 */
export function withMends(
  findings: readonly Finding[],
  vehicles: readonly StockPlace[],
  site: Pick<ReportedSite, 'id' | 'contents'>,
  feeds: readonly IncomingFeed[],
): Finding[] {
  const byPath = new Map(vehicles.map((vehicle) => [vehiclePath(vehicle), vehicle]));
  const feedBySlug = new Map(feeds.map((feed) => [feed.slug, feed]));
  const mendOf = (check: CheckId, path: string): Mend => {
    const vehicle = byPath.get(path);
    if (!vehicle) return pageMend(check, path, site);
    if (IN_MERCHANDISING.includes(check)) return { kind: 'tool', tool: 'merchandising' };
    const field = FIELDS[check];
    if (!field) return { kind: 'preview', path };
    const { feed, locationId } = vehicle;
    const target = mendTarget(field, {
      outgoingFeedId: '',
      siteId: site.id,
      feed,
      incoming: feedBySlug.get(feed) ?? null,
      locationId,
    });
    if (target.kind === 'column') return target;
    const at = target.type === 'location' ? { path: 'dealer_license_number' } : {};
    return { kind: 'document', id: target.id, type: target.type, ...at };
  };
  return findings.map((finding) => ({
    ...finding,
    named: finding.named.map((item) =>
      item.mend || item.target?.kind !== 'page'
        ? item
        : { ...item, mend: mendOf(finding.check, item.target.path) },
    ),
  }));
}

const currentOf = (value: unknown): string => {
  const { current } = Object(value) as { current?: unknown };
  return typeof current === 'string' ? current : '';
};

/** The offer of an address, with the rate that the law requires, or the page in Preview. */
function pageMend(check: CheckId, path: string, { contents }: Pick<ReportedSite, 'contents'>): Mend {
  const slug = /^\/offers\/(?:[^/]+\/)?([^/]+)$/.exec(path)?.[1];
  const offer = contents.find(({ _type, slug: own }) => _type === 'offer' && slug && currentOf(own) === slug);
  if (offer && (check === 'lawRates' || check === 'lawRepayments'))
    return { kind: 'document', id: offer._id, type: 'offer', path: 'comparisonRate' };
  return { kind: 'preview', path };
}
