import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { errorResponse } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { withSite } from '@/handlers/with-site.server.ts';
import { parseAddress } from '@/stock/address.ts';
import { facetOfKey, facetValueLabel } from '@/stock/facets.ts';
import { countStock } from '@/stock/query.server.ts';
import { stateFilter } from '@/stock/state-filter.ts';

export const dynamic = 'force-dynamic';

/** Readable from any origin, such as the studio, since counts are public. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
const HEADERS = { ...ANY_ORIGIN, 'cache-control': 'public, max-age=20' };

/** The studio, which asks for values, is in English. */
const TEXTS = translatorOf('en', 'stock');

const MOST_LISTS = 10;

interface Value {
  value: string;
  label: string;
  count: number;
}
interface Answer {
  count: number;
  /** With `values`: the values of each facet, most vehicles first, ignoring the facet's own selection. */
  values?: Record<string, Value[]>;
}

async function answer(site: Site, parameters: URLSearchParams): Promise<Answer> {
  const state = parseAddress(parameters);
  const requestedFacets = (parameters.get('values') ?? '')
    .split(',')
    .flatMap((name) => facetOfKey(name) ?? []);
  const listFacets = requestedFacets.filter(({ kind }) => kind === 'list').slice(0, MOST_LISTS);
  const [all, ...among] = await countStock(site, [
    { filters: stateFilter(state), query: state.query },
    ...listFacets.map(({ key, attribute }) => {
      const { [key]: _, ...others } = state.lists;
      return {
        filters: stateFilter({ lists: others, ranges: state.ranges }),
        query: state.query,
        facets: [attribute],
      };
    }),
  ]);
  const count = all?.count ?? 0;
  if (listFacets.length === 0) return { count };
  const values = listFacets.map(({ key, attribute }, index) => {
    const counts = Object.entries(among[index]?.facets[attribute] ?? {});
    return [
      key,
      counts
        .map(([value, number]) => ({ value, label: facetValueLabel(attribute, value, TEXTS), count: number }))
        .toSorted((one, other) => other.count - one.count),
    ];
  });
  return { count, values: Object.fromEntries(values) };
}

/**
 * `GET /api/stock/count?{parameters of a results address}`: the number of results; with
 * `values={facet},{facet}` also the values of those facets.
 */
export const GET = withSite(
  async ({ request, site }) =>
    Response.json(await answer(site, new URL(request.url).searchParams), { headers: HEADERS }),
  {
    rate: { name: 'stockCount', text: 'Please wait a moment.', isOpenWithoutDatabase: true },
    failure: { event: 'stock_count_failed', text: 'The search did not answer.', code: 'upstream_failed' },
    answerError: (error) => errorResponse(error, { ...ANY_ORIGIN, 'cache-control': 'no-store' }),
  },
);
