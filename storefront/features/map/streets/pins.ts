import type { Point } from '@forecourt/lib/platform/geocode/distance';
import type { OpeningTimes } from '@forecourt/lib/sites/open-now';
import type { ShownPhone } from '@/features/phone/phone.ts';

/** A location on the street map, with the content of its card. */
export interface Pin extends Point {
  slug: string;
  name: string;
  address: string | null;
  /** Its page on the site. */
  href: string;
  directions: string | null;
  phone: ShownPhone | null;
  /** Null if no hours are listed. */
  times: OpeningTimes | null;
}

/** The answer of `GET /search/map/pins.json`. */
export interface StreetPins {
  styleUrl: string;
  /** True if cards offer the time to drive. */
  hasDriveTimes: boolean;
  pins: Pin[];
}

/** Of the drawn maps in `GET /search/map` and `GET /search/map/{location}`. */
export interface WithStreets {
  /** True if the site has a street map to place over the drawn one. */
  hasStreets: boolean;
}

export const PINS_PATH = '/search/map/pins.json';
/** Anchor of a page's map, to which its list of locations links. */
export const MAP_ID = 'map';
