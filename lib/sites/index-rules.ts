import type { PageName } from './address-table.ts';

/**
 * When search engines may index a kind of page: `never`; `withContent`, as long as it shows what its title
 * promises; `always`, because it is useful without any stock or list.
 */
export type IndexRule = 'never' | 'withContent' | 'always';

/** The rules for every kind of page in the address table (OPEN-125, OPEN-037). */
export const INDEX_RULES = {
  home: 'always',
  editor: 'always',
  contact: 'always',
  accessibility: 'always',
  dealerLocator: 'always',
  dealerships: 'always',
  finance: 'always',
  financeAndInsurance: 'always',
  location: 'always',
  locations: 'always',
  parts: 'always',
  testDrive: 'always',
  serviceBooking: 'always',
  tradeIn: 'always',
  warranty: 'always',
  /** A brand or model page also says who can order one. */
  brand: 'always',
  brands: 'always',
  model: 'always',
  models: 'withContent',
  /** Landing pages with demand, by `LANDING_VEHICLES`. One without stock stays reachable: it offers alternatives and alerts. */
  search: 'withContent',
  /** For sale; the page of a sold vehicle stays online (OPEN-037). */
  vehicle: 'withContent',
  /** Running; the page of an offer that has ended stays online (OPEN-098). */
  offer: 'withContent',
  offers: 'always',
  blog: 'withContent',
  blogPost: 'always',
  /** Pages for one shopper, and steps of a journey. */
  account: 'never',
  agentic: 'never',
  alerts: 'never',
  checkout: 'never',
  compare: 'never',
  deal: 'never',
  favourites: 'never',
  garage: 'never',
  payment: 'never',
  personalisedFinance: 'never',
  preview: 'never',
  print: 'never',
  prizeWheel: 'never',
  reservation: 'never',
  saveSearch: 'never',
  signIn: 'never',
  success: 'never',
  waitingList: 'never',
  watchlist: 'never',
  /** No pages. Icons and sitemaps are read by search engines, which must not be told to forget them. */
  api: 'always',
  agents: 'never',
  file: 'always',
} as const satisfies Record<PageName, IndexRule>;

/** Parts of the stock that have a landing page (`storefront/stock/landing.ts`). */
export type LandingKind = 'all' | 'type' | 'make' | 'model' | 'dealership' | 'location';

/**
 * How many vehicles for sale a landing page needs to be indexed and listed in the sitemap. Shoppers search for
 * types, makes and places of any number. A model in demand is one that the dealer keeps several of; the page of
 * a single one would repeat the vehicle's own. Bodies, prices, colours and all other filters have no landing
 * pages, so their addresses are never indexed.
 */
export const LANDING_VEHICLES = {
  /** It has the search itself. */
  all: 0,
  type: 1,
  make: 1,
  model: 3,
  dealership: 1,
  location: 1,
} as const satisfies Record<LandingKind, number>;

/** Returns whether a landing page with so many vehicles for sale has the demand to be indexed. */
export const hasDemand = (kind: LandingKind, forSale: number): boolean => forSale >= LANDING_VEHICLES[kind];

/** What one page shows, for its rule. */
export interface IndexedContent {
  /** It has no posts or other entries, or less stock than its landing needs. */
  isEmpty?: boolean;
  /** The address has filters or an order. Their combinations are endless, so none is indexed. */
  isFiltered?: boolean;
  /** The editor keeps the page out of search engines. */
  isHidden?: boolean;
}

/**
 * Returns whether crawlers may follow the links of a page: not those of filtered results, which lead to further
 * combinations without end. Landing pages link to every vehicle.
 */
export const isFollowable = ({ isFiltered = false }: IndexedContent = {}): boolean => !isFiltered;

/** Returns whether search engines may index a page. */
export function isIndexable(page: PageName, content: IndexedContent = {}): boolean {
  const rule: IndexRule = INDEX_RULES[page];
  if (rule === 'never' || content.isFiltered || content.isHidden) return false;
  return rule === 'always' || !content.isEmpty;
}
