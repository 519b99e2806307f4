import { isDealersParameter } from '@/features/dealers/state.ts';
import { DIRECTORY_PARAMETERS } from '@/features/directory/state.ts';

/** Pages with a search of their own: one route is cached whole, its twin renders what an address asks. */
const PAGES: Readonly<Record<string, { live: string; asks: (name: string) => boolean }>> = {
  '/models': {
    live: '/models-live',
    asks: (name) => DIRECTORY_PARAMETERS.some((parameter) => parameter === name),
  },
  '/dealerships': { live: '/dealerships-live', asks: isDealersParameter },
};

/**
 * Where the proxy sends an address of such a page, below `/[site]`.
 * @returns such as `/models-live`; null when the address asks nothing, or is another page's
 */
export function liveRoute(pathname: string, parameters: URLSearchParams): string | null {
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  return page && [...parameters.keys()].some(page.asks) ? page.live : null;
}
