import {
  ADDRESS_TABLE,
  type AddressMatch,
  addressAt,
  RESERVED_FIRST_SEGMENTS,
} from '@forecourt/lib/sites/address-table';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import { QUERIES } from './queries.ts';

/** No page can have this address: editors' addresses begin with a letter or a digit. */
const NOWHERE = '/-';

const firstSegment = (path: string) => path.split('/')[1]?.replace('*', '') ?? '';

/** Folders of `app/[site]` behind other addresses, which are no addresses themselves. */
const INTERNAL: ReadonlySet<string> = new Set(
  ADDRESS_TABLE.flatMap(({ route = '', queries = [] }) => [route, ...queries.map((each) => each.route)])
    .concat('/redirected')
    .map(firstSegment)
    .filter((segment) => segment && !RESERVED_FIRST_SEGMENTS.includes(segment)),
);

/** An address as the table finds its row by: without a slash at its end. */
const plainPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** The row of the address table for a request. */
export const rowAt = (settings: SiteSettings, pathname: string): AddressMatch | null =>
  addressAt(settings, plainPath(pathname));

/**
 * The route that answers an address, by the address table: a cached one, or one per request where the query says so.
 * @param site slug of the site
 * @param pathname as the browser has it
 * @returns a path in the tree of `app`, such as `/harbour/search-per-request/toyota`
 */
export function routeOf(
  settings: SiteSettings,
  site: string,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): string {
  const path = plainPath(pathname);
  const match = addressAt(settings, path);
  if (!match || INTERNAL.has(firstSegment(decoded(path)))) return `/${site}${NOWHERE}`;
  const { row, parts } = match;
  const template = row.queries?.find(({ query }) => QUERIES[query](searchParams))?.route ?? row.route ?? '*';
  let next = 0;
  const route = template
    .replace(/:\w+/g, () => parts[next++] ?? '')
    .replace(/\*$/, () => (path === '/' ? '' : path));
  return `${row.tree ? `/${row.tree}` : ''}/${site}${route}`;
}

/** Decoded as the framework finds routes; what cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}
