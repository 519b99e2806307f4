import { isFilter } from '../../platform/text/search-filter.ts';
import type { SiteSettings } from '../../sites/settings.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { type FilteredRecord, matchesFilter, parseFilter } from './matches.ts';
import { inPrices, stockPricesOf } from './price-lead.ts';
import { toStockRecord } from './to-record.ts';
import type { Charges } from './total-fields.ts';

/**
 * Returns whether a site's extra filter keeps a vehicle, with the same result as its search. An invalid filter
 * keeps every vehicle.
 *
 * @returns a function of vehicles as they are stored, without `withPriceLead`
 */
export function extraFilter(
  settings: Pick<SiteSettings, 'stockFilterExtra' | 'priceLead' | 'driveAwayPrices'>,
  charges: Charges,
): (vehicle: Vehicle) => boolean {
  const filter = settings.stockFilterExtra;
  const clauses = isFilter(filter) ? parseFilter(inPrices(stockPricesOf(settings), filter)) : null;
  if (!clauses?.length) return () => true;
  return (vehicle) => {
    const record = toStockRecord(vehicle, charges);
    return record !== null && matchesFilter(clauses, record as unknown as FilteredRecord);
  };
}
