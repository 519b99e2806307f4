import type { ChargeTable } from '../../vehicle/drive-away/charge-table.ts';
import { totalPrice } from '../../vehicle/drive-away/total-price.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { bandOf, PRICE_BANDS } from './price-bands.ts';
import { TOTALS, totalPrefix } from './price-lead.ts';
import type { TotalFields } from './record.ts';

/** Tables of government charges, and when they are applied. */
export interface Charges {
  tables: readonly ChargeTable[];
  now: Date;
}

/** Returns the attributes by which a vehicle is sorted and filtered with the charges of each state. */
export function totalFields(vehicle: Vehicle, { tables, now }: Charges): TotalFields {
  const ordinary = sellingPrice(vehicle);
  const fields: TotalFields = {};
  for (const total of TOTALS) {
    const prefix = totalPrefix(total);
    const price = totalPrice(vehicle, { tables, state: total === 'total' ? null : total, now });
    const amount = price?.amount ?? ordinary;
    fields[`${prefix}sort_price`] = amount;
    fields[`${prefix}price_range`] = bandOf(PRICE_BANDS, amount);
    if (price) fields[`${prefix}price`] = price;
  }
  return fields;
}
