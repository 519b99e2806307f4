import { distanceText, kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';

/** A search hit with what the search service tells of its ranking, when it was asked around a place. */
interface Ranked {
  _rankingInfo?: { matchedGeoLocation?: Partial<Point> };
}

/** `12 km away` for a hit of a search near a place; null when the place or the vehicle's is not known. */
export function awayText(hit: object, place: Point | undefined): string | null {
  const { lat, lng } = (hit as Ranked)._rankingInfo?.matchedGeoLocation ?? {};
  if (!place || lat === undefined || lng === undefined) return null;
  return distanceText(kilometresBetween(place, { lat, lng }));
}
