import type { Vehicle, VehicleStatus } from './vehicle.ts';

/** `visible_until` of a vehicle that is for sale: later than any clock. */
export const VISIBLE_FOREVER = 9_999_999_999;

const DAY_SECONDS = 86_400;

/** Whether a status counts as in stock (STATUS-01, STATUS-02, STATUS-07). */
export const isInStock = (status: VehicleStatus): boolean =>
  status === 'in_stock' || status === 'coming_soon';

/**
 * The index's `visible_until`: compared with `now` less the days that sold vehicles stay listed, it says
 * whether a vehicle is in the lists (STATUS-15 to STATUS-17, STATUS-20). One number, because a filter of the
 * search protocol cannot say "in stock, or sold within n days".
 * @returns seconds since the epoch: past any clock for live stock, the sold date for a sold vehicle, 0 for a
 *   vehicle of any other status or sold on an unknown date
 */
export function visibleUntil(vehicle: Pick<Vehicle, 'status' | 'sold_date_timestamp'>): number {
  if (isInStock(vehicle.status)) return VISIBLE_FOREVER;
  return vehicle.status === 'sold' ? (vehicle.sold_date_timestamp ?? 0) : 0;
}

/** The bound that `visible_until` must exceed for a vehicle to be listed at a moment. */
export const visibleSince = (nowSeconds: number, soldVisibleDays: number): number =>
  nowSeconds - soldVisibleDays * DAY_SECONDS;

/**
 * Whether a vehicle stands in its dealer's lists at a moment (STATUS-15 to STATUS-20).
 * @param soldVisibleDays days a sold vehicle stays, the dealership's own or the site's (STATUS-18)
 */
export function isListed(
  vehicle: Pick<Vehicle, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  nowSeconds: number,
  soldVisibleDays: number,
): boolean {
  return vehicle.show_on_dealer_website && visibleUntil(vehicle) > visibleSince(nowSeconds, soldVisibleDays);
}
