import type { SortKey } from '@forecourt/lib/inventory/search/sorts';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import type { CarType } from '@forecourt/lib/vehicle/vehicle';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { Facet } from '@/stock/facets.ts';
import type { Landing } from '@/stock/landing.ts';
import type { Noun } from '@/stock/noun.ts';
import type { PromoView } from './promo/PromoCard.tsx';

/** Everything the results page needs to know of its site and its place, made on the server. */
export interface SearchSetup {
  connection: BrowserConnection;
  /** Path of the page, which its own addresses start with. */
  path: string;
  kind: Landing['kind'];
  heading: string;
  noun: Noun;
  /** A sentence that finds some of the site's stock; empty when none is known. */
  example: string;
  /** Filter of the whole page: the site's stock and the part of it that stands here. */
  filters: string;
  facets: Facet[];
  defaultSort: SortKey;
  /** Whether stock can be sorted by distance from a postcode. */
  distance: boolean;
  /** Whether the stock here stands at several locations, to be shown on a map. */
  mapped: boolean;
  hitsPerPage: number;
  attributes: string[];
  popularMakesCount: number;
  /** Upper prices to pick at once (SLIDER-19, SLIDER-20). */
  pricePicks: readonly number[];
  /** Whether the site sells certified vehicles only and has no use for the other option (FACET-33). */
  certifiedOnly: boolean;
  collapseSoldRuns: boolean;
  priceAscRequiresPrice: boolean;
  /** Grid or carousel (SEARCH-02). */
  layout: SiteSettings['resultsLayout'];
  /** Kinds of vehicle that the page can list. */
  types: readonly CarType[];
  promos: readonly PromoView[];
  card: CardRules;
}
