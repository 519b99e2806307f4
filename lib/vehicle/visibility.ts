import type { Vehicle, VehicleStatus } from './vehicle.ts';

/** `visible_until` of a vehicle that is for sale: later than any clock. */
export const VISIBLE_FOREVER = 9_999_999_999;

const DAY_SECONDS = 86_400;

/** Returns whether a status counts as in stock (STATUS-01, STATUS-02, STATUS-07). */
export const isInStock = (status: VehicleStatus): boolean =>
  status === 'in_stock' || status === 'coming_soon';

/**
 * Returns `visible_until` for the index.
 * A vehicle is listed if it exceeds `now` minus the days that sold vehicles stay listed (STATUS-15 to
 * STATUS-17, STATUS-20). It is one number, because a search filter cannot express "in stock, or sold within n
 * days".
 * @returns seconds since the epoch: far in the future for live stock, the sold date for a sold vehicle, 0 for
 * any other status or an unknown sold date
 */
export function visibleUntil(vehicle: Pick<Vehicle, 'status' | 'sold_date_timestamp'>): number {
  if (isInStock(vehicle.status)) return VISIBLE_FOREVER;
  return vehicle.status === 'sold' ? (vehicle.sold_date_timestamp ?? 0) : 0;
}

/** Returns the value that `visible_until` must exceed for a vehicle to be listed. */
export const visibleSince = (nowSeconds: number, soldVisibleDays: number): number =>
  nowSeconds - soldVisibleDays * DAY_SECONDS;

/**
 * Returns whether a vehicle is listed at a given time (STATUS-15 to STATUS-20).
 * @param soldVisibleDays days a sold vehicle stays, the dealership's or the site's setting (STATUS-18)
 */
export function isListed(
  vehicle: Pick<Vehicle, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  nowSeconds: number,
  soldVisibleDays: number,
): boolean {
  return vehicle.show_on_dealer_website && visibleUntil(vehicle) > visibleSince(nowSeconds, soldVisibleDays);
}
