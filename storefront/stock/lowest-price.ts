import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import { type PricedVehicle, priceStatement, type StatedPrice } from '@forecourt/lib/vehicle/price-statement';
import type { StockTexts } from './facets.ts';

/** A price after the word "From", with what it includes. */
export type LowestPrice = Pick<StatedPrice, 'figure' | 'basisText'>;

const PRICE_ATTRIBUTES = [
  'price',
  'offer_price',
  'before_price',
  'subscription_price',
  'preorder',
  'price_type',
  'car_type',
] as const satisfies readonly (keyof PricedVehicle)[];

/**
 * Returns the part of a query that finds the vehicle with the lowest price first. Vehicles without a price
 * are ranked last.
 * @param others further attributes to retrieve
 */
export const lowestFirst = (others: readonly string[] = []) => ({
  indexName: sortOf('sort_price:asc').indexName,
  hitsPerPage: 1,
  attributesToRetrieve: [...PRICE_ATTRIBUTES, ...others],
  attributesToHighlight: [],
});

/** Returns the part of a query that finds the vehicle with the highest price first. */
export const highestFirst = () => ({
  ...lowestFirst(),
  indexName: sortOf('sort_price:desc').indexName,
});

/** Returns the price to buy the first vehicle of such a query; null without a vehicle or a price. */
export function lowestPrice(hits: readonly Partial<PricedVehicle>[] | undefined): LowestPrice | null {
  const [hit] = hits ?? [];
  if (!hit?.car_type) return null;
  const vehicle: PricedVehicle = { ...NO_PRICE, ...hit, car_type: hit.car_type };
  const { price } = priceStatement(vehicle, RULES);
  return price && { figure: price.figure, basisText: price.basisText };
}

/**
 * Returns `From $9,990 Drive Away`.
 * @param t texts in the language of the page; English without
 */
export const fromText = (price: LowestPrice, t?: StockTexts): string =>
  t ? t('fromPrice', { price: statedText(price, t) }) : `From ${statedText(price)}`;

/**
 * `$54,990 to $62,990 Drive Away`; the basis of each if they differ, a single price if they are equal.
 * @returns null without a price
 */
export function priceRangeText(
  low: LowestPrice | null,
  high: LowestPrice | null,
  t: StockTexts,
): string | null {
  if (!low || !high) return low && statedText(low, t);
  if (low.figure === high.figure) return statedText(low, t);
  const lowText = low.basisText === high.basisText ? low.figure : statedText(low, t);
  return t('priceRange', { low: lowText, high: statedText(high, t) });
}

const statedText = ({ figure, basisText }: LowestPrice, t?: StockTexts): string =>
  [figure, t ? basisIn(basisText, t) : basisText].filter(Boolean).join(' ');

const BASES = {
  'Drive Away': 'basis.driveAway',
  'Ride Away': 'basis.rideAway',
  'Excl. Govt. Charges': 'basis.excludingCharges',
  'Plus on-road costs': 'basis.plusOnRoadCosts',
} as const;

const isBasis = (basis: string): basis is keyof typeof BASES => Object.hasOwn(BASES, basis);

/** Returns what a price includes in the language of the page; lists cache it in English. */
export const basisIn = (basis: string | null, t: StockTexts): string | null =>
  basis !== null && isBasis(basis) ? t(BASES[basis]) : basis;

const NO_PRICE = {
  price: null,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  preorder: false,
  price_type: null,
};

/** The price to buy, also of a vehicle with a subscription. */
const RULES = { noPriceText: '', formerPriceDays: null, subscription: null };
