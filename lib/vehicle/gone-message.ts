import type { SoldText } from '../sites/sold-text.ts';
import { itemWord, soldMessage } from './item-type.ts';
import type { Vehicle } from './vehicle.ts';

/** A sale is recent for this many days. */
const RECENT_DAYS = 30;
const DAY_SECONDS = 86_400;

/**
 * Returns the message on the page of a vehicle that is not for sale.
 * @param soldText `recentlySold` is the specification's text for every such vehicle (STATUS-08); `byStatus`
 * says sold only if the feed did, and recently only within 30 days of the feed's sold date
 */
export function goneMessage(
  vehicle: Pick<Vehicle, 'item_type' | 'status' | 'sold_date_timestamp'> & Partial<Vehicle>,
  soldText: SoldText,
  now: Date,
): string {
  if (soldText === 'recentlySold') return soldMessage(vehicle);
  const { status, sold_date_timestamp: soldAt } = vehicle;
  const isRecent = soldAt !== null && now.getTime() / 1000 - soldAt <= RECENT_DAYS * DAY_SECONDS;
  if (status === 'sold' && isRecent) return soldMessage(vehicle);
  const word = itemWord(vehicle);
  return `Unfortunately this ${word} ${status === 'sold' ? 'has been sold' : 'is no longer for sale'}. But don't worry, we can help you find a similar ${word}!`;
}
