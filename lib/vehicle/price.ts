import type { Translator } from '../platform/language/translator.ts';
import { formatMoney } from '../platform/text/format.ts';
import { EXCLUDING_CHARGES, PRICE_FLOOR } from './price-lead.ts';
import { type PriceWords, readPriceWords } from './price-words.ts';
import type { Vehicle } from './vehicle.ts';
import { isInStock } from './visibility.ts';

/** The market average must exceed the price by more than this (PRICE-10). */
const MARKET_MARGIN = 499;
/** The market check needs a price above this (PRICE-12). */
const MARKET_CHECK_FLOOR = 200;

export const PREORDER_TEXT = 'PREORDER'; // PRICE-05
export const SUBSCRIPTION_SUFFIX = '/week'; // PRICE-02

/** Returns what a price includes: by the feed's label, or for used vehicles a default (OPEN-049). */
export const priceWords = (
  vehicle: Pick<Vehicle, 'price_type' | 'car_type'>,
  t?: Translator<'price'>,
): PriceWords | null =>
  readPriceWords(vehicle.price_type, t) ??
  (vehicle.car_type === 'used' ? readPriceWords(EXCLUDING_CHARGES, t) : null);

type Priced = Pick<Vehicle, 'price' | 'offer_price' | 'before_price' | 'subscription_price' | 'preorder'> &
  Partial<Pick<Vehicle, 'before_price_days'>>;

/** The price to display. `text` is complete for its kind; `was` is shown struck through. */
export type DisplayPrice =
  | { kind: 'subscription'; text: string; suffix: typeof SUBSCRIPTION_SUFFIX; amount: number; was: null }
  | { kind: 'offer' | 'price'; text: string; suffix: null; amount: number; was: number | null }
  | { kind: 'preorder' | 'none'; text: string; suffix: null; amount: null; was: null };

/** Returns a vehicle's selling price in dollars: the offer's or its own (OPEN-012), or null. */
export function sellingPrice(vehicle: Pick<Vehicle, 'price' | 'offer_price'>): number | null {
  return above(vehicle.offer_price, PRICE_FLOOR) ?? above(vehicle.price, PRICE_FLOOR);
}

/**
 * Returns the price to show, in the order of PRICE-01 to PRICE-09.
 * @param rules.formerPriceDays days for which a former price must have been offered; null shows the feed's
 */
export function displayPrice(
  vehicle: Priced,
  rules: { subscriptionEnabled: boolean; noPriceText: string; formerPriceDays?: number | null },
): DisplayPrice {
  const subscription = rules.subscriptionEnabled ? above(vehicle.subscription_price, 0) : null;
  if (subscription !== null)
    return {
      kind: 'subscription',
      text: formatMoney(subscription),
      suffix: SUBSCRIPTION_SUFFIX,
      amount: subscription,
      was: null,
    };
  const amount = sellingPrice(vehicle);
  if (amount !== null)
    return {
      kind: above(vehicle.offer_price, PRICE_FLOOR) === null ? 'price' : 'offer',
      text: formatMoney(amount),
      suffix: null,
      amount,
      was: above(formerPrice(vehicle, rules.formerPriceDays ?? null), amount),
    };
  if (vehicle.preorder)
    return { kind: 'preorder', text: PREORDER_TEXT, suffix: null, amount: null, was: null };
  return { kind: 'none', text: rules.noPriceText, suffix: null, amount: null, was: null };
}

/** Returns whether a price can be compared: in stock, and not a placeholder. */
export const passesPriceComparison = (vehicle: Pick<Vehicle, 'status' | 'price' | 'offer_price'>): boolean =>
  isInStock(vehicle.status) && (sellingPrice(vehicle) ?? 0) > MARKET_CHECK_FLOOR;

/** Returns whether to compare with the market: in stock, not reserved, over 200 (PRICE-12). */
export function passesMarketCheck(
  vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price' | 'offer_price'>,
): boolean {
  return passesPriceComparison(vehicle) && !vehicle.reserved;
}

/**
 * Returns how far a price is below the market average of the state, else the country (PRICE-10, PRICE-11);
 * null if the difference is too small.
 */
export function belowMarket(
  vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price' | 'offer_price' | 'autograb_data'>,
): number | null {
  const average =
    vehicle.autograb_data?.state_average_market_price ?? vehicle.autograb_data?.average_market_price;
  const price = sellingPrice(vehicle);
  if (average == null || price === null || !passesMarketCheck(vehicle)) return null;
  return above(average - price, MARKET_MARGIN);
}

/** Returns the former price if it was offered for long enough, or if the site shows the feed's (PRICE-08). */
const formerPrice = (
  { before_price, before_price_days = 0 }: Pick<Priced, 'before_price' | 'before_price_days'>,
  leastDays: number | null,
): number | null => (leastDays === null || before_price_days >= leastDays ? before_price : null);

const above = (value: number | null, bound: number): number | null =>
  value !== null && value > bound ? value : null;
