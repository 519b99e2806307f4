'use client';
import type { SearchClient } from 'instantsearch.js';
import type { BrowserConnection } from '@/stock/connection.ts';
import { liteClientOf } from '@/stock/lite-client.client.ts';
import { checkedAnswer, type RequestRules, stockRequests } from '../requests.ts';

/** The vendor's client remembers answers for ever; stock changes, so it forgets them after this long. */
const FRESH_MS = 60_000;

/** The vendor's second is for turning to another of its hosts; of one host a slow line may take longer, in ms. */
const PATIENCE = { connect: 5_000, read: 8_000, write: 8_000 };

const clients = new Map<string, SearchClient>();

/**
 * The search client of a page, kept between pages of a site so that what was answered once stays at hand.
 * @param rules how its searches are put
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
