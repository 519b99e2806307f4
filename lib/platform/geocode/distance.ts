import { formatWhole } from '../text/format.ts';

export interface Point {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6_371; // LOC-40

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, by the haversine formula (LOC-40). */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Formats `12 km away` in whole kilometres, or `less than 1 km away` (OPEN-088). */
export const distanceText = (kilometres: number): string =>
  kilometres < 1 ? 'less than 1 km away' : `${formatWhole(kilometres)} km away`;
