import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

export interface Comparison {
  vehicles: Vehicle[];
  /** How many are not for sale, or not of this site. */
  missing: number;
  /** Whether the address has more vehicles than fit. */
  tooMany: boolean;
}
