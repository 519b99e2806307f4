import type { SortKey } from '@forecourt/lib/inventory/search/sorts';
import type { StateCode } from '@forecourt/lib/sites/state-codes';
import type { PaymentChoice } from '@forecourt/lib/vehicle/finance/payment-choice';

/** Null is an open end. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** Contained in the address of a results page (FACET-01 to FACET-03). */
export interface SearchState {
  query: string;
  /** From 1. */
  page: number;
  /** Null for the site's default. */
  sort: SortKey | null;
  /** Selected values by facet key, in the order of selection. */
  lists: Readonly<Record<string, readonly string[]>>;
  without: Readonly<Record<string, readonly string[]>>;
  ranges: Readonly<Record<string, Range>>;
  /** Postcode or place name for distances. */
  near: string | null;
  /** State whose government charges the prices include; null for the state where each vehicle is. */
  pricedIn: StateCode | null;
  /** The shopper's deposit and term, for filter and order by week; null for those of each lender's payment. */
  terms: PaymentChoice | null;
  /** Words that were ignored to get results; shown, but not searched. */
  ignored: string;
}

export const EMPTY_STATE: SearchState = {
  query: '',
  page: 1,
  sort: null,
  lists: {},
  without: {},
  ranges: {},
  near: null,
  pricedIn: null,
  terms: null,
  ignored: '',
};

export const isRefined = ({ query, lists, without, ranges }: SearchState): boolean =>
  query !== '' || [lists, without, ranges].some((each) => Object.keys(each).length > 0);
