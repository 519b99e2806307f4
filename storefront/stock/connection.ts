import type { StockPrices } from '@forecourt/lib/inventory/search/price-lead';
import type { StateCode } from '@forecourt/lib/sites/state-codes';

export interface BrowserConnection {
  appId: string;
  /** Limited to the site's stock. */
  apiKey: string;
  /** `http://localhost:4001`; null for Algolia's own hosts. */
  host: string | null;
  /** Absent for the price without charges. */
  prices?: StockPrices;
}

/**
 * Returns the prices that a search uses, with the charges of the shopper's state if the site shows these.
 * @param pricedIn the shopper's state; null if it is not known
 */
export const searchedPrices = (prices: StockPrices | undefined, pricedIn: StateCode | null): StockPrices =>
  prices === 'total' && pricedIn ? pricedIn : (prices ?? 'excludingCharges');

/** Returns whether prices include the government charges of a state, so that the shopper may choose it. */
export const showsTotals = (prices: StockPrices | undefined): boolean =>
  prices !== undefined && prices !== 'excludingCharges' && prices !== 'driveAway';
