import { isSearchParameter } from '@/stock/address.ts';

/** Route folders of the results page: one is cached, the other renders per request. */
const SEARCH_ROUTES = { cached: 'search', perRequest: 'search-per-request' } as const;

const BASES = ['/search', '/used-car']; // ROUTE-20, ROUTE-31
const MAX_SEGMENTS = 2; // ROUTE-28

/**
 * Returns the route of a results page below `/[site]`: addresses without search parameters share one cached
 * page, others render per request. `/used-car/...` is an alias of `/search/...`.
 * @param pathname path as the browser has it
 * @param parameters its query string; unrelated parameters are ignored
 * @returns such as `/search/toyota` or `/search-per-request/toyota`; null if it is not a results page
 */
export function searchRoute(pathname: string, parameters: URLSearchParams): string | null {
  const base = BASES.find((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (!base) return null;
  const rest = pathname.slice(base.length).replace(/\/+$/, '');
  if (rest.split('/').length - 1 > MAX_SEGMENTS) return null;
  const asks = [...parameters.keys()].some(isSearchParameter);
  return `/${asks ? SEARCH_ROUTES.perRequest : SEARCH_ROUTES.cached}${rest}`;
}
