import { phoneOf } from '@forecourt/lib/vehicle/seller';

export { phoneOf };

interface Mergeable {
  address: { street: string | null; city: string | null; postcode: string | null } | null;
  contact_detail: { phone: string | null; landline_phone: string | null };
}

export const phonePathOf = ({ contact_detail }: Pick<Mergeable, 'contact_detail'>): string =>
  contact_detail.phone?.trim() ? 'contact_detail.phone' : 'contact_detail.landline_phone';

const digits = (phone: string) => phone.replace(/\D/g, '');

function keyOf(location: Mergeable, by: 'phone' | 'street'): string | null {
  if (by === 'phone') {
    const phone = phoneOf(location);
    return phone && digits(phone);
  }
  const { street, city, postcode } = location.address ?? {};
  return street ? [street, city, postcode].map((part) => part?.trim().toLowerCase() ?? '').join('|') : null;
}

/** Returns the locations at the street address of a location, itself included; none without a street. */
export function atStreetOf<Place extends Mergeable>(location: Mergeable, all: readonly Place[]): Place[] {
  const street = keyOf(location, 'street');
  return street === null ? [] : all.filter((each) => keyOf(each, 'street') === street);
}

/** Groups locations by phone number or street (LOC-38, LOC-39, OPEN-089), in their order. */
export function mergeLocations<Place extends Mergeable>(
  locations: readonly Place[],
  by: 'phone' | 'street' | undefined,
): [Place, ...Place[]][] {
  const groups: [Place, ...Place[]][] = [];
  const byKey = new Map<string, [Place, ...Place[]]>();
  for (const location of locations) {
    const key = by ? keyOf(location, by) : null;
    const group = key ? byKey.get(key) : undefined;
    if (group) {
      group.push(location);
      continue;
    }
    const newGroup: [Place, ...Place[]] = [location];
    groups.push(newGroup);
    if (key) byKey.set(key, newGroup);
  }
  return groups;
}
