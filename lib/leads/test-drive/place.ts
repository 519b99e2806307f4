/** A place of a site as far as it says where a car is driven. */
interface DrivePlace {
  id: string;
  dealership_id: string | null;
  location_type: string | null;
  primary?: boolean | null;
  address?: { state?: string | null } | null;
  test_drive_capacity?: number | null;
}

/**
 * Where a car is driven: the sales department at the location that the shopper or the car names, else that of the
 * dealership, else whatever place is there.
 * @returns null where the dealership has no place on the site
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

const ZONES = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
} as const;
type Zone = (typeof ZONES)[keyof typeof ZONES];

/**
 * The time zone of a place, by its state: a group's dealers may live by other clocks than its main one.
 * @param fallback the site's own
 */
export const zoneOf = <Fallback extends string>(
  { address }: Pick<DrivePlace, 'address'>,
  fallback: Fallback,
): Zone | Fallback => (ZONES as Readonly<Record<string, Zone>>)[address?.state ?? ''] ?? fallback;

/** How many drives a place has at a time, as its editor says; null where they have not, or not in a way that can be. */
export const capacityOf = ({
  test_drive_capacity: drives,
}: Pick<DrivePlace, 'test_drive_capacity'>): number | null =>
  drives && Number.isInteger(drives) && drives > 0 ? drives : null;
