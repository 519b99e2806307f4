import type { PriceLead } from '@forecourt/lib/sites/price-lead';

/** How a browser reaches the search service, and the key that limits what it sees. */
export interface BrowserConnection {
  appId: string;
  /** A secured key of the site: it sees no other site's stock. */
  apiKey: string;
  /** `http://localhost:4001`; null for Algolia's own hosts. */
  host: string | null;
  /** Which price the stock is asked for; absent for that without charges. */
  priceLead?: PriceLead;
}
