import { ADDRESS_TABLE, RESERVED_FIRST_SEGMENTS } from './address-table.ts';
import { linkTargetProblem, webAddressProblem } from './web-address.ts';

export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
}

const MAX_PATH = 200;
const FROM = /^\/[^\s?#\\]*$/;
/** Files that can't be redirected: the table's, and those that bypass the proxy. */
const FILES = [
  '_next',
  'icons.svg',
  'payment-marks.svg',
  ...ADDRESS_TABLE.flatMap(({ page, pattern }) =>
    page === 'file' && typeof pattern === 'string' && pattern.lastIndexOf('/') === 0
      ? [pattern.slice(1)]
      : [],
  ),
];
/** A long sitemap is split: `sitemap-2.xml`. */
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/** Normalises a path for comparison: decoded, lower case, without trailing slash. */
export function redirectKey(path: string): string {
  let decodedPath = path;
  try {
    decodedPath = decodeURI(path);
  } catch {
    // A malformed path is compared as it is.
  }
  return decodedPath.toLowerCase().replace(/(?<=.)\/+$/, '');
}

export function redirectFromProblem(from: string): string | null {
  if (!from.startsWith('/')) return "Start with a slash, for example '/old-page'.";
  if (!FROM.test(from)) return 'Enter only the path, without spaces, question marks or number signs.';
  if (from.startsWith('//')) return 'Remove one of the two consecutive slashes.';
  if (from.length > MAX_PATH) return `Keep it to ${MAX_PATH} characters; this one has ${from.length}.`;
  if (redirectKey(from) === '/') return 'The home page cannot be redirected.';
  const [, first = '', offer] = redirectKey(from).split('/');
  // Individual offers may be redirected, because their addresses can change.
  if (first === 'offers' && offer) return null;
  return [...RESERVED_FIRST_SEGMENTS, ...FILES].includes(first) || SITEMAP_PART.test(first)
    ? `Addresses under '/${first}' belong to the site itself and cannot be redirected.`
    : null;
}

export function redirectToProblem(to: string): string | null {
  if (to.includes('\\')) return 'Remove the backslash.';
  if (to.startsWith('/')) return linkTargetProblem(to);
  const problem = webAddressProblem(to, ['https']);
  if (problem) return `${problem} Or enter a path on this site that starts with a slash.`;
  const { username, password } = new URL(to);
  return username || password ? 'Remove the name and password before the host.' : null;
}

const pathOf = (to: string): string | null =>
  to.startsWith('/') ? redirectKey(to.split(/[?#]/)[0] ?? to) : null;

/**
 * Returns an error message if a redirect forms a loop or chain with others of its site, or null. Each step of
 * a chain costs shoppers time, and search engines stop following.
 */
export function redirectChainProblem(
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  others: readonly Pick<Redirect, 'from' | 'to'>[],
): string | null {
  const own = redirectKey(from);
  const target = pathOf(to);
  if (target === own) return 'This redirect would lead to itself.';
  const sameRedirect = others.find((other) => redirectKey(other.from) === own);
  if (sameRedirect) return `'${from}' already redirects to '${sameRedirect.to}'. Edit that redirect instead.`;
  const next = others.find((other) => redirectKey(other.from) === target);
  if (next && pathOf(next.to) === own) return `'${to}' redirects back to '${from}', which would never end.`;
  if (next) return `'${to}' redirects to '${next.to}'. Redirect there directly.`;
  const before = others.find((other) => pathOf(other.to) === own);
  return before
    ? `'${before.from}' redirects to '${from}', which would form a chain. Redirect '${before.from}' directly to '${to}' first.`
    : null;
}

export type RedirectTable = ReadonlyMap<string, Redirect>;

/** Returns the valid redirects of a site, since imports bypass form validation. */
export function redirectTable(redirects: readonly Redirect[]): RedirectTable {
  const good = redirects.filter(
    ({ from, to }) => redirectFromProblem(from) === null && redirectToProblem(to) === null,
  );
  const table = new Map(good.map((redirect) => [redirectKey(redirect.from), redirect]));
  const endless = [...table.keys()].filter((key) => isEndless(key, table));
  for (const key of endless) table.delete(key);
  return table;
}

function isEndless(start: string, table: RedirectTable): boolean {
  const visitedKeys = new Set<string>();
  for (let key: string | null = start; key !== null && table.has(key); ) {
    if (visitedKeys.has(key)) return true;
    visitedKeys.add(key);
    key = pathOf(table.get(key)?.to ?? '');
  }
  return false;
}

export const redirectOf = (table: RedirectTable, pathname: string): Redirect | null =>
  table.get(redirectKey(pathname)) ?? null;

/** Returns the redirect target with the request's query before its anchor. */
export function redirectLocation(to: string, search: string): string {
  const query = search.replace(/^\?/, '');
  if (!query) return to;
  const [address = '', ...anchor] = to.split('#');
  const fullAddress = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return [fullAddress, ...anchor].join('#');
}
