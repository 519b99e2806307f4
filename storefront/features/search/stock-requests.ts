import type { OwnTerms } from '@forecourt/lib/inventory/search/own-terms';
import type { SearchResponses } from 'algoliasearch/lite';
import { hasLoan, WEEKLY } from '@/stock/facets.ts';
import { MAKE, MAKE_MODEL, makeOfPair } from '@/stock/make-models.ts';
import type { NestedQuery } from '@/stock/multi-query.ts';
import {
  type FacetFilters,
  facetFiltersOf,
  PRICE_ASCENDING,
  valuesOf,
  WEEKLY_ASCENDING,
} from './request-filters.ts';

export interface RequestRules {
  /** Sorting by ascending price excludes vehicles without a price (SEARCH-32). */
  priceAscRequiresPrice: boolean;
  counted: readonly string[];
  /** Price from which vehicles have weekly repayments; null without a minimum. */
  weeklyFrom?: number | null;
  /** How the shopper would pay, and what weekly figures depend on; null for the payments of lenders. */
  own?: OwnTerms | null;
}

/** Vehicles without a lender have no place in the order by weekly repayment. */
const HAS_WEEKLY = 'weekly_price > 0';

/**
 * Adapts the search requests of server and browser to the rules of the site.
 * Excludes vehicles without a price (SEARCH-32) and, from the filter by weekly repayment, those below the lender's
 * minimum, combines makes and models into one filter, and skips counts
 * that are not shown.
 * @param requests of one multi-query: the search itself, then one per filter in use that is counted without
 * it, in InstantSearch's order; or a single search within the values of a filter
 */
export function stockRequests(
  requests: readonly NestedQuery[],
  { priceAscRequiresPrice, counted: countedFacets, weeklyFrom = null }: RequestRules,
): NestedQuery[] {
  const main = facetFiltersOf(requests[0]?.params);
  const makes = valuesOf(main, MAKE);
  const pairs = valuesOf(main, MAKE_MODEL);
  return requests.map((request) => {
    const { indexName, type, facet, params = {} } = request;
    // InstantSearch counts a single facet by its bare name.
    const facets: string | string[] | undefined = type === 'facet' ? facet : params.facets;
    const next = { ...params };
    if (pairs.length > 0) {
      const others = facetFiltersOf(params).filter((group) => !isMakes(group));
      const group = makesGroup(facets, makes, pairs);
      next.facetFilters = group.length > 0 ? [...others, group] : others;
    }
    if (Array.isArray(facets)) next.facets = facets.filter((name) => countedFacets.includes(name));
    const filters = [
      priceAscRequiresPrice && indexName === PRICE_ASCENDING && 'price > 0',
      indexName === WEEKLY_ASCENDING && HAS_WEEKLY,
      weeklyFrom !== null &&
        (indexName === WEEKLY_ASCENDING || isByWeekly(facets, facetFiltersOf(params))) &&
        hasLoan(weeklyFrom),
    ].filter(Boolean);
    if (filters.length > 0) next.filters = [params.filters, ...filters].filter(Boolean).join(' AND ');
    return { ...request, params: next };
  });
}

/**
 * Searches by the rules of the site, and counts weekly repayments without vehicles below the lender's minimum. The
 * counts of all filters come with the search itself, which includes those vehicles, so these need a request of their own.
 * With a shopper's own deposit and term or pre-approval, filter, order and counts by week are those of their figures.
 * @param query sends requests and returns a result for each
 */
export async function searchByRules<Item>(
  requests: readonly NestedQuery[],
  rules: RequestRules,
  query: (requests: NestedQuery[]) => Promise<SearchResponses<Item>>,
): Promise<SearchResponses<Item>> {
  if (rules.own) {
    const { searchByOwnTerms } = await import('./own-terms-requests.ts');
    // The lender's minimum is part of the shopper's own figures.
    const adapt = (own: NestedQuery[]) => stockRequests(own, { ...rules, weeklyFrom: null });
    return searchByOwnTerms(requests, rules.own, { adapt, query });
  }
  const adapted = stockRequests(requests, rules);
  const counting = weeklyCounts(adapted[0], rules.weeklyFrom ?? null);
  if (!counting) return query(adapted);
  const answer = await query([...adapted, counting]);
  const [first, ...others] = answer.results;
  const counted = others.pop();
  if (!first || !('facets' in first)) return { ...answer, results: answer.results.slice(0, -1) };
  const { [WEEKLY]: _, ...facets } = first.facets ?? {};
  const weekly = counted && 'facets' in counted ? counted.facets?.[WEEKLY] : undefined;
  const counts = { ...facets, ...(weekly && { [WEEKLY]: weekly }) };
  return { ...answer, results: [{ ...first, facets: counts }, ...others] };
}

/** Returns the request that counts weekly repayments; null if the search does not count them, or already does so. */
function weeklyCounts(main: NestedQuery | undefined, weeklyFrom: number | null): NestedQuery | null {
  if (!main || main.type === 'facet' || weeklyFrom === null) return null;
  const params = main.params ?? {};
  const isCounted =
    Array.isArray(params.facets) && params.facets.length > 1 && params.facets.includes(WEEKLY);
  const isExcluded = main.indexName === WEEKLY_ASCENDING || isByWeekly(params.facets, facetFiltersOf(params));
  if (!isCounted || isExcluded) return null;
  return {
    ...main,
    params: {
      ...params,
      facets: [WEEKLY],
      page: 0,
      hitsPerPage: 0,
      filters: [params.filters, hasLoan(weeklyFrom)].filter(Boolean).join(' AND '),
    },
  };
}

/** Returns whether a request filters by weekly repayments, or counts them alone. */
const isByWeekly = (facets: string | string[] | undefined, groups: FacetFilters): boolean =>
  [facets].flat().join() === WEEKLY || valuesOf(groups, WEEKLY).length > 0;

/**
 * Returns makes, each replaced by its selected models, as alternatives.
 * Counts of makes omit them; counts of models include every model of the makes.
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

/** @throws Error unless there is a result for each request */
export function checkedAnswer<Answer>(requests: readonly unknown[], answer: Answer): Answer {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length !== requests.length || !results.every(isResult))
    throw new Error('The search service returned an invalid answer.');
  return answer;
}

function isResult(result: unknown): boolean {
  const { hits, nbHits, facetHits } = (result ?? {}) as Record<string, unknown>;
  return Array.isArray(facetHits) || (Array.isArray(hits) && typeof nbHits === 'number');
}
