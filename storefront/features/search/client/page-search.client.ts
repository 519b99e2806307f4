'use client';
import type { BrowserConnection } from '@/stock/connection.ts';
import { liteClientOf } from '@/stock/lite-client.client.ts';
import type { MultiQueryClient, NestedQuery } from '@/stock/multi-query.ts';
import { checkedAnswer, type RequestRules, searchByRules } from '../stock-requests.ts';

/** The vendor's client caches answers forever, but stock changes. */
const FRESH_MS = 60_000;

/** Milliseconds. The vendor's one second suits several hosts; a single one needs longer. */
const TIMEOUTS = { connect: 5_000, read: 8_000, write: 8_000 };

/** InstantSearch calls `addAlgoliaAgent`, and `clearCache` before a retry. */
interface PageSearchClient extends MultiQueryClient {
  addAlgoliaAgent: (segment: string, version?: string) => void;
  clearCache: () => Promise<void>;
}

const clients = new Map<string, PageSearchClient>();

/** Returns the search client of a page; pages of a site share it to reuse cached answers. */
export function pageSearchClient(connection: BrowserConnection, rules: RequestRules): PageSearchClient {
  const { prices } = connection;
  const key = `${connection.host}|${connection.apiKey}|${prices}|${JSON.stringify(rules)}`;
  const existing = clients.get(key);
  if (existing) return existing;
  const client = liteClientOf(connection, { remembers: true, oneHost: { timeouts: TIMEOUTS } });
  let clearedAt = Date.now();
  const searchClient: PageSearchClient = {
    addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
    clearCache: () => client.clearCache(),
    search: async <Item>(requests: NestedQuery[]) => {
      if (Date.now() - clearedAt > FRESH_MS) {
        clearedAt = Date.now();
        await client.clearCache();
      }
      const query = async (queries: NestedQuery[]) =>
        checkedAnswer(queries, await client.search<Item>(queries));
      return searchByRules(requests, rules, async (stockQueries) => {
        if (!prices) return query(stockQueries);
        const { fromPricesResult, toPricesQuery } = await import(
          '@forecourt/lib/inventory/search/price-lead'
        );
        const { results, ...rest } = await query(toPricesQuery(prices, stockQueries));
        return { ...rest, results: results.map((result) => fromPricesResult(prices, result)) };
      });
    },
  };
  clients.set(key, searchClient);
  return searchClient;
}
