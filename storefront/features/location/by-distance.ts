import { kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';

/** Returns a point as stored in a card's attribute: `-27.4318,153.0436`. */
export const pointText = (address: { lat: number | null; long: number | null } | null): string | undefined =>
  address?.lat == null || address.long == null ? undefined : `${address.lat},${address.long}`;

export function pointOf(text: string | undefined): Point | null {
  const [lat, lng, ...more] = (text ?? '').split(',').map(Number);
  return lat === undefined || lng === undefined || more.length || Number.isNaN(lat) || Number.isNaN(lng)
    ? null
    : { lat, lng };
}

/** Sorts locations by distance in kilometres (OPEN-088), those without coordinates (null) last. */
export function byDistance<Place>(
  places: readonly Place[],
  from: Point,
  at: (place: Place) => Point | null,
): { place: Place; kilometres: number | null }[] {
  return places
    .map((place) => {
      const point = at(place);
      return { place, kilometres: point && kilometresBetween(from, point) };
    })
    .toSorted((one, other) => (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity));
}
