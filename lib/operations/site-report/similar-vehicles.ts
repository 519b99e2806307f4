import { type Compared, YEARS_APART } from '../../vehicle/price-comparison/comparison.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';

export interface Comparable extends Compared, Pick<Vehicle, 'make' | 'model' | 'car_type' | 'item_type'> {
  id: string;
}

/** Maximum vehicles to compare with: the cost is quadratic. */
const NEAREST = 40;
/** Kilometres equivalent to a year when choosing the nearest vehicles. */
const KM_A_YEAR = 15_000;

/** Groups comparable vehicles, with badge: an i30 N is dearer than plain i30s. */
export const kindOf = ({
  make,
  model,
  badge,
  car_type,
  item_type,
}: Pick<Comparable, 'make' | 'model' | 'badge' | 'car_type' | 'item_type'>) =>
  [make, model, badge?.trim() ?? '', car_type, item_type].join('\n').toLowerCase();

/** Returns the vehicles to compare one with: those nearest in year and kilometres. */
export function nearest(
  vehicle: Pick<Comparable, 'id' | 'km'>,
  year: number,
  all: readonly Comparable[],
): Comparable[] {
  const others = all.filter((other) => other.id !== vehicle.id && Math.abs(other.year - year) <= YEARS_APART);
  if (others.length <= NEAREST) return others;
  const distance = (other: Comparable) =>
    Math.abs(other.year - year) + Math.abs((other.km ?? 0) - (vehicle.km ?? 0)) / KM_A_YEAR;
  return others
    .map((other) => ({ other, away: distance(other) }))
    .toSorted((one, another) => one.away - another.away)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}
