import type { Site } from '../sites/site.ts';
import { sellingPrice } from './price.ts';
import type { Vehicle } from './vehicle.ts';
import { isInStock } from './visibility.ts';

/** Returns whether to offer a trade-in: the vehicle is for sale with a price (STATUS-24). */
export const offersTradeIn = (
  { features }: Pick<Site, 'features'>,
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offer_price'>,
): boolean => features.tradeInEnabled && isInStock(vehicle.status) && sellingPrice(vehicle) !== null;

/** Returns the URL of the history report of a vehicle for sale (STATUS-25), or null. */
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
