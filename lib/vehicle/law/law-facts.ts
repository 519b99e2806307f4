import { dayIn } from '../../platform/text/format.ts';
import type { StateCode } from '../../sites/state-codes.ts';
import { itemWord } from '../item-type.ts';
import { sellingPrice } from '../price.ts';
import type { CarType, Vehicle } from '../vehicle.ts';
import type { LawKind } from './law-rule.ts';

/** What the rules of a state depend on. */
export interface LawFacts {
  state: StateCode;
  kind: LawKind;
  carType: CarType;
  /** First and last day on which it may have been built, YYYY-MM-DD; null if nothing is known. */
  built: { from: string; to: string } | null;
  /** Odometer reading in km; null if unknown. */
  km: number | null;
  /** Asking price in AUD; null if unknown. */
  price: number | null;
  /** Day of the sale, YYYY-MM-DD, in the dealer's time zone. */
  day: string;
}

export type LawVehicle = Pick<
  Vehicle,
  'item_type' | 'simple_body' | 'car_type' | 'build_date' | 'year' | 'km' | 'price' | 'offer_price'
>;

const COMMERCIAL_BODIES: ReadonlySet<string> = new Set(['ute', 'van', 'cabChassis']);
/** Bodies that no rule of the tables names. */
const OTHER_BODIES: ReadonlySet<string> = new Set(['bus', 'motorhome']);

/** Returns the kind of vehicle that state law distinguishes; null for buses and motorhomes. */
export function lawKind(vehicle: Pick<Vehicle, 'item_type' | 'simple_body'>): LawKind | null {
  const word = itemWord(vehicle);
  const body = vehicle.simple_body ?? '';
  if (word !== 'car') return word;
  if (OTHER_BODIES.has(body)) return null;
  return COMMERCIAL_BODIES.has(body) ? 'commercial' : 'car';
}

/**
 * Returns the first and last day on which a vehicle may have been built.
 * A build date of YYYY-MM covers its month, and one of YYYY its year. Without one, the year of a listing may be that of compliance,
 * which can be the year after the build.
 */
export function builtBetween({ build_date, year }: Pick<Vehicle, 'build_date' | 'year'>): LawFacts['built'] {
  if (build_date && /^\d{4}-\d{2}-\d{2}$/.test(build_date)) return { from: build_date, to: build_date };
  if (build_date && /^\d{4}-\d{2}$/.test(build_date))
    return { from: `${build_date}-01`, to: lastDayOfMonth(build_date) };
  if (build_date && /^\d{4}$/.test(build_date))
    return { from: `${build_date}-01-01`, to: `${build_date}-12-31` };
  return year === null ? null : { from: `${year - 1}-01-01`, to: `${year}-12-31` };
}

function lastDayOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Returns the facts of a vehicle that is sold today in a state; null for a kind without rules. */
export function lawFacts(
  vehicle: LawVehicle,
  { state, now, timeZone }: { state: StateCode; now: Date; timeZone: string },
): LawFacts | null {
  const kind = lawKind(vehicle);
  const day = dayIn(now, timeZone);
  if (kind === null || day === null) return null;
  return {
    state,
    kind,
    carType: vehicle.car_type,
    built: builtBetween(vehicle),
    km: vehicle.km,
    price: sellingPrice(vehicle),
    day,
  };
}
