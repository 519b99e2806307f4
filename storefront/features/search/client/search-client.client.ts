import { liteClient } from 'algoliasearch/lite';
import type { SearchClient } from 'instantsearch.js';
import { withPriceRule } from '../parameters.ts';
import type { BrowserConnection } from '../setup.ts';

/** The vendor's client remembers answers for ever; stock changes, so it forgets them after this long. */
const FRESH_MS = 60_000;

const clients = new Map<string, SearchClient>();

/**
 * The search client of a page, kept between pages of a site so that what was answered once stays at hand.
 * @param priceRule whether price ascending leaves out cars without a price (SEARCH-32)
 */
export function pageSearchClient(connection: BrowserConnection, priceRule: boolean): SearchClient {
  const key = `${connection.host}|${connection.apiKey}|${priceRule}`;
  const known = clients.get(key);
  if (known) return known;
  const { appId, apiKey, host } = connection;
  const at = host ? new URL(host) : null;
  const client = liteClient(
    appId,
    apiKey,
    at
      ? {
          hosts: [
            { url: at.host, accept: 'readWrite', protocol: at.protocol === 'http:' ? 'http' : 'https' },
          ],
        }
      : undefined,
  );
  let clearedAt = Date.now();
  const made = {
    addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
    search: async (requests: Parameters<SearchClient['search']>[0]) => {
      if (Date.now() - clearedAt > FRESH_MS) {
        clearedAt = Date.now();
        await client.clearCache();
      }
      const asked = Array.isArray(requests) ? withPriceRule(requests, priceRule) : requests;
      return client.search(asked as Parameters<typeof client.search>[0]);
    },
  } as unknown as SearchClient;
  clients.set(key, made);
  return made;
}
