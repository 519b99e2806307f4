import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { mergeLocations } from './merge-locations.ts';

export { placeOf } from '@forecourt/lib/vehicle/seller';

/**
 * Returns the locations for a name in an address: the one with that slug and those merged with it (LOC-38,
 * LOC-39), or departments at the same address if the site merges none (OPEN-087). On sites whose addresses
 * name dealerships, returns all locations of that dealership, the main one first (ROUTE-61 to ROUTE-64).
 * @returns null for an unknown name
 */
export function findLocations(
  { settings }: Pick<Site, 'settings'>,
  locations: readonly Location[],
  name: string,
): [Location, ...Location[]] | null {
  if (settings.locationPathSlug === 'dealership') {
    const [first, ...rest] = locations
      .filter(({ dealership_slug }) => dealership_slug === name)
      .toSorted((one, other) => Number(other.primary) - Number(one.primary));
    if (first) return [first, ...rest];
  }
  const namesake = locations.find(({ slug }) => slug === name);
  if (!namesake) return null;
  const rule = settings.mergeLocationsBy.locationCards ?? 'street';
  const together = mergeLocations(locations, rule).find((group) => group.includes(namesake));
  return [namesake, ...(together ?? []).filter((location) => location !== namesake)];
}
