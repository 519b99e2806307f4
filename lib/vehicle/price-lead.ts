import type { PriceLead } from '../sites/price-lead.ts';
import type { Vehicle } from './vehicle.ts';

/** What the two prices are called (OPEN-049). */
export const DRIVE_AWAY = 'Drive Away';
export const EXCLUDING_CHARGES = 'Excl. Govt. Charges';

/** A price of this or less is a placeholder and counts as none (PRICE-07). */
export const PRICE_FLOOR = 10;

type TwoPrices = Pick<Vehicle, 'price' | 'before_price' | 'offer_price' | 'price_type'> &
  Partial<Pick<Vehicle, 'drive_away_price'>>;

/** Whether a vehicle shows another price on a site that leads with drive-away prices; an offer goes before both (PRICE-03). */
export const hasDriveAwayPrice = ({
  offer_price,
  drive_away_price,
}: Pick<TwoPrices, 'offer_price' | 'drive_away_price'>): boolean =>
  (drive_away_price ?? 0) > PRICE_FLOOR && (offer_price ?? 0) <= PRICE_FLOOR;

/**
 * A vehicle as a site reads it: its price and the words beside it are those that the site leads with. What it cost before
 * is left out beside a drive-away price, since the feed says that without charges.
 * @returns the same vehicle where it has nothing else to show
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
