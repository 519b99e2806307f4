import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { securedSearchKey } from '@forecourt/lib/inventory/search/secured-key';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { BrowserConnection } from './connection.ts';

/** Returns the browser's connection, with a key limited to what the site lists now. */
export function browserConnection(site: Site, now: Date): BrowserConnection {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = environment();
  const prices = stockPricesOf(site.settings);
  return {
    appId: ALGOLIA_APP_ID,
    apiKey: securedSearchKey(ALGOLIA_SEARCH_KEY, site, now.getTime() / 1000),
    host: ALGOLIA_HOST ?? null,
    ...(prices === 'excludingCharges' ? {} : { prices }),
  };
}
