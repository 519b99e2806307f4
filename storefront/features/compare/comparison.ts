import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

export interface Comparison {
  vehicles: Vehicle[];
  /** Number of vehicles that are not for sale or not of this site. */
  missing: number;
  tooMany: boolean;
}
