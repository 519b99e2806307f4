import type { Site } from '../site/site.ts';
import type { Car } from './car.ts';
import { sellingPrice } from './price.ts';
import { isInStock } from './visibility.ts';

/** Whether a trade-in is offered against a car: for sale, at a price there is to trade against (STATUS-24). */
export const offersTradeIn = (
  { features }: Pick<Site, 'features'>,
  car: Pick<Car, 'status' | 'price' | 'offer_price'>,
): boolean => features.tradeInEnabled && isInStock(car.status) && sellingPrice(car) !== null;

/** The history report of a car for sale, an address on the web (STATUS-25); null when there is none to show. */
export function historyReport(
  { features }: Pick<Site, 'features'>,
  car: Pick<Car, 'status' | 'file'>,
): string | null {
  const isShown =
    features.historyReportEnabled && isInStock(car.status) && car.file && /^https?:\/\//.test(car.file);
  return isShown ? car.file : null;
}
