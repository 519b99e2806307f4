import type { ThemeColours } from '../../sites/theme.ts';
import type { MatchedPlace } from './match-places.ts';
import type { NewSiteRequest } from './request.ts';
import type { StockPlace, StockSummary } from './stock-summary.ts';

export interface NewSiteDealership {
  id: string;
  name: string;
  slug: string;
  /** The addresses that already receive its leads; null if it has no document yet. */
  leadEmails: readonly string[] | null;
}

export interface HeroPicture {
  assetId: string;
  alt: string;
  body: string | null;
}

/** Everything a new site is built from: the request, the stock, and existing documents. */
export interface NewSiteFacts {
  request: NewSiteRequest;
  colours: ThemeColours;
  dealerships: readonly [NewSiteDealership, ...NewSiteDealership[]];
  stock: StockSummary;
  places: readonly MatchedPlace[];
  /** Locations in stock for which the request has no address. */
  unnamedPlaces: readonly StockPlace[];
  /** Ids of the locations that already have a document. */
  knownLocations: readonly string[];
  /** Brands the dealer sells new, if they have a document and a logo. */
  brands: readonly { id: string; name: string }[];
  logoId: string | null;
  pictures: readonly HeroPicture[];
  /** The storefront's port for hosts under `localhost`; empty in production. */
  localPort: string;
  now: Date;
}
