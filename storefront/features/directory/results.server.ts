import { siteModelsFilter } from '@forecourt/lib/inventory/search/models/site-models-filter';
import { securedModelsKey } from '@forecourt/lib/inventory/search/secured-key';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { cached } from '@/cache/cached.server.ts';
import { loadBrands } from '@/content/directory.server.ts';
import { searchService } from '@/stock/client.server.ts';
import type { BrowserConnection } from '@/stock/connection.ts';
import { type DirectoryAnswer, directoryAnswer, directoryQueries, type ModelHit } from './search.ts';
import { type DirectoryState, serialiseDirectory } from './state.ts';

/**
 * Returns a page of a site's directory. The unfiltered first page is cached until the index changes.
 * @throws the client's ApiError, or RetryError when the service does not answer
 */
export async function directoryResults(site: Site, state: DirectoryState): Promise<DirectoryAnswer> {
  const brands = await loadBrands(site.slug);
  const search = async () => {
    const requests = directoryQueries(state, siteModelsFilter(brands), brands);
    const { results } = await searchService().searchForHits<ModelHit>({ requests });
    return directoryAnswer(state, results);
  };
  return serialiseDirectory(state) === ''
    ? cached('models', { site: site.slug }, search, {
        key: `first ${brands.map(({ id }) => id).join(' ')}`,
      })
    : search();
}

/** Returns the browser's connection, with a key that is limited to the site's brands. */
export async function directoryConnection(site: Site): Promise<BrowserConnection> {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = environment();
  return {
    appId: ALGOLIA_APP_ID,
    apiKey: securedModelsKey(ALGOLIA_SEARCH_KEY, await loadBrands(site.slug)),
    host: ALGOLIA_HOST ?? null,
  };
}
