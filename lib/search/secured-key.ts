import { createHmac } from 'node:crypto';
import { STOCK_INDEX } from './record.ts';
import { REPLICAS } from './sorts.ts';
import { type StockScope, siteScopeFilter } from './stock-filter.ts';

/**
 * A search key for the browsers of one site: it reads the stock indices only, and only that site's stock,
 * whatever a query asks for. It has no end and no clock in it, so pages that carry it can be cached whole;
 * rotating the parent key ends all of them.
 *
 * Algolia's scheme: base64 of the hex HMAC-SHA256, by the parent key, of the restrictions as a query string
 * with sorted names, followed by that string.
 * @param parentKey a key that may only search, never the admin key
 */
export function securedSearchKey(parentKey: string, scope: StockScope): string {
  const restrictions = queryString({
    filters: siteScopeFilter(scope),
    restrictIndices: [STOCK_INDEX, ...REPLICAS.map(({ indexName }) => indexName)].join(','),
  });
  const signature = createHmac('sha256', parentKey).update(restrictions).digest('hex');
  return Buffer.from(signature + restrictions).toString('base64');
}

const queryString = (values: Record<string, string>): string =>
  Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
