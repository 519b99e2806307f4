import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** What stands beside each other on a page. */
export interface Comparison {
  vehicles: Vehicle[];
  /** How many of the address are not for sale, or not of this site. */
  missing: number;
  /** Whether the address named more than fit. */
  tooMany: boolean;
}
