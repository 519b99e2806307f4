import { setImmediate as nextTurn } from 'node:timers/promises';
import { compare } from '../../vehicle/price-comparison/comparison.ts';
import { gaugeOf } from '../../vehicle/price-comparison/gauge.ts';
import { type Comparable, kindOf, nearest } from '../site-report/similar-vehicles.ts';

/** Vehicles compared per turn of the event loop, so that pages are still served. */
const AT_ONCE = 50;

type Subject = Pick<
  Comparable,
  'id' | 'make' | 'model' | 'badge' | 'series' | 'km' | 'car_type' | 'item_type'
> & { year: number | null; selling: number | null };

/** Median price of similar vehicles, and their number. */
export interface SimilarPrice {
  middle: number;
  similar: number;
}

/**
 * Returns the median price of similar vehicles by id, with the rules of the price comparison on vehicle pages.
 * Leaves out vehicles with too few similar ones, or with prices too far apart to say.
 */
export async function similarPrices(
  vehicles: readonly Subject[],
  comparables: readonly Comparable[],
): Promise<Map<string, SimilarPrice>> {
  const byKind = Map.groupBy(comparables, kindOf);
  const found = new Map<string, SimilarPrice>();
  for (const [index, vehicle] of vehicles.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const { year, km, badge, series, selling } = vehicle;
    if (year === null) continue;
    const others = nearest(vehicle, year, byKind.get(kindOf(vehicle)) ?? []);
    // A vehicle without a price has a median too; only its own position is unknown.
    const price = selling ?? others[0]?.price ?? 0;
    const comparison = compare({ year, km, badge, series, price }, others);
    if (comparison.kind === 'too_few') continue;
    const gauge = gaugeOf({ ...comparison.gauge, description: null });
    if ('problem' in gauge && gauge.problem.reason !== 'above_range') continue;
    found.set(vehicle.id, { middle: comparison.middle, similar: comparison.among.length });
  }
  return found;
}
