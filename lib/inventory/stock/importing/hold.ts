import type { Vehicle } from '../../../vehicle/vehicle.ts';
import type { HoldGuard } from './guards.ts';

/** Values of the vehicle's last good record; a value accepted then is not held again. */
export type LastGood = Pick<Vehicle, 'year' | 'km' | 'price' | 'offer_price'>;

/** Why a vehicle is held: a new one is not shown, an existing one keeps its last good record. */
export interface Hold {
  guard: HoldGuard;
  field: string;
  value: unknown;
  reason: string;
}
