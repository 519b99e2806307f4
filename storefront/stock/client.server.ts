import { environment } from '@forecourt/lib/env';
import { searchClient } from '@forecourt/lib/search/client.server';
import type { Algoliasearch } from 'algoliasearch';

let client: Algoliasearch | undefined;

/** The search service as the server asks it, read only. */
export function stockSearch(): Algoliasearch {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = environment();
  client ??= searchClient({ appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_SEARCH_KEY, host: ALGOLIA_HOST });
  return client;
}
