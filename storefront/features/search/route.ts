import { isSearchParameter } from '@/stock/address.ts';

/** Route folders of the results page: one is cached whole, the other renders per request. */
const SEARCH_ROUTES = { cached: 'search', perRequest: 'search-per-request' } as const;

const BASES = ['/search', '/used-car']; // ROUTE-20, ROUTE-31
const MAX_SEGMENTS = 2; // ROUTE-28

/**
 * Where the proxy sends an address of the results page, below `/[site]`: addresses that ask nothing of the
 * search share one cached page, the others render per request. `/used-car/...` is `/search/...` by
 * another name.
 * @param pathname path as the browser has it
 * @param parameters its query string; parameters that say nothing about the search do not count
 * @returns such as `/search/toyota` or `/search-per-request/toyota`; null when it is not a results page
 */
export function searchRoute(pathname: string, parameters: URLSearchParams): string | null {
  const base = BASES.find((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (!base) return null;
  const rest = pathname.slice(base.length).replace(/\/+$/, '');
  if (rest.split('/').length - 1 > MAX_SEGMENTS) return null;
  const asks = [...parameters.keys()].some(isSearchParameter);
  return `/${asks ? SEARCH_ROUTES.perRequest : SEARCH_ROUTES.cached}${rest}`;
}
