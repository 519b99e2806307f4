import type { Language } from '@forecourt/lib/platform/language/languages';
import { decoded } from '@forecourt/lib/platform/text/decoded';
import {
  ADDRESS_TABLE,
  type AddressMatch,
  addressAt,
  RESERVED_FIRST_SEGMENTS,
} from '@forecourt/lib/sites/address-table';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import { QUERIES } from './queries.ts';

/** No page has this address, since editors' addresses begin with a letter or a digit. */
const NOWHERE = '/-';

/** Folder of the variants of pages in trials; the trial's id and the page's address follow. */
const PAGE_TRIAL_ROUTE = '/page-trial';
const REDIRECTED_ROUTE = '/redirected';

const firstSegment = (path: string) => path.split('/')[1]?.replace('*', '') ?? '';

/** Folders of `app/[site]/[language]` that other addresses are rewritten to. They can't be requested directly. */
const INTERNAL: ReadonlySet<string> = new Set(
  ADDRESS_TABLE.flatMap(({ route = '', queries = [] }) => [route, ...queries.map((each) => each.route)])
    .concat(REDIRECTED_ROUTE, PAGE_TRIAL_ROUTE)
    .map(firstSegment)
    .filter((segment) => segment && !RESERVED_FIRST_SEGMENTS.includes(segment)),
);

const plainPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** Returns the row of the address table for a request. */
export const rowAt = (settings: SiteSettings, pathname: string): AddressMatch | null =>
  addressAt(settings, plainPath(pathname));

/** The site and language of a request, which every route begins with. */
export interface RouteRoot {
  site: string;
  language: Language;
}

const rootOf = ({ site, language }: RouteRoot): string => `/${site}/${language}`;

/**
 * Returns the route for an address, by the address table: a cached one, or one rendered per request if the
 * query requires it.
 * @param pathname of the browser's address, without the language
 * @returns a path in the tree of `app`, such as `/harbour/en/search-per-request/toyota`
 */
export function routeOf(
  settings: SiteSettings,
  root: RouteRoot,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): string {
  const path = plainPath(pathname);
  const match = addressAt(settings, path);
  if (!match || INTERNAL.has(firstSegment(decodedPath(path)))) return `${rootOf(root)}${NOWHERE}`;
  const { row, parts } = match;
  const template = row.queries?.find(({ query }) => QUERIES[query](searchParams))?.route ?? row.route ?? '*';
  let next = 0;
  const route = template
    .replace(/:\w+/g, () => parts[next++] ?? '')
    .replace(/\*$/, () => (path === '/' ? '' : path));
  return `${row.tree ? `/${row.tree}` : ''}${rootOf(root)}${route}`;
}

/** Returns the route that follows an editor's redirect. */
export const redirectRoute = (root: RouteRoot, pathname: string): string =>
  `${rootOf(root)}${REDIRECTED_ROUTE}${pathname}`;

/**
 * Returns the address, without the language, of the page that a route of `routeOf` renders from the cache for everybody;
 * null for other routes, which cannot have a trial.
 */
export function cachedPageAddress(root: RouteRoot, route: string, pathname: string): string | null {
  const path = plainPath(pathname);
  const isCached = route === `${rootOf(root)}${path === '/' ? '' : path}`;
  return isCached ? decodedPath(path) : null;
}

/** Returns the route of the variant of a page that `cachedPageAddress` names. */
export const variantRoute = (root: RouteRoot, trialId: string, pathname: string): string =>
  `${rootOf(root)}${PAGE_TRIAL_ROUTE}/${trialId}${plainPath(pathname) === '/' ? '' : plainPath(pathname)}`;

/** Decodes a path as the framework does; a malformed one is returned unchanged. */
function decodedPath(path: string): string {
  return decoded(path)?.replace(/\/{2,}/g, '/') ?? path;
}
