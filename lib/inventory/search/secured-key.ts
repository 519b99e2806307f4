import { createHmac } from 'node:crypto';
import { MODELS_INDEX } from './models/record.ts';
import { siteModelsFilter } from './models/site-models-filter.ts';
import { stockPricesOf, TOTALS } from './price-lead.ts';
import { STOCK_INDEX } from './record.ts';
import { replicasOf } from './replicas.ts';
import { type StockScope, siteStockFilter } from './stock-filter.ts';

/**
 * Returns a search key for the browsers of one site. It can only read the stock indices, limited to what the
 * site lists now: vehicles sold too long ago stay hidden (STATUS-15 to STATUS-20). It does not expire, so
 * that open pages keep working; rotating the parent key revokes all keys. Like the page filters, it changes
 * only every few minutes. Algolia's scheme: base64 of the hex HMAC-SHA256, by the parent key, of the
 * restrictions as a query string with sorted names, followed by that string.
 *
 * @param parentKey a search-only key, never the admin key
 * @param now seconds since the epoch
 */
export const securedSearchKey = (parentKey: string, scope: StockScope, now: number): string =>
  securedKey(parentKey, {
    filters: siteStockFilter(scope, now),
    restrictIndices: [...new Set([STOCK_INDEX, ...replicaNames(scope)])].join(','),
  });

/** Where shoppers choose the state of the prices, its browsers sort by any of them. */
function replicaNames({ settings }: StockScope): string[] {
  const prices = stockPricesOf(settings);
  return (prices === 'total' ? TOTALS : [prices]).flatMap(replicasOf).map(({ indexName }) => indexName);
}

/**
 * Returns a key for the directory, which can only read the models of the site's brands. A separate key,
 * because its filter uses manufacturers instead of dealerships.
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
