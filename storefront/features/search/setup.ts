import type { OwnTerms } from '@forecourt/lib/inventory/search/own-terms';
import type { SortKey } from '@forecourt/lib/inventory/search/sorts';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import type { EstimateSettings } from '@forecourt/lib/vehicle/finance/estimate-settings';
import type { CarType } from '@forecourt/lib/vehicle/vehicle';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { Facet } from '@/stock/facets.ts';
import type { Landing } from '@/stock/landing.ts';
import type { Noun } from '@/stock/noun.ts';
import type { WeeklyRates } from '@/stock/weekly-rates.server.ts';
import type { PromoView } from './promo/PromoCard.tsx';

export interface SearchSetup {
  connection: BrowserConnection;
  /** Where the search of the page is saved, which turns an alert on; null on sites without alerts. The page knows it. */
  saveSearchPath: string | null;
  /** For the page's title. */
  siteName: string;
  /** Search addresses of the page start with it. */
  path: string;
  kind: Landing['kind'];
  heading: string;
  noun: Noun;
  /** A sentence with results on this site; empty without any. */
  example: string;
  filters: string;
  facets: Facet[];
  defaultSort: SortKey;
  distance: boolean;
  /** The stock is at several locations, so a map is useful. */
  mapped: boolean;
  hitsPerPage: number;
  attributes: string[];
  popularMakesCount: number;
  /** SLIDER-19, SLIDER-20 */
  pricePicks: readonly number[];
  /** Sites that sell certified vehicles only do not offer the other value (FACET-33). */
  certifiedOnly: boolean;
  collapseSoldRuns: boolean;
  priceAscRequiresPrice: boolean;
  /** SEARCH-02 */
  layout: SiteSettings['resultsLayout'];
  types: readonly CarType[];
  /** Comparison rates of the vehicles with a weekly repayment; null without such vehicles. */
  weeklyRates: WeeklyRates | null;
  /**
   * For weekly figures by a shopper's own deposit, term and pre-approval; null where they stay those of lenders. The
   * browser fills in the pre-approval, which the server does not know.
   */
  ownTerms: (Omit<OwnTerms, 'choice' | 'settings'> & { settings: EstimateSettings }) | null;
  /** Price from which vehicles have weekly repayments; null without a minimum. */
  weeklyFrom: number | null;
  promos: readonly PromoView[];
  card: CardRules;
}
