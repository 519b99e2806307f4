import type { AmountRange } from './estimate.ts';
import type { OwnedVehicle } from './vehicle.ts';

/** A vehicle by its plate; `unknown` for a plate that nobody has, `failed` where the partner did not say. */
export type LookupAnswer =
  | { outcome: 'known'; vehicle: OwnedVehicle }
  | { outcome: 'unknown' }
  | { outcome: 'failed'; detail: string };

/** What a vehicle in good order is worth; `unknown` for one of which the partner has no figure. */
export type ValueAnswer =
  | { outcome: 'valued'; range: AmountRange }
  | { outcome: 'unknown' }
  | { outcome: 'failed'; detail: string };

/** Who knows plates and prices. Neither question throws: a partner that is slow or talks nonsense is an answer. */
export interface ValuationProvider {
  lookUp(plate: { rego: string; regoState: string }): Promise<LookupAnswer>;
  value(vehicle: OwnedVehicle, kilometres: number): Promise<ValueAnswer>;
}
