/**
 * Pages that only the sites have whose setting `extraPages` names them, by the first part of their address: elsewhere
 * an editor's page at such an address does not show, however it got there.
 */
export const SPECIAL_PAGES = [
  'careers', // ROUTE-74
  'fleet', // ROUTE-75
  'twg-cars', // ROUTE-91
  'twg-rental', // ROUTE-92
  'twg-tyres', // ROUTE-93
  'neotek', // ROUTE-94
  '4x4-outdoor', // ROUTE-95
] as const;

/** Whether an address is a special page's that the site does not have. */
export function isPageOff(extraPages: readonly string[], path: string): boolean {
  const name = path.split('/')[1] ?? '';
  return SPECIAL_PAGES.some((special) => special === name) && !extraPages.includes(name);
}

/** The two addresses that the page about warranties may have (ROUTE-76, ROUTE-77); which, the setting says. */
export const WARRANTY_PATHS = ['/warranty', '/pages/warranty'] as const;

/** Where the parts search is unless a site's setting says otherwise (ROUTE-60). */
export const PARTS_SEARCH_PATH = '/parts/search';

/** The settings that addresses of pages depend on. */
interface PageSettings {
  warrantyPath: string;
  partsSearchPath: string;
}

/** The one address of a page that could have several; any other address is its own. */
export function ownAddress({ warrantyPath, partsSearchPath }: PageSettings, path: string): string {
  if (WARRANTY_PATHS.some((warranty) => warranty === path)) return warrantyPath;
  return path === PARTS_SEARCH_PATH ? partsSearchPath : path;
}
