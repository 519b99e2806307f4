import { STOCK_INDEX_SETTINGS } from '../../inventory/search/index-settings.ts';
import type { FilteredRecord } from '../../inventory/search/matches.ts';
import { totalPrefix } from '../../inventory/search/price-lead.ts';
import { toStockRecord } from '../../inventory/search/to-record.ts';
import type { Charges } from '../../inventory/search/total-fields.ts';
import { STATE_CODES } from '../../sites/state-codes.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { isInStock } from '../../vehicle/visibility.ts';
import type { VEHICLE_ALERT_KINDS } from './kinds.ts';

/**
 * A car's state for alerts: `reserved` by its feed or by a paid reservation (not one still in checkout),
 * `gone` if sold or missing from its feed, `hidden` by its dealer.
 */
export const VEHICLE_PHASES = ['free', 'reserved', 'gone', 'hidden'] as const;
export type VehiclePhase = (typeof VEHICLE_PHASES)[number];

export interface VehicleState {
  phase: VehiclePhase;
  /** Whole dollars; null if unpriced. */
  price: number | null;
  /** Filterable fields; null for a car that no list shows or that alerts have not seen yet. */
  record: FilteredRecord | null;
}

const FILTERED_ATTRIBUTES = new Set<string>([
  ...STOCK_INDEX_SETTINGS.attributesForFaceting.map((name) => name.replace(/^\w+\((.*)\)$/, '$1')),
  ...STOCK_INDEX_SETTINGS.numericAttributesForFiltering.map((name) => name.replace(/^\w+\((.*)\)$/, '$1')),
  ...STOCK_INDEX_SETTINGS.searchableAttributes.flatMap((names) =>
    names.replace(/^\w+\((.*)\)$/, '$1').split(','),
  ),
]);

// A saved search does not know its shopper's state, so it uses the prices of the state where a car is.
for (const state of STATE_CODES)
  for (const name of ['sort_price', 'price_range']) FILTERED_ATTRIBUTES.delete(totalPrefix(state) + name);

/** @param charges the tables of government charges, if a site searches the car by its price with them */
export function filteredRecord(vehicle: Vehicle, charges: Charges | null = null): FilteredRecord | null {
  const record = toStockRecord(vehicle, charges);
  return (
    record && Object.fromEntries(Object.entries(record).filter(([name]) => FILTERED_ATTRIBUTES.has(name)))
  );
}

/** Returns the state of a car; `promised` if it has a paid reservation here. */
export function vehicleStateOf(
  vehicle: Vehicle,
  stock: { retired: boolean; promised: boolean; charges?: Charges | null },
): VehicleState {
  const price = sellingPrice(vehicle);
  return {
    phase: phaseOf(vehicle, stock),
    price: price === null ? null : Math.round(price),
    record: stock.retired ? null : filteredRecord(vehicle, stock.charges),
  };
}

function phaseOf(
  vehicle: Vehicle,
  { retired, promised }: { retired: boolean; promised: boolean },
): VehiclePhase {
  if (retired) return 'gone';
  if (!vehicle.show_on_dealer_website) return 'hidden';
  if (!isInStock(vehicle.status)) return 'gone';
  return vehicle.reserved || promised ? 'reserved' : 'free';
}

/** Returns the alert kinds of a change; none for a new car. Any price decrease counts. */
export function changesBetween(
  before: VehicleState | null,
  after: VehicleState,
): (typeof VEHICLE_ALERT_KINDS)[number][] {
  if (!before || before.phase === 'hidden' || after.phase === 'hidden') return [];
  const [was, is] = [before.phase, after.phase];
  const isCheaper = before.price !== null && after.price !== null && after.price < before.price;
  if (is === 'gone') return was === 'gone' ? [] : ['sold'];
  return [
    ...(isCheaper && was !== 'gone' ? (['price_drop'] as const) : []),
    ...(is === 'reserved' && was === 'free' ? (['reserved'] as const) : []),
    ...(is === 'free' && was !== 'free' ? (['free'] as const) : []),
  ];
}
