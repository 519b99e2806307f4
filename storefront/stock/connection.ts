import type { PriceLead } from '@forecourt/lib/sites/price-lead';

export interface BrowserConnection {
  appId: string;
  /** Limited to the site's stock. */
  apiKey: string;
  /** `http://localhost:4001`; null for Algolia's own hosts. */
  host: string | null;
  /** Absent for the price without charges. */
  priceLead?: PriceLead;
}
