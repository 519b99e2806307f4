import type { Car } from './car.ts';
import { formatMoney } from './format.ts';
import { isInStock } from './visibility.ts';

/** A price of this or less is a placeholder and counts as none (PRICE-07). */
export const PRICE_FLOOR = 10;
/** The market average must exceed the price by more than this (PRICE-10). */
const MARKET_MARGIN = 499;
/** The market check needs a price above this (PRICE-12). */
const MARKET_CHECK_FLOOR = 200;

export const PREORDER_TEXT = 'PREORDER'; // PRICE-05
export const SUBSCRIPTION_SUFFIX = '/week'; // PRICE-02

/** What a price of a used car is when the feed does not say: every dealer of a site is a licensed one (OPEN-049). */
const USED_PRICE_TYPE = 'Excl. Govt. Charges';

/** What a price includes, as it stands after it: the feed's words, else the default of a used car (OPEN-049). */
export const priceType = (car: Pick<Car, 'price_type' | 'car_type'>): string | null =>
  car.price_type?.trim() || (car.car_type === 'used' ? USED_PRICE_TYPE : null);

type Priced = Pick<Car, 'price' | 'offer_price' | 'before_price' | 'subscription_price' | 'preorder'>;

/** What stands where the price goes. `text` is complete for its kind; `was` is struck through beside it. */
export type DisplayPrice =
  | { kind: 'subscription'; text: string; suffix: typeof SUBSCRIPTION_SUFFIX; amount: number; was: null }
  | { kind: 'offer' | 'price'; text: string; suffix: null; amount: number; was: number | null }
  | { kind: 'preorder' | 'none'; text: string; suffix: null; amount: null; was: null };

/**
 * The price a car is sold at: its offer price when that counts, else its price (OPEN-012).
 * @returns dollars, or null when neither is above the floor
 */
export function sellingPrice(car: Pick<Car, 'price' | 'offer_price'>): number | null {
  return above(car.offer_price, PRICE_FLOOR) ?? above(car.price, PRICE_FLOOR);
}

/**
 * Chooses the price to show (PRICE-01 to PRICE-09): subscription, offer, price, PREORDER, the site's text.
 * @param rules the site's `subscriptionEnabled` feature and `noPriceText` setting
 */
export function displayPrice(
  car: Priced,
  rules: { subscriptionEnabled: boolean; noPriceText: string },
): DisplayPrice {
  const subscription = rules.subscriptionEnabled ? above(car.subscription_price, 0) : null;
  if (subscription !== null)
    return {
      kind: 'subscription',
      text: formatMoney(subscription),
      suffix: SUBSCRIPTION_SUFFIX,
      amount: subscription,
      was: null,
    };
  const amount = sellingPrice(car);
  if (amount !== null)
    return {
      kind: above(car.offer_price, PRICE_FLOOR) === null ? 'price' : 'offer',
      text: formatMoney(amount),
      suffix: null,
      amount,
      was: above(car.before_price, amount),
    };
  if (car.preorder) return { kind: 'preorder', text: PREORDER_TEXT, suffix: null, amount: null, was: null };
  return { kind: 'none', text: rules.noPriceText, suffix: null, amount: null, was: null };
}

/**
 * Whether a car may be compared with the market at all: in stock, not sold, not reserved and priced over
 * 200 (PRICE-12).
 */
export function passesMarketCheck(car: Pick<Car, 'status' | 'reserved' | 'price' | 'offer_price'>): boolean {
  return isInStock(car.status) && !car.reserved && (sellingPrice(car) ?? 0) > MARKET_CHECK_FLOOR;
}

/**
 * How many dollars a car is below its market average, the state's first and else the country's, when that
 * is worth showing (PRICE-10, PRICE-11).
 */
export function belowMarket(
  car: Pick<Car, 'status' | 'reserved' | 'price' | 'offer_price' | 'autograb_data'>,
): number | null {
  const average = car.autograb_data?.state_average_market_price ?? car.autograb_data?.average_market_price;
  const price = sellingPrice(car);
  if (average == null || price === null || !passesMarketCheck(car)) return null;
  return above(average - price, MARKET_MARGIN);
}

/** The value when it exceeds a bound, else null. */
const above = (value: number | null, bound: number): number | null =>
  value !== null && value > bound ? value : null;
