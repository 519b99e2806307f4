import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { mergeLocations } from './merge.ts';

/**
 * The locations behind a name in an address: the one with that slug and those it is merged with (LOC-38, LOC-39), on a
 * site that merges none the departments at its address (OPEN-087); or all of the dealership with that slug where the
 * site's addresses name dealerships (ROUTE-61 to ROUTE-64). The one that was named comes first, of a dealership the
 * main one.
 * @returns null for a name that is nobody's
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

/** Where a vehicle stands: its location, else one of its dealership; null when the site shows neither. */
export const placeOf = <Place extends Pick<Location, 'id' | 'dealership_id'>>(
  vehicle: { location_id: string | null; dealership_id: string },
  locations: readonly Place[],
): Place | null =>
  locations.find(({ id }) => id === vehicle.location_id) ??
  locations.find(({ dealership_id }) => dealership_id === vehicle.dealership_id) ??
  null;
