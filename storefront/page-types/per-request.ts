import { RESERVED_FIRST_SEGMENTS } from '@forecourt/lib/sites/address-table';
import { MY_BRAND_PATHS } from '@forecourt/lib/sites/garage-names';
import { COMPARE_PARAMETER, COMPARE_PATH } from '@/features/compare/compared.ts';
import { isDealershipsParameter } from '@/features/dealerships/state.ts';
import { DIRECTORY_PARAMETERS } from '@/features/directory/state.ts';
import { OFFER_PARAMETERS } from '@/features/offer/filter.ts';
import { BOOK_PATH, BOOK_QUERY, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';

/** Pages with filters in their query: cached without them, rendered per request with them. */
const PAGES: Readonly<Record<string, { perRequest: string; asks: (name: string) => boolean }>> = {
  '/models': {
    perRequest: '/models-per-request',
    asks: (name) => DIRECTORY_PARAMETERS.some((parameter) => parameter === name),
  },
  [COMPARE_PATH]: { perRequest: '/compare-per-request', asks: (name) => name === COMPARE_PARAMETER },
  '/dealer-locator': { perRequest: '/dealer-locator-per-request', asks: (name) => name === 'near' },
  [BOOK_PATH]: {
    perRequest: `/page-per-request${BOOK_PATH}`,
    asks: (name) => [BOOK_VEHICLE, BOOK_QUERY, PROBLEMS_PARAMETER].includes(name),
  },
  '/dealerships': { perRequest: '/dealerships-per-request', asks: isDealershipsParameter },
};

/**
 * Returns whether an editor's page or the offers may be at an address: any that is not reserved for built-in
 * routes. Their forms and filters may need rendering per request.
 */
const isContent = (pathname: string) =>
  pathname !== '/' && !RESERVED_FIRST_SEGMENTS.some((segment) => pathname.split('/')[1] === segment);

/**
 * Returns the per-request route of an address, below `/[site]`, such as `/models-per-request`; null if the
 * cached page will do.
 */
export function perRequestRoute(pathname: string, parameters: URLSearchParams): string | null {
  // The page itself checks which of these paths the site uses.
  if (MY_BRAND_PATHS.some((path) => path === pathname)) return `/own-garage${pathname}`;
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  if (page) return [...parameters.keys()].some(page.asks) ? page.perRequest : null;
  const asks = [...OFFER_PARAMETERS, PROBLEMS_PARAMETER].some((name) => parameters.has(name));
  return asks && isContent(pathname) ? `/page-per-request${pathname}` : null;
}
