import type { Point } from '@forecourt/lib/platform/geocode/distance';
import { isPostcode } from '@forecourt/lib/platform/geocode/postcode';
import type { StateCode } from '@forecourt/lib/sites/state-codes';

/** A geocoded place of an address, sent to the browser. */
export interface NearPlace extends Point {
  near: string;
  /** `Caboolture 4510` */
  name: string;
  /** Of its postcode, as far as it is known. */
  state?: StateCode;
}

const MAX_NAME = 60;
const NAME = /^[\p{L}][\p{L}\p{M}\d .'’-]*$/u;

/** Returns a postcode of four digits or a name; null for anything else. */
export function parseNear(value: string | null): string | null {
  const text = (value ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, MAX_NAME);
  return isPostcode(text) || NAME.test(text) ? text : null;
}

export const aroundOf = ({ lat, lng }: Point): string => `${lat}, ${lng}`;
