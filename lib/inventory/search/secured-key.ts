import { createHmac } from 'node:crypto';
import { MODELS_INDEX } from './models/record.ts';
import { siteModelsFilter } from './models/scope.ts';
import { STOCK_INDEX } from './record.ts';
import { replicasOf } from './replicas.ts';
import { type StockScope, siteStockFilter } from './stock-filter.ts';

/**
 * A search key for the browsers of one site: it reads the stock indices only, and of them only what the site
 * lists at that moment, whatever a query asks for: vehicles sold longer ago than the site shows them stay shut
 * (STATUS-15 to STATUS-20). It has no end, so that a page left open goes on working; rotating the parent key ends
 * all of them. Like the filters of the pages that carry it, it changes every few minutes only.
 *
 * Algolia's scheme: base64 of the hex HMAC-SHA256, by the parent key, of the restrictions as a query string
 * with sorted names, followed by that string.
 * @param parentKey a key that may only search, never the admin key
 * @param now seconds since the epoch
 */
export const securedSearchKey = (parentKey: string, scope: StockScope, now: number): string =>
  securedKey(parentKey, {
    filters: siteStockFilter(scope, now),
    restrictIndices: [
      STOCK_INDEX,
      ...replicasOf(scope.settings.priceLead).map(({ indexName }) => indexName),
    ].join(','),
  });

/**
 * The same for the directory: a key of its own, since its filter names manufacturers and not dealerships. It
 * reads the index of models only, and of it only the site's brands.
 * @param manufacturers the brands of the site
 */
export const securedModelsKey = (parentKey: string, manufacturers: readonly { id: string }[]): string =>
  securedKey(parentKey, { filters: siteModelsFilter(manufacturers), restrictIndices: MODELS_INDEX });

function securedKey(parentKey: string, values: Record<string, string>): string {
  const restrictions = queryString(values);
  const signature = createHmac('sha256', parentKey).update(restrictions).digest('hex');
  return Buffer.from(signature + restrictions).toString('base64');
}

const queryString = (values: Record<string, string>): string =>
  Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
