'use client';
import type { LiteClient } from 'algoliasearch/lite';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { HitsQuery, HitsResult } from '@/stock/multi-query.ts';

let latest: { key: string; client: Promise<LiteClient> } | null = null;

/** Queries the search service; the vendor's client loads with the first query. */
export async function runQueries<Hit>(
  connection: BrowserConnection,
  requests: HitsQuery[],
): Promise<HitsResult<Hit>[]> {
  const key = `${connection.host}|${connection.apiKey}`;
  if (latest?.key !== key)
    latest = {
      key,
      client: import('@/stock/lite-client.client.ts').then(
        // The page has its own bounded cache of results.
        ({ liteClientOf }) => liteClientOf(connection, { remembers: false }),
      ),
    };
  const client = await latest.client;
  const { prices } = connection;
  if (!prices) return (await client.searchForHits<Hit>({ requests })).results;
  const { fromPricesResult, toPricesQuery } = await import('@forecourt/lib/inventory/search/price-lead');
  const { results } = await client.searchForHits<Hit>({ requests: toPricesQuery(prices, requests) });
  return results.map((result) => fromPricesResult(prices, result));
}
