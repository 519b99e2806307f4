import type { AmountRange } from './estimate.ts';
import type { OwnedVehicle } from './vehicle.ts';

/** Result of a plate lookup; `unknown`: no such plate; `failed`: no answer. */
export type LookupAnswer =
  | { outcome: 'known'; vehicle: OwnedVehicle }
  | { outcome: 'unknown' }
  | { outcome: 'failed'; detail: string };

/** Value of a vehicle in good condition; `unknown`: the provider has no figure. */
export type ValueAnswer =
  | { outcome: 'valued'; range: AmountRange }
  | { outcome: 'unknown' }
  | { outcome: 'failed'; detail: string };

/** Looks up plates and values. Neither method throws: failures are returned as `failed`. */
export interface ValuationProvider {
  lookUp(plate: { rego: string; regoState: string }): Promise<LookupAnswer>;
  value(vehicle: OwnedVehicle, kilometres: number): Promise<ValueAnswer>;
}
