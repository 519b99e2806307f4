/** At most so many vehicles are remembered and shown (OPEN-114). */
export const VIEWED_LIMIT = 20;

/** Local storage key of the vehicles a visitor looked at on a site (STORE-01, STORE-02, OPEN-112). */
export const viewedKey = (siteSlug: string): string => `${siteSlug}.ViewCar`;

/** A vehicle somebody looked at. Everything else about it is asked for when it is shown, so that it is true then. */
export interface ViewedVehicle {
  id: string;
  slug: string;
}

const isViewed = (value: unknown): value is ViewedVehicle =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id !== '' &&
  'slug' in value &&
  typeof value.slug === 'string';

/** Reads what is stored, oldest first; whatever is no list of vehicles counts as none. */
export function readViewed(storedJson: string | null): ViewedVehicle[] {
  if (!storedJson) return [];
  try {
    const parsedJson: unknown = JSON.parse(storedJson);
    return Array.isArray(parsedJson) ? parsedJson.filter(isViewed).slice(-VIEWED_LIMIT) : [];
  } catch {
    return [];
  }
}

/** Appends a vehicle once: one seen before moves to the end (VIEWED-01); beyond the limit the oldest go. */
export const withViewed = (all: readonly ViewedVehicle[], { id, slug }: ViewedVehicle): ViewedVehicle[] =>
  [...all.filter((vehicle) => vehicle.id !== id), { id, slug }].slice(-VIEWED_LIMIT);

/** Ids to show, newest first, without the vehicle of the page itself (OPEN-114). */
export const viewedIds = (all: readonly ViewedVehicle[], except: string | null): string[] =>
  all
    .map(({ id }) => id)
    .filter((id) => id !== except)
    .toReversed();
