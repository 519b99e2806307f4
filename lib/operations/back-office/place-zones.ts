import { placeTimeZone } from '../../sites/place-time-zone.ts';

/** A location as far as it decides the time zone of leads and reservations. */
export interface OfficePlace {
  id: string;
  dealership_id: string | null;
  primary: boolean;
  address: { state: string | null; postcode: string | null } | null;
}

/** Returns the locations of a site by its slug. */
export type ReadPlaces = (siteSlug: string) => Promise<readonly OfficePlace[]>;

/** What a lead or a reservation belongs to. */
export interface Placed {
  site: string;
  dealershipId: string | null;
  locationId: string | null;
}

/** Returns the time zone of a lead or a reservation. */
export type ZoneOf = (row: Placed) => string;

/**
 * Returns the zones of the rows of some sites: of the location, else of the main location of its dealership,
 * else of the site.
 * @param sites that the caller may see, with their time zones
 * @param readPlaces may fail; then the site's zone is used
 */
export async function placeZones(
  sites: readonly { slug: string; timeZone: string }[],
  rows: readonly Pick<Placed, 'site'>[],
  readPlaces: ReadPlaces,
): Promise<ZoneOf> {
  const slugs = new Set(rows.map(({ site }) => site));
  const bySite = new Map(
    await Promise.all(
      sites
        .filter(({ slug }) => slugs.has(slug))
        .map(
          async ({ slug, timeZone }) =>
            [slug, { timeZone, places: await readPlaces(slug).catch(() => []) }] as const,
        ),
    ),
  );
  return ({ site, dealershipId, locationId }) => {
    const { timeZone = 'UTC', places = [] } = bySite.get(site) ?? {};
    const ofDealership = places.filter(({ dealership_id }) => dealership_id === dealershipId);
    const place =
      places.find(({ id }) => id === locationId) ??
      ofDealership.find(({ primary }) => primary) ??
      ofDealership[0];
    return placeTimeZone(place?.address, timeZone);
  };
}
