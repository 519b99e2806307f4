import type { Site } from '../sites/site.ts';
import { sellingPrice } from './price.ts';
import type { Vehicle } from './vehicle.ts';
import { isInStock } from './visibility.ts';

/** Whether a trade-in is offered against a vehicle: for sale, at a price there is to trade against (STATUS-24). */
export const offersTradeIn = (
  { features }: Pick<Site, 'features'>,
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offer_price'>,
): boolean => features.tradeInEnabled && isInStock(vehicle.status) && sellingPrice(vehicle) !== null;

/** The history report of a vehicle for sale, an address on the web (STATUS-25); null when there is none to show. */
export function historyReport(
  { features }: Pick<Site, 'features'>,
  vehicle: Pick<Vehicle, 'status' | 'file'>,
): string | null {
  const isShown =
    features.historyReportEnabled &&
    isInStock(vehicle.status) &&
    vehicle.file &&
    /^https?:\/\//.test(vehicle.file);
  return isShown ? vehicle.file : null;
}
