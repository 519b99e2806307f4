import { RESERVED_FIRST_SEGMENTS } from '@forecourt/lib/site/reserved';
import { COMPARE_PARAMETER, COMPARE_PATH } from '@/features/compare/compared.ts';
import { isDealershipsParameter } from '@/features/dealerships/state.ts';
import { DIRECTORY_PARAMETERS } from '@/features/directory/state.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';

/** Pages with a search of their own: one route is cached whole, another renders per request what an address asks. */
const PAGES: Readonly<Record<string, { perRequest: string; asks: (name: string) => boolean }>> = {
  '/models': {
    perRequest: '/models-per-request',
    asks: (name) => DIRECTORY_PARAMETERS.some((parameter) => parameter === name),
  },
  [COMPARE_PATH]: { perRequest: '/compare-per-request', asks: (name) => name === COMPARE_PARAMETER },
  '/dealerships': { perRequest: '/dealerships-per-request', asks: isDealershipsParameter },
};

/**
 * Where the proxy sends an address of such a page, below `/[site]`.
 * @returns such as `/models-per-request`; null when the address asks nothing, or is another page's
 */
export function perRequestRoute(pathname: string, parameters: URLSearchParams): string | null {
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  if (page && [...parameters.keys()].some(page.asks)) return page.perRequest;
  return parameters.has(PROBLEMS_PARAMETER) && mayBeEditors(pathname) ? `/page-per-request${pathname}` : null;
}

/** Whether an editor may have a page there: its form comes back to it. The application's own pages answer for theirs. */
function mayBeEditors(pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return first !== '' && !RESERVED_FIRST_SEGMENTS.some((segment) => segment === first);
}
