import type { ThemeColours } from '../../sites/theme.ts';
import type { MatchedPlace } from './places.ts';
import type { NewSiteRequest } from './request.ts';
import type { StockPlace, StockSummary } from './stock.ts';

/** A dealership of a new site. */
export interface NewSiteDealership {
  id: string;
  name: string;
  slug: string;
  /** The addresses that get its leads already; null where it has no document yet. */
  leadEmails: readonly string[] | null;
}

/** A picture that was put into the content lake for the hero. */
export interface HeroPicture {
  assetId: string;
  /** What it shows, for people who do not see it. */
  alt: string;
  body: string | null;
}

/** Everything a new site is made of: what a person said, what the stock says, and what is there already. */
export interface NewSiteFacts {
  request: NewSiteRequest;
  colours: ThemeColours;
  dealerships: readonly [NewSiteDealership, ...NewSiteDealership[]];
  stock: StockSummary;
  places: readonly MatchedPlace[];
  /** Places of the stock that nobody gave an address. */
  unnamedPlaces: readonly StockPlace[];
  /** Ids of the locations that have a document already. */
  knownLocations: readonly string[];
  /** Brands with a document and a logo, of the makes that the dealer sells new. */
  brands: readonly { id: string; name: string }[];
  logoId: string | null;
  pictures: readonly HeroPicture[];
  /** The storefront's port on this machine, for names under `localhost`; empty for none. */
  localPort: string;
  now: Date;
}
