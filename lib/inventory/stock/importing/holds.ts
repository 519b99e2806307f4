import { contradiction } from '../../../vehicle/names/vehicle-name.ts';
import { sellingPrice } from '../../../vehicle/price.ts';
import { PRICE_FLOOR } from '../../../vehicle/price-lead.ts';
import { isTruck } from '../../../vehicle/truck.ts';
import type { Vehicle } from '../../../vehicle/vehicle.ts';
import { isInStock } from '../../../vehicle/visibility.ts';
import type { HoldGuard } from './guards.ts';
import type { Hold, LastGood } from './hold.ts';
import { conditionHold, type JudgedVersion, odometerHold, versionHold, vinHold } from './implausible.ts';

export type { Hold } from './hold.ts';

/** A price below this is likely a data error. PRICE_FLOOR or less means that there is no price. */
const LEAST_PRICE = 500;
const MOST_MOVE = 0.5;
const FIRST_YEAR = 1900;
const MOST_KILOMETRES = { car: 1_000_000, truck: 3_000_000 } as const;

export type Judged = JudgedVersion & Pick<Vehicle, 'price' | 'offer_price' | 'status'>;

/** Guards that judge one value alone: what the last good record says was accepted. */
const BY_VALUE: ReadonlySet<HoldGuard> = new Set(['year', 'price', 'kilometres']);

/**
 * Returns what must be reviewed before a vehicle is shown. Most is checked only while it is in stock: some
 * systems set $1 and 0 km on sold vehicles, and a sold one must not stay in stock for an error.
 *
 * @param earlier its last good record, undefined for a new vehicle
 * @param now determines the latest possible model year
 */
export function holdsOf(vehicle: Judged, earlier: LastGood | undefined, now: Date): Hold[] {
  const holds = [yearHold(vehicle, now), kilometresHold(vehicle), titleHold(vehicle)];
  if (isInStock(vehicle.status))
    holds.push(
      odometerHold(vehicle, earlier),
      conditionHold(vehicle, now),
      vinHold(vehicle),
      holds.some((hold) => hold?.guard === 'title') ? null : versionHold(vehicle),
      ...priceHolds(vehicle, earlier),
    );
  return holds.filter(
    (hold): hold is Hold => hold !== null && !(BY_VALUE.has(hold.guard) && isKnown(hold, earlier)),
  );
}

/**
 * Returns the holds about which the last good record says nothing yet. What it already says was accepted, or
 * imported before the guard existed, and must not keep later changes away.
 *
 * @param last the last good record; of another vehicle if the dealer used the stock number again
 */
export function newHolds(
  holds: readonly Hold[],
  vehicle: Judged,
  last: Vehicle | null,
  now: Date,
): readonly Hold[] {
  if (last === null) return holds;
  const known = new Set(holdsOf(last, undefined, now).map(keyOf));
  return holds.filter((hold) => {
    if (hold.guard === 'odometer') return isSameVehicle(vehicle, last);
    return hold.guard === 'price-moved' || !known.has(keyOf(hold));
  });
}

const keyOf = ({ guard, field, value, reason }: Hold): string =>
  JSON.stringify([guard, field, value, reason]);

const isSameVehicle = (vehicle: Judged, last: Vehicle): boolean =>
  vehicle.vin && last.vin
    ? vehicle.vin === last.vin
    : vehicle.make === last.make && vehicle.model === last.model;

function isKnown({ field, value }: Hold, earlier: LastGood | undefined): boolean {
  return earlier !== undefined && field in earlier && earlier[field as keyof LastGood] === value;
}

function yearHold({ year }: Judged, now: Date): Hold | null {
  const last = now.getUTCFullYear() + 1;
  if (year === null || (year >= FIRST_YEAR && year <= last)) return null;
  return { guard: 'year', field: 'year', value: year, reason: `is not between ${FIRST_YEAR} and ${last}` };
}

function kilometresHold(vehicle: Judged): Hold | null {
  const most = MOST_KILOMETRES[isTruck(vehicle) ? 'truck' : 'car'];
  if (vehicle.km === null || vehicle.km <= most) return null;
  const reason = `is more than ${most.toLocaleString('en-AU')} km`;
  return { guard: 'kilometres', field: 'km', value: vehicle.km, reason };
}

function titleHold(vehicle: Judged): Hold | null {
  if (vehicle.item_type === 'caravan') return null;
  const { year, make, model, name } = vehicle;
  const field = contradiction({ year, make, model, title: name });
  if (!field) return null;
  return {
    guard: 'title',
    field: 'name',
    value: name,
    reason: `contradicts the ${field} ${String(vehicle[field])}`,
  };
}

function priceHolds(vehicle: Judged, earlier: LastGood | undefined): (Hold | null)[] {
  const low = (['price', 'offer_price'] as const).map((field): Hold | null => {
    const value = vehicle[field];
    if (value === null || value <= PRICE_FLOOR || value >= LEAST_PRICE) return null;
    return { guard: 'price', field, value, reason: `is below $${LEAST_PRICE}` };
  });
  return [...low, low.some(Boolean) ? null : moveHold(vehicle, earlier)];
}

function moveHold(vehicle: Judged, earlier: LastGood | undefined): Hold | null {
  const before = earlier ? sellingPrice(earlier) : null;
  const price = sellingPrice(vehicle);
  if (before === null || price === null || Math.abs(price - before) <= before * MOST_MOVE) return null;
  const field = vehicle.price === price ? 'price' : 'offer_price';
  const reason = `changed by more than half, from $${before.toLocaleString('en-AU')}`;
  return { guard: 'price-moved', field, value: price, reason };
}
