import type { PriceLead } from '../sites/price-lead.ts';
import type { Vehicle } from './vehicle.ts';

/** Labels of the two prices (OPEN-049). */
export const DRIVE_AWAY = 'Drive Away';
export const EXCLUDING_CHARGES = 'Excl. Govt. Charges';

/** A price of this or less is a placeholder and is ignored (PRICE-07). */
export const PRICE_FLOOR = 10;

type TwoPrices = Pick<Vehicle, 'price' | 'before_price' | 'offer_price' | 'price_type'> &
  Partial<Pick<Vehicle, 'drive_away_price'>>;

/** Returns whether a drive-away price is shown first; an offer precedes both (PRICE-03). */
export const hasDriveAwayPrice = ({
  offer_price,
  drive_away_price,
}: Pick<TwoPrices, 'offer_price' | 'drive_away_price'>): boolean =>
  (drive_away_price ?? 0) > PRICE_FLOOR && (offer_price ?? 0) <= PRICE_FLOOR;

/**
 * Returns a vehicle with the price and the price type that the site shows first.
 * The previous price is removed next to a drive-away price, because the feed's value excludes charges.
 * @returns the same vehicle if nothing changes
 */
export function withPriceLead<V extends TwoPrices>(vehicle: V, lead: PriceLead): V {
  if (lead === 'excludingCharges' || !hasDriveAwayPrice(vehicle)) return vehicle;
  return {
    ...vehicle,
    price: vehicle.drive_away_price ?? null,
    before_price: null,
    price_type: DRIVE_AWAY,
  };
}
