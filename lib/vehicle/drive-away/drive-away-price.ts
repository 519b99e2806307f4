import { dayIn } from '../../platform/text/format.ts';
import { stateTimeZone } from '../../sites/place-time-zone.ts';
import { type StateCode, stateCode } from '../../sites/state-codes.ts';
import { priceWords, sellingPrice } from '../price.ts';
import { hasDriveAwayPrice } from '../price-lead.ts';
import type { Vehicle } from '../vehicle.ts';
import { chargeCents, rateFor } from './charge-amount.ts';
import { CHARGES, type Charge, type ChargeTable, currentTable } from './charge-table.ts';
import { chargedVehicle } from './charged-vehicle.ts';

/** A charge in whole dollars, rounded up, so that a total is never below what the buyer pays. */
export interface DriveAwayPart {
  charge: Charge;
  amount: number;
  isEstimate: boolean;
  /** True if the rate is an example for a demonstration. */
  isExample: boolean;
  /** The last day of the current registration, which the buyer takes over; null if it is not registered. */
  paidUntil: string | null;
}

/**
 * The drive-away price of a vehicle in a state, in whole dollars.
 * - `stated`: the dealer's price already includes the charges of `includes`, and nothing is added
 * - `computed`: the price and the charges, which sum to `total`
 * - `unknown`: charges whose rates are missing, expired or not confirmed, so that there is no figure
 */
export type DriveAwayPrice =
  | { kind: 'stated'; state: StateCode; total: number; includes: StateCode | null }
  | {
      kind: 'computed';
      state: StateCode;
      price: number;
      parts: readonly DriveAwayPart[];
      total: number;
      isEstimate: boolean;
      isExample: boolean;
    }
  | { kind: 'unknown'; state: StateCode; missing: readonly Charge[] };

type Priced = Parameters<typeof chargedVehicle>[0] &
  Pick<
    Vehicle,
    | 'price'
    | 'offer_price'
    | 'price_type'
    | 'drive_away_price'
    | 'subscription_price'
    | 'rego_expiry'
    | 'state'
  >;

type Basis = 'driveAway' | 'excludingCharges' | 'other';

/**
 * Returns what a vehicle's price includes, by its label.
 * `other` is a label that leaves open what has to be added, such as dealer delivery or GST.
 */
export function priceBasis(vehicle: Pick<Vehicle, 'price_type' | 'car_type'>): Basis {
  const words = priceWords(vehicle);
  if (words?.basis === 'drive-away') return 'driveAway';
  if (words?.basis === 'excluding-charges' && words.includesGst) return 'excludingCharges';
  return 'other';
}

/** Returns the last day of a vehicle's registration if it is registered in a state on a day; null otherwise. */
function registeredUntil(
  { rego_expiry, state: home }: Pick<Vehicle, 'rego_expiry' | 'state'>,
  state: StateCode,
  day: string,
): string | null {
  // The last day, or the last month, is still registered.
  const isCurrent = rego_expiry !== null && rego_expiry >= day.slice(0, rego_expiry.length);
  return isCurrent && stateCode(home) === state ? rego_expiry : null;
}

/** The dates of one minute, in which no day begins: computing one takes as long as all charges of a vehicle. */
const days = new Map<StateCode, string>();
let minuteOfDays = 0;

/** Returns the date in a state. */
export function dayOfState(state: StateCode, now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== minuteOfDays) days.clear();
  minuteOfDays = minute;
  const known = days.get(state);
  if (known) return known;
  const day = dayIn(now, stateTimeZone(state) ?? 'Australia/Sydney') ?? now.toISOString().slice(0, 10);
  days.set(state, day);
  return day;
}

/**
 * Returns what a vehicle costs on the road in a state.
 * @param options.postcode of the buyer, where a state has zones; null if it is not known
 * @returns null for a vehicle without a selling price, or whose label leaves open what has to be added
 */
export function driveAwayPrice(
  vehicle: Priced,
  options: {
    tables: readonly ChargeTable[];
    state: StateCode;
    postcode: string | null;
    subscriptionEnabled: boolean;
    now: Date;
  },
): DriveAwayPrice | null {
  const { state, postcode, tables } = options;
  if (options.subscriptionEnabled && (vehicle.subscription_price ?? 0) > 0) return null;
  const selling = sellingPrice(vehicle);
  if (selling === null) return null;
  const home = stateCode(vehicle.state);
  const price = Math.round(selling);
  const basis = priceBasis(vehicle);
  if (basis === 'driveAway') return { kind: 'stated', state, total: price, includes: home };
  // The feed's own drive-away price is for the dealer's state.
  if (hasDriveAwayPrice(vehicle) && vehicle.drive_away_price && home === state)
    return { kind: 'stated', state, total: Math.round(vehicle.drive_away_price), includes: home };
  if (basis === 'other') return null;
  const day = dayOfState(state, options.now);
  const paidUntil = registeredUntil(vehicle, state, day);
  const facts = chargedVehicle(vehicle);
  const parts: DriveAwayPart[] = [];
  const missing: Charge[] = [];
  for (const charge of CHARGES) {
    if (paidUntil !== null && (charge === 'registration' || charge === 'ctp')) {
      parts.push({ charge, amount: 0, isEstimate: false, isExample: false, paidUntil });
      continue;
    }
    const table = currentTable(tables, { state, charge, day });
    const found = table && rateFor(table, facts, postcode);
    if (!found) missing.push(charge);
    else {
      const amount = Math.ceil(chargeCents(found.rate, selling) / 100);
      const { isEstimate } = found;
      parts.push({ charge, amount, isEstimate, isExample: table.isExample === true, paidUntil: null });
    }
  }
  if (missing.length > 0) return { kind: 'unknown', state, missing };
  return {
    kind: 'computed',
    state,
    price,
    parts,
    total: parts.reduce((sum, { amount }) => sum + amount, price),
    isEstimate: parts.some(({ isEstimate }) => isEstimate),
    isExample: parts.some(({ isExample }) => isExample),
  };
}
