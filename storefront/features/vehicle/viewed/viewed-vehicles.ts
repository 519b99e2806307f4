export const VIEWED_LIMIT = 20;

/** Local storage key of a site's recently viewed vehicles (STORE-01, STORE-02, OPEN-112). */
export const viewedKey = (siteSlug: string): string => `${siteSlug}.ViewCar`;

/** A viewed vehicle. Other data is fetched when it is shown, so that it is current. */
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

export function readViewed(storedJson: string | null): ViewedVehicle[] {
  if (!storedJson) return [];
  try {
    const parsedJson: unknown = JSON.parse(storedJson);
    return Array.isArray(parsedJson) ? parsedJson.filter(isViewed).slice(-VIEWED_LIMIT) : [];
  } catch {
    return [];
  }
}

/** Appends a vehicle or moves it to the end (VIEWED-01); drops the oldest beyond the limit. */
export const withViewed = (all: readonly ViewedVehicle[], { id, slug }: ViewedVehicle): ViewedVehicle[] =>
  [...all.filter((vehicle) => vehicle.id !== id), { id, slug }].slice(-VIEWED_LIMIT);

/** Returns the ids to show, newest first, without the current page's vehicle (OPEN-114). */
export const viewedIds = (all: readonly ViewedVehicle[], except: string | null): string[] =>
  all
    .map(({ id }) => id)
    .filter((id) => id !== except)
    .toReversed();
