import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatMoney } from '../../platform/text/format.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { compare } from '../../vehicle/price-comparison/comparison.ts';
import { gaugeOf } from '../../vehicle/price-comparison/gauge.ts';
import { type Finding, findingOf } from './report.ts';
import { type Comparable, kindOf, nearest } from './similar-vehicles.ts';
import { type CheckedVehicle, namedVehicle } from './vehicle-checks.ts';

/** Vehicles checked per turn of the event loop, so that pages are still served. */
const AT_ONCE = 50;
/** Share of similar vehicles that must be cheaper at first sight before a full comparison. */
const SHARE_BELOW = 0.75;
/** Estimated depreciation per year and per kilometre. */
const LOSS = { year: 0.1, km: 0.012 / 10_000 };
/**
 * Finds vehicles priced above the range of similar ones at the same dealerships, largest difference first.
 * Uses the rules of the price comparison on vehicle pages (`lib/vehicle/price-comparison`) and skips
 * uncertain results.
 * @param comparables vehicles of the same dealerships, including `vehicles`
 */
export async function checkPrices(
  vehicles: readonly CheckedVehicle[],
  comparables: readonly Comparable[],
): Promise<Finding> {
  const byKind = Map.groupBy(comparables, kindOf);
  const dear: { vehicle: CheckedVehicle; over: number; most: number }[] = [];
  let lookedCount = 0;
  for (const vehicle of vehicles) {
    lookedCount += 1;
    if (lookedCount % AT_ONCE === 0) await nextTurn();
    const { year, km, badge, series } = vehicle;
    const price = sellingPrice(vehicle);
    if (year === null || price === null) continue;
    const others = nearest(vehicle, year, byKind.get(kindOf(vehicle)) ?? []);
    if (!isDearAtFirstSight({ year, km, price }, others)) continue;
    const comparison = compare({ year, km, badge, series, price }, others);
    if (comparison.kind === 'too_few') continue;
    const gauge = gaugeOf({ ...comparison.gauge, description: null });
    if (!('problem' in gauge) || gauge.problem.reason !== 'above_range') continue;
    const most = comparison.gauge.market_range_max;
    dear.push({ vehicle, over: price / most, most });
  }
  return findingOf(
    'aboveMarket',
    dear
      .toSorted((one, other) => other.over - one.over)
      .map(({ vehicle, most }) =>
        namedVehicle(
          vehicle,
          `${formatMoney(sellingPrice(vehicle) ?? 0)}, similar ones up to ${formatMoney(most)}`,
        ),
      ),
  );
}

/** Quick check whether most similar vehicles are cheaper, which saves most full comparisons. */
function isDearAtFirstSight(
  { year, km, price }: Pick<Comparable, 'year' | 'km' | 'price'>,
  others: readonly Comparable[],
): boolean {
  const cheaper = others.filter((other) => {
    const expectedLoss = LOSS.year * (other.year - year) + LOSS.km * ((km ?? 0) - (other.km ?? km ?? 0));
    return other.price * Math.exp(-expectedLoss) < price;
  });
  return cheaper.length >= others.length * SHARE_BELOW;
}
