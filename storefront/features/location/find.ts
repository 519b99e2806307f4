import type { Site } from '@forecourt/lib/site/site';
import type { Location } from '@/content/locations.server.ts';

/**
 * The locations behind a name in an address: the one with that slug, or all of the dealership with that slug
 * where the site's addresses name dealerships (ROUTE-61 to ROUTE-64). The main one first.
 * @returns null for a name that is nobody's
 */
export function findLocations(
  { settings }: Pick<Site, 'settings'>,
  locations: readonly Location[],
  name: string,
): [Location, ...Location[]] | null {
  const bySlug = locations.filter(({ slug }) => slug === name);
  const byDealership = locations.filter(({ dealership_slug }) => dealership_slug === name);
  const found = settings.locationPathSlug === 'dealership' && byDealership.length ? byDealership : bySlug;
  const [first, ...rest] = found.toSorted((one, other) => Number(other.primary) - Number(one.primary));
  return first ? [first, ...rest] : null;
}
