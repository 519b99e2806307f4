/** Pages of sites with them in `extraPages`, by first segment; otherwise hidden. */
export const SPECIAL_PAGES = [
  'careers', // ROUTE-74
  'fleet', // ROUTE-75
  'twg-cars', // ROUTE-91
  'twg-rental', // ROUTE-92
  'twg-tyres', // ROUTE-93
  'neotek', // ROUTE-94
  '4x4-outdoor', // ROUTE-95
] as const;

/** Returns whether a path is a special page that the site has not enabled. */
export function isPageOff(extraPages: readonly string[], path: string): boolean {
  const name = path.split('/')[1] ?? '';
  return SPECIAL_PAGES.some((special) => special === name) && !extraPages.includes(name);
}

/** Allowed paths of the warranty page (ROUTE-76, ROUTE-77), chosen by a setting. */
export const WARRANTY_PATHS = ['/warranty', '/pages/warranty'] as const;

/** Default path of the parts search (ROUTE-60). */
export const PARTS_SEARCH_PATH = '/parts/search';

interface PageSettings {
  warrantyPath: string;
  partsSearchPath: string;
}

/** Returns the site's chosen path for a page with several; other paths unchanged. */
export function chosenAddress({ warrantyPath, partsSearchPath }: PageSettings, path: string): string {
  if (WARRANTY_PATHS.some((warranty) => warranty === path)) return warrantyPath;
  return path === PARTS_SEARCH_PATH ? partsSearchPath : path;
}
