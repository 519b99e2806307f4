import type { SortKey } from '@forecourt/lib/inventory/search/sorts';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import type { CarType } from '@forecourt/lib/vehicle/vehicle';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { Facet } from '@/stock/facets.ts';
import type { Landing } from '@/stock/landing.ts';
import type { Noun } from '@/stock/noun.ts';
import type { PromoView } from './promo/PromoCard.tsx';

export interface SearchSetup {
  connection: BrowserConnection;
  /** Path of the page, which its search addresses start with. */
  path: string;
  kind: Landing['kind'];
  heading: string;
  noun: Noun;
  /** An example sentence with results on this site; empty without any. */
  example: string;
  filters: string;
  facets: Facet[];
  defaultSort: SortKey;
  distance: boolean;
  /** Whether this stock is at several locations, so that a map is useful. */
  mapped: boolean;
  hitsPerPage: number;
  attributes: string[];
  popularMakesCount: number;
  /** Shortcuts for a maximum price (SLIDER-19, SLIDER-20). */
  pricePicks: readonly number[];
  /** True if the site sells certified vehicles only, which makes the other option useless (FACET-33). */
  certifiedOnly: boolean;
  collapseSoldRuns: boolean;
  priceAscRequiresPrice: boolean;
  /** Grid or carousel (SEARCH-02). */
  layout: SiteSettings['resultsLayout'];
  types: readonly CarType[];
  promos: readonly PromoView[];
  card: CardRules;
}
