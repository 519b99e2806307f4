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
  '/dealer-locator': { perRequest: '/dealer-locator-per-request', asks: (name) => name === 'near' },
  '/dealerships': { perRequest: '/dealerships-per-request', asks: isDealershipsParameter },
};

/** Pages with an enquiry form of their own, whose form may come back from a browser without script. */
const WITH_FORM = /^\/(?:contact|(?:contact-us|our-location|locations)\/[^/]+)$/;

/**
 * Where the proxy sends an address of such a page, below `/[site]`.
 * @returns such as `/models-per-request`; null when the address asks nothing, or is another page's
 */
export function perRequestRoute(pathname: string, parameters: URLSearchParams): string | null {
  if (parameters.has(PROBLEMS_PARAMETER) && WITH_FORM.test(pathname))
    return `/returned-form-per-request${pathname}`;
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  return page && [...parameters.keys()].some(page.asks) ? page.perRequest : null;
}
