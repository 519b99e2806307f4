import type { Site } from '@forecourt/lib/site/site';
import { countStock } from '@/content/stock-query.server.ts';
import { parseAddress } from '@/features/search/address.ts';
import { facetOfKey, facetValueLabel } from '@/features/search/facets.ts';
import { stateFilter } from '@/features/search/state-filter.ts';
import { log } from '@/logging/log.server.ts';
import { siteOfRequest } from '@/site/of-request.server.ts';

export const dynamic = 'force-dynamic';

/** Read by pages of other origins too, the studio's among them: it is what any shopper may count. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=20' };

interface Answer {
  count: number;
  /** With `values`: the values of that facet among the same cars, chosen ones of its own aside. */
  values?: { value: string; label: string; count: number }[];
}

async function answer(site: Site, parameters: URLSearchParams): Promise<Answer> {
  const state = parseAddress(parameters);
  const facet = facetOfKey(parameters.get('values') ?? '');
  const listed = facet?.kind === 'list' ? facet : undefined;
  const { [listed?.key ?? '']: _, ...others } = state.lists;
  const [all, among] = await countStock(site, [
    { filters: stateFilter(state), query: state.query },
    ...(listed
      ? [
          {
            filters: stateFilter({ lists: others, ranges: state.ranges }),
            query: state.query,
            facets: [listed.attribute],
          },
        ]
      : []),
  ]);
  const count = all?.count ?? 0;
  if (!listed) return { count };
  const values = Object.entries(among?.facets[listed.attribute] ?? {}).map(([value, number]) => ({
    value,
    label: facetValueLabel(listed.attribute, value),
    count: number,
  }));
  return { count, values };
}

/**
 * `GET /api/stock/count?{parameters of an address of results}`: how many of the site's cars that address
 * finds; with `values={facet}` also which values of a list they have.
 */
export async function GET(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  if (!site) return Response.json({ error: 'No such site.' }, { status: 404 });
  try {
    return Response.json(await answer(site, new URL(request.url).searchParams), { headers: HEADERS });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'the search did not answer: count of stock');
    return Response.json({ error: 'The search did not answer.' }, { status: 502 });
  }
}
