import { isMotorcycleMake } from '../../../vehicle/motorcycle-makes.ts';
import { versionContradiction } from '../../../vehicle/names/version-facts.ts';
import type { Vehicle } from '../../../vehicle/vehicle.ts';
import { vinProblem } from '../../../vehicle/vin.ts';
import type { Hold, LastGood } from './hold.ts';

/** Dealers round an odometer, and correct typing errors of a few hundred kilometres. */
const MOST_FALL = { kilometres: 500, share: 0.02 };

/** A vehicle with more kilometres is a demonstrator or used. */
const MOST_NEW_KILOMETRES = 5_000;
/** A vehicle of an earlier model year is not new any more, even if it was never registered. */
const MOST_NEW_YEARS = 5;

/** A used vehicle of this age has been driven; below this, the odometer is likely in thousands. */
const DRIVEN_AFTER_YEARS = 3;
const LEAST_USED_KILOMETRES = 500;
/** Restored and collected cars may have been driven little. */
const COLLECTED_AFTER_YEARS = 25;

export type JudgedVersion = Pick<
  Vehicle,
  | 'year'
  | 'make'
  | 'model'
  | 'name'
  | 'badge'
  | 'km'
  | 'vin'
  | 'car_type'
  | 'item_type'
  | 'simple_body'
  | 'simple_drive'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'engine_size_litres'
  | 'seats'
>;

const kilometres = (km: number): string => `${km.toLocaleString('en-AU')} km`;

/** Returns a hold for an odometer below that of the last import; small corrections are allowed. */
export function odometerHold({ km }: Pick<Vehicle, 'km'>, earlier: LastGood | undefined): Hold | null {
  const before = earlier?.km ?? null;
  if (km === null || before === null) return null;
  if (before - km <= Math.max(MOST_FALL.kilometres, before * MOST_FALL.share)) return null;
  return {
    guard: 'odometer',
    field: 'km',
    value: km,
    reason: `is below the ${kilometres(before)} of the last import`,
  };
}

/**
 * Returns a hold for a vehicle that cannot be new, or that cannot be used with so few kilometres. 0 km count
 * as unknown on a used vehicle.
 */
export function conditionHold(
  { year, make, km, car_type, item_type, simple_body }: JudgedVersion,
  now: Date,
): Hold | null {
  if (item_type === 'caravan') return null;
  const age = year === null ? 0 : now.getUTCFullYear() - year;
  if (car_type === 'new' && km !== null && km > MOST_NEW_KILOMETRES)
    return { guard: 'condition', field: 'km', value: km, reason: `is more than a new vehicle has` };
  if (car_type === 'new' && age > MOST_NEW_YEARS)
    return { guard: 'condition', field: 'year', value: year, reason: 'is too old for a new vehicle' };
  const isDriven = age >= DRIVEN_AFTER_YEARS && age < COLLECTED_AFTER_YEARS;
  const isCar = !isMotorcycleMake(make) && simple_body !== 'motorcycle';
  if (car_type !== 'used' || !isDriven || !isCar || km === null || km === 0 || km >= LEAST_USED_KILOMETRES)
    return null;
  const reason = `is too little for a used vehicle of ${year}`;
  return { guard: 'condition', field: 'km', value: km, reason };
}

/** Returns a hold for a VIN with a wrong check digit, or of another model year. */
export function vinHold({ vin, year }: Pick<Vehicle, 'vin' | 'year'>): Hold | null {
  const reason = vin === null ? null : vinProblem(vin, year);
  return reason === null ? null : { guard: 'vin', field: 'vin', value: vin, reason };
}

/** Returns a hold for a column that the title or badge clearly contradicts. */
export function versionHold(vehicle: JudgedVersion): Hold | null {
  const { name, badge } = vehicle;
  const text = badge === null || name.includes(badge) ? name : `${name} ${badge}`;
  const found = versionContradiction(vehicle, text);
  if (!found) return null;
  const { field, value, words } = found;
  return { guard: 'title', field, value, reason: `contradicts "${words}" in the title` };
}
