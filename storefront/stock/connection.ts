import type { PriceLead } from '@forecourt/lib/sites/price-lead';

export interface BrowserConnection {
  appId: string;
  /** A secured key limited to the site's stock. */
  apiKey: string;
  /** `http://localhost:4001`; null for Algolia's own hosts. */
  host: string | null;
  /** The price shown first; absent for the price without charges. */
  priceLead?: PriceLead;
}
