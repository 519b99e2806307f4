import { type StateCode, stateCode } from '../../sites/state-codes.ts';
import type { ChargeTable } from './charge-table.ts';
import { driveAwayPrice, priceBasis } from './drive-away-price.ts';

/** A vehicle's price with the government charges of a state, as cards, the price filter and sorting use it. */
export interface TotalPrice {
  state: StateCode;
  /** Whole dollars. */
  amount: number;
  isEstimate: boolean;
  /** True if some charges come from a demo's example rates. */
  isExample: boolean;
}

type TotalledVehicle = Parameters<typeof driveAwayPrice>[0];

/**
 * Returns the total that a vehicle's page shows for a state when the shopper's postcode is not known.
 * @param options.state null for the state where the vehicle is
 * @returns null if the vehicle keeps its ordinary price: it is already a drive-away price, or there is no total
 */
export function totalPrice(
  vehicle: TotalledVehicle,
  { tables, state, now }: { tables: readonly ChargeTable[]; state: StateCode | null; now: Date },
): TotalPrice | null {
  const shownState = state ?? stateCode(vehicle.state);
  if (shownState === null || priceBasis(vehicle) === 'driveAway') return null;
  const price = driveAwayPrice(vehicle, {
    tables,
    state: shownState,
    postcode: null,
    subscriptionEnabled: false,
    now,
  });
  if (price === null || price.kind === 'unknown') return null;
  const { isEstimate, isExample } =
    price.kind === 'computed' ? price : { isEstimate: false, isExample: false };
  return { state: shownState, amount: price.total, isEstimate, isExample };
}
