import { VISIBLE_FOREVER } from '../search/record.ts';
import type { Car, CarStatus } from './car.ts';

const DAY_SECONDS = 86_400;

/** Whether a status counts as in stock (STATUS-01, STATUS-02, STATUS-07). */
export const isInStock = (status: CarStatus): boolean => status === 'in_stock' || status === 'coming_soon';

/**
 * The index's `visible_until`: compared with `now` less the days that sold cars stay listed, it says
 * whether a car is in the lists (STATUS-15 to STATUS-17, STATUS-20). One number, because a filter of the
 * search protocol cannot say "in stock, or sold within n days".
 * @returns seconds since the epoch: past any clock for live stock, the sold date for a sold car, 0 for a
 *   car of any other status or sold on an unknown date
 */
export function visibleUntil(car: Pick<Car, 'status' | 'sold_date_timestamp'>): number {
  if (isInStock(car.status)) return VISIBLE_FOREVER;
  return car.status === 'sold' ? (car.sold_date_timestamp ?? 0) : 0;
}

/** The bound that `visible_until` must exceed for a car to be listed at a moment. */
export const visibleSince = (nowSeconds: number, soldVisibleDays: number): number =>
  nowSeconds - soldVisibleDays * DAY_SECONDS;

/**
 * Whether a car stands in its dealer's lists at a moment (STATUS-15 to STATUS-20).
 * @param soldVisibleDays days a sold car stays, the dealership's own or the site's (STATUS-18)
 */
export function isListed(
  car: Pick<Car, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  nowSeconds: number,
  soldVisibleDays: number,
): boolean {
  return car.show_on_dealer_website && visibleUntil(car) > visibleSince(nowSeconds, soldVisibleDays);
}
