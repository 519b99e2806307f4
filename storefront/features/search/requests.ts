import { sortOf } from '@forecourt/lib/inventory/search/sorts';
import { MAKE, MAKE_MODEL, makeOfPair } from '@/stock/make-models.ts';

/** The settings of a page that decide how its searches are put. */
export interface RequestRules {
  /** Whether price ascending leaves out vehicles without a price (SEARCH-32). */
  priceAscRequiresPrice: boolean;
  /** Attributes whose values are counted: those of the filters that show. */
  counted: readonly string[];
}

type FacetFilters = readonly (string | readonly string[])[];
interface Parameters {
  filters?: unknown;
  facets?: unknown;
  facetFilters?: FacetFilters;
  [name: string]: unknown;
}
interface Request {
  indexName: string;
  type?: string;
  facet?: string;
  params?: Parameters;
}

const PRICE_ASCENDING = sortOf('sort_price:asc').indexName;

/**
 * Puts searches as the stock wants them, whoever asks: the rule of the price order (SEARCH-32), makes and
 * their models as one filter, and no counting of what nobody shows.
 * @param requests of one multi-query: the search itself first, then one for each filter in use that counts
 *   without it, as InstantSearch asks them; or one search among the values of a filter
 */
export function stockRequests<Asked extends object>(
  requests: readonly Asked[],
  { priceAscRequiresPrice, counted: countedFacets }: RequestRules,
): Asked[] {
  const main = (requests[0] as unknown as Request | undefined)?.params?.facetFilters ?? [];
  const makes = valuesOf(main, MAKE);
  const pairs = valuesOf(main, MAKE_MODEL);
  return requests.map((request) => {
    const { indexName, type, facet, params = {} } = request as unknown as Request;
    const facets = type === 'facet' ? facet : params.facets;
    const next: Parameters = { ...params };
    if (pairs.length > 0) {
      const others = (params.facetFilters ?? []).filter((group) => !isMakes(group));
      const group = makesGroup(facets, makes, pairs);
      next.facetFilters = group.length > 0 ? [...others, group] : others;
    }
    if (Array.isArray(facets)) next.facets = facets.filter((name) => countedFacets.includes(name));
    if (priceAscRequiresPrice && indexName === PRICE_ASCENDING)
      next.filters = [params.filters, 'price > 0'].filter(Boolean).join(' AND ');
    return { ...request, params: next };
  });
}

/**
 * The one OR for makes and models: each make narrowed to its chosen models, where it has some. Counts of the
 * makes ask without it; counts of the models ask for all models of the makes in question.
 */
function makesGroup(askedFacet: unknown, makes: readonly string[], pairs: readonly string[]): string[] {
  if (askedFacet === MAKE) return [];
  const narrowedMakes = new Set(pairs.map(makeOfPair));
  if (askedFacet === MAKE_MODEL)
    return [...new Set([...makes, ...narrowedMakes])].map((make) => `${MAKE}:${make}`);
  return [
    ...makes.filter((make) => !narrowedMakes.has(make)).map((make) => `${MAKE}:${make}`),
    ...pairs.map((pair) => `${MAKE_MODEL}:${pair}`),
  ];
}

const isMakes = (group: FacetFilters[number]): boolean => {
  const [first = ''] = typeof group === 'string' ? [group] : group;
  return first.startsWith(`${MAKE}:`) || first.startsWith(`${MAKE_MODEL}:`);
};

const valuesOf = (groups: FacetFilters, attribute: string): string[] =>
  groups
    .flat()
    .filter((filter) => filter.startsWith(`${attribute}:`))
    .map((filter) => filter.slice(attribute.length + 1));

/**
 * Makes sure that an answer is one, before the page believes it.
 * @throws Error for anything but a result for each request
 */
export function checkedAnswer<Answer>(requests: readonly unknown[], answer: Answer): Answer {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length !== requests.length || !results.every(isResult))
    throw new Error('The search service gave no answer that can be read.');
  return answer;
}

function isResult(result: unknown): boolean {
  const { hits, nbHits, facetHits } = (result ?? {}) as Record<string, unknown>;
  return Array.isArray(facetHits) || (Array.isArray(hits) && typeof nbHits === 'number');
}
