interface DrivePlace {
  id: string;
  dealership_id: string | null;
  location_type: string | null;
  primary?: boolean | null;
  address?: { state?: string | null } | null;
  test_drive_capacity?: number | null;
}

/**
 * Returns where a test drive starts: sales at the given location, else sales of the dealership, else any of
 * its locations.
 * @returns null if the dealership has no location on the site
 */
export function drivePlace<Place extends DrivePlace>(
  places: readonly Place[],
  { dealershipId, locationId }: { dealershipId: string | null; locationId: string | null },
): Place | null {
  const isSales = ({ location_type: type }: Place) => type === null || type === 'sales';
  const namedPlace = places.find(({ id }) => id === locationId);
  if (namedPlace && isSales(namedPlace)) return namedPlace;
  const ofDealership = places
    .filter(({ dealership_id: id }) => id === (namedPlace?.dealership_id ?? dealershipId))
    .toSorted((one, other) => Number(other.primary ?? false) - Number(one.primary ?? false));
  return ofDealership.find(isSales) ?? namedPlace ?? ofDealership[0] ?? null;
}

/** Returns the number of parallel drives at a location; null if not configured or invalid. */
export const capacityOf = ({
  test_drive_capacity: drives,
}: Pick<DrivePlace, 'test_drive_capacity'>): number | null =>
  drives && Number.isInteger(drives) && drives > 0 ? drives : null;
