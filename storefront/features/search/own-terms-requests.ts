import { isOrderedByPrice, type OwnTerms, weeklyFilter } from '@forecourt/lib/inventory/search/own-terms';
import { WEEKLY_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import type { SearchResponses } from 'algoliasearch/lite';
import { WEEKLY } from '@/stock/facets.ts';
import { countOf, type NestedQuery } from '@/stock/multi-query.ts';
import { facetFiltersOf, PRICE_ASCENDING, valuesOf, WEEKLY_ASCENDING } from './request-filters.ts';

const isWeekly = (filter: string): boolean => filter.startsWith(`${WEEKLY}:`);

const withFilter = (params: NestedQuery['params'], filter: string): NestedQuery['params'] => ({
  ...params,
  filters: [params?.filters, filter].filter(Boolean).join(' AND '),
});

/**
 * Replaces filter and order by the payments of lenders with those of the shopper's own figures.
 * Ordered by price where that serves as the order by week; with several rates and no pre-approval, the order of the
 * lenders' payments is closer.
 */
function ownTermsRequest(request: NestedQuery, own: OwnTerms, now: Date): NestedQuery {
  const groups = facetFiltersOf(request.params);
  const labels = valuesOf(groups, WEEKLY);
  const isOrdered = request.indexName === WEEKLY_ASCENDING;
  if (labels.length === 0 && !isOrdered) return request;
  const params = {
    ...request.params,
    facetFilters: groups.filter((group) => ![group].flat().some(isWeekly)),
  };
  return {
    ...request,
    ...(isOrdered && isOrderedByPrice(own, now) && { indexName: PRICE_ASCENDING }),
    params: withFilter(params, weeklyFilter(labels.length > 0 ? labels : null, own, now)),
  };
}

/** Returns whether the counts of a request include those of the bands. */
function countsBands({ type, params }: NestedQuery): boolean {
  return type !== 'facet' && [params?.facets ?? []].flat().includes(WEEKLY);
}

/**
 * Searches with weekly figures of the shopper's own payment, in one round trip: the requests, and one per band
 * that counts it.
 * @param adapt applies the other rules of the site
 * @param query sends requests and returns a result for each
 */
export async function searchByOwnTerms<Item>(
  requests: readonly NestedQuery[],
  own: OwnTerms,
  {
    adapt,
    query,
  }: {
    adapt: (requests: NestedQuery[]) => NestedQuery[];
    query: (requests: NestedQuery[]) => Promise<SearchResponses<Item>>;
  },
  now = new Date(),
): Promise<SearchResponses<Item>> {
  const adapted = adapt(requests.map((request) => ownTermsRequest(request, own, now)));
  // The last one counts the bands without the bands in use.
  const counted = requests.findLastIndex(countsBands);
  const counting =
    counted < 0 ? [] : WEEKLY_BANDS.map(({ label }) => bandRequest(adapted[counted], label, own, now));
  const answer = await query([...adapted, ...counting]);
  const results = answer.results.slice(0, adapted.length);
  const counts = Object.fromEntries(
    WEEKLY_BANDS.map(
      ({ label }, index) => [label, countOf(answer.results[adapted.length + index])] as const,
    ).filter(([, count]) => count > 0),
  );
  return {
    ...answer,
    results: results.map((result, index) => {
      if (!('facets' in result) || !result.facets) return result;
      const { [WEEKLY]: _, ...facets } = result.facets;
      return { ...result, facets: { ...facets, ...(index === counted && { [WEEKLY]: counts }) } };
    }),
  };
}

function bandRequest(base: NestedQuery | undefined, label: string, own: OwnTerms, now: Date): NestedQuery {
  if (!base) throw new Error('There is no request to count');
  return {
    ...base,
    params: withFilter(
      { ...base.params, facets: [], page: 0, hitsPerPage: 0 },
      weeklyFilter([label], own, now),
    ),
  };
}
