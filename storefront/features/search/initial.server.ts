import { environment } from '@forecourt/lib/env';
import { searchClient } from '@forecourt/lib/search/client.server';
import { sortOf } from '@forecourt/lib/search/sorts';
import type { Algoliasearch } from 'algoliasearch';
import algoliasearchHelper from 'algoliasearch-helper';
import type { InitialResults } from 'instantsearch.js';
import { commonParameters, withPriceRule } from './parameters.ts';
import type { SearchSetup } from './setup.ts';
import type { SearchState } from './state.ts';

let client: Algoliasearch | undefined;

/** The search service as the server asks it, read only. */
export function stockSearch(): Algoliasearch {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_HOST } = environment();
  client ??= searchClient({ appId: ALGOLIA_APP_ID, apiKey: ALGOLIA_SEARCH_KEY, host: ALGOLIA_HOST });
  return client;
}

/** The search of a state as InstantSearch's own widgets would ask it: same facets, same refinements. */
function searchParameters(setup: SearchSetup, state: SearchState): algoliasearchHelper.PlainSearchParameters {
  const { facets } = setup;
  const disjunctive = facets.flatMap(({ kind, key, attribute }) =>
    kind === 'list' ? [[attribute, [...(state.lists[key] ?? [])]] as [string, string[]]] : [],
  );
  const numeric = facets.flatMap(({ kind, key, attribute }) => {
    const range = kind === 'range' ? state.ranges[key] : undefined;
    if (kind !== 'range') return [];
    return [
      [
        attribute,
        {
          ...(range?.min != null ? { '>=': [range.min] } : {}),
          ...(range?.max != null ? { '<=': [range.max] } : {}),
        },
      ] as const,
    ];
  });
  return {
    ...commonParameters(setup),
    index: sortOf(state.sort ?? setup.defaultSort).indexName,
    query: state.query,
    page: state.page - 1,
    disjunctiveFacets: facets.map(({ attribute }) => attribute),
    disjunctiveFacetsRefinements: Object.fromEntries(disjunctive),
    numericRefinements: Object.fromEntries(numeric),
  };
}

/**
 * The first answer of a results page, in the shape InstantSearch takes over (OPEN-011): one multi-query,
 * one render. Its own way to render on the server renders the page twice to find out what to ask; the
 * facets of a site are known, so there is nothing to find out.
 * @throws the client's ApiError, or RetryError when the service does not answer
 */
export async function initialResults(setup: SearchSetup, state: SearchState): Promise<InitialResults> {
  const parameters = searchParameters(setup, state);
  const asking = {
    search: (requests: Parameters<Algoliasearch['search']>[0]) =>
      stockSearch().search(
        Array.isArray(requests) ? withPriceRule(requests, setup.priceAscRequiresPrice) : requests,
      ),
  };
  const helper = algoliasearchHelper(
    asking as unknown as Parameters<typeof algoliasearchHelper>[0],
    parameters.index ?? '',
    parameters,
  );
  const { content } = await helper.searchOnce({});
  const indexId = sortOf(setup.defaultSort).indexName;
  return { [indexId]: { state: { ...parameters }, results: content._rawResults } };
}
