import type { Point } from '@forecourt/lib/platform/geocode/distance';
import { isPostcode } from '@forecourt/lib/platform/geocode/postcode';

/** A place that an address names, found on the map; travels to the browser. */
export interface NearPlace extends Point {
  /** As the address names it. */
  near: string;
  /** `Caboolture 4510` */
  name: string;
}

const MAX_NAME = 60;
const NAME = /^[\p{L}][\p{L}\p{M}\d .'’-]*$/u;

/**
 * The place that an address asks for: a postcode of four digits or a name.
 * @returns null for anything that can be neither
 */
export function parseNear(value: string | null): string | null {
  const text = (value ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, MAX_NAME);
  return isPostcode(text) || NAME.test(text) ? text : null;
}

/** What the search service takes as `aroundLatLng`. */
export const aroundOf = ({ lat, lng }: Point): string => `${lat}, ${lng}`;
