import { distanceText, kilometresBetween, type Point } from '@forecourt/lib/platform/geocode/distance';

interface Ranked {
  _rankingInfo?: { matchedGeoLocation?: Partial<Point> };
}

/** Returns `12 km away` for a hit of a search near a place; null if either position is unknown. */
export function awayText(hit: object, place: Point | undefined): string | null {
  const { lat, lng } = (hit as Ranked)._rankingInfo?.matchedGeoLocation ?? {};
  if (!place || lat === undefined || lng === undefined) return null;
  return distanceText(kilometresBetween(place, { lat, lng }));
}
