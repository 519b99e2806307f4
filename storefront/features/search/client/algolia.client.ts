'use client';
import type { SearchClient } from 'instantsearch.js';
import type { BrowserConnection } from '@/stock/connection.ts';
import { liteClientOf } from '@/stock/lite-client.client.ts';
import { checkedAnswer, type RequestRules, stockRequests } from '../requests.ts';

/** The vendor's client caches answers forever. Stock changes, so clear the cache after this time. */
const FRESH_MS = 60_000;

/**
 * Timeouts in milliseconds. The vendor's one-second default suits failing over between hosts; with a single
 * host a slow connection needs longer.
 */
const PATIENCE = { connect: 5_000, read: 8_000, write: 8_000 };

const clients = new Map<string, SearchClient>();

/**
 * Returns the search client of a page, shared between pages of a site to reuse cached answers.
 * @param rules how requests are built
 */
export function pageSearchClient(connection: BrowserConnection, rules: RequestRules): SearchClient {
  const key = `${connection.host}|${connection.apiKey}|${JSON.stringify(rules)}`;
  const existing = clients.get(key);
  if (existing) return existing;
  const client = liteClientOf(connection, { remembers: true, oneHost: { timeouts: PATIENCE } });
  let clearedAt = Date.now();
  const searchClient = {
    addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
    clearCache: () => client.clearCache(),
    search: async (requests: Parameters<SearchClient['search']>[0]) => {
      if (Date.now() - clearedAt > FRESH_MS) {
        clearedAt = Date.now();
        await client.clearCache();
      }
      const stockQueries = stockRequests(requests as unknown as object[], rules);
      const ask = async (queries: typeof stockQueries) =>
        checkedAnswer(
          queries,
          await client.search(queries as unknown as Parameters<typeof client.search>[0]),
        );
      if (!connection.priceLead) return ask(stockQueries);
      const { fromDriveAwayResult, toDriveAwayQuery } = await import(
        '@forecourt/lib/inventory/search/price-lead'
      );
      const { results, ...rest } = await ask(toDriveAwayQuery(stockQueries));
      return { ...rest, results: results.map(fromDriveAwayResult) };
    },
  } as unknown as SearchClient;
  clients.set(key, searchClient);
  return searchClient;
}
