import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import algoliasearchHelper from 'algoliasearch-helper';
import type { InitialResults } from 'instantsearch.js';
import { withoutUndrawnBody } from '@/stock/card-vehicle.ts';
import { stockSearch } from '@/stock/client.server.ts';
import { searchedPrices } from '@/stock/connection.ts';
import type { Facet } from '@/stock/facets.ts';
import type { MultiQueryClient, NestedQuery } from '@/stock/multi-query.ts';
import type { NearPlace } from '@/stock/near.ts';
import type { SearchState } from '@/stock/state.ts';
import { requestRules, searchParameters } from './parameters.ts';
import type { SearchSetup } from './setup.ts';
import { checkedAnswer, searchByRules } from './stock-requests.ts';

/**
 * Returns the first answer of a results page in InstantSearch's format (OPEN-011).
 * InstantSearch would first render the page to discover its widgets, but the facets of a site are known.
 * @param place the place in the state, if it was found
 * @throws the client's ApiError, or RetryError when the service does not answer
 */
export async function initialResults(
  setup: SearchSetup,
  state: SearchState,
  place: NearPlace | null,
): Promise<InitialResults> {
  const parameters = searchParameters(setup, state, place);
  const rules = requestRules(setup, state.terms);
  const stock = stockSearch(searchedPrices(setup.connection.prices, state.pricedIn));
  const client: MultiQueryClient = {
    search: async <Item>(queries: NestedQuery[]) =>
      searchByRules(queries, rules, async (adapted) =>
        checkedAnswer(adapted, await stock.search<Item>(adapted)),
      ),
  };
  const helper = algoliasearchHelper(client, parameters.index ?? '', parameters);
  const { content } = await helper.searchOnce({});
  const indexId = sortOf(setup.defaultSort).indexName;
  const results = content._rawResults.map((result) => trimResult(result, setup.facets));
  return { [indexId]: { state: { ...parameters }, results } };
}

type RawResult = InitialResults[string]['results'] extends (infer Result)[] | undefined ? Result : never;

/**
 * Removes data that the page does not use: most bodies, and values beyond a list's end.
 * Keeps one extra value, which signals that there are more.
 */
function trimResult(result: RawResult, facets: readonly Facet[]): RawResult {
  const limits = new Map(facets.map((facet) => [facet.attribute, facet.kind === 'list' ? facet.limit : 100]));
  const counts = Object.entries(result.facets ?? {}).map(([attribute, values]) => {
    const most = (limits.get(attribute) ?? 100) + 1;
    return [attribute, Object.fromEntries(Object.entries(values).slice(0, most))] as const;
  });
  return { ...result, hits: result.hits.map(withoutUndrawnBody), facets: Object.fromEntries(counts) };
}
