import { ADDRESS_TABLE, RESERVED_FIRST_SEGMENTS } from './address-table.ts';
import { linkTargetProblem, webAddressProblem } from './web-address.ts';

/** An address that leads on to another, as an editor entered it. */
export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
}

const MAX_PATH = 200;
const FROM = /^\/[^\s?#\\]*$/;
/** What is answered by name: files of the address table, and those that never reach the proxy. */
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
/** A long sitemap stands in parts: `sitemap-2.xml`. */
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/** An address as redirects compare it: decoded, in lower case, without a slash at its end. */
export function redirectKey(path: string): string {
  let decodedPath = path;
  try {
    decodedPath = decodeURI(path);
  } catch {
    // What cannot be decoded is compared as it stands.
  }
  return decodedPath.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** What is wrong with the address that leads on, in words for an editor; null when nothing is. */
export function redirectFromProblem(from: string): string | null {
  if (!from.startsWith('/')) return "Start with a slash, for example '/old-page'.";
  if (!FROM.test(from)) return 'Enter the path alone: no spaces, no question mark, no number sign.';
  if (from.startsWith('//')) return 'There are two slashes in a row.';
  if (from.length > MAX_PATH) return `Keep it to ${MAX_PATH} characters; this one has ${from.length}.`;
  if (redirectKey(from) === '/') return 'The home page cannot lead elsewhere.';
  const [, first = '', offer] = redirectKey(from).split('/');
  // An offer has an address of its own below the list of offers, and may get another.
  if (first === 'offers' && offer) return null;
  return [...RESERVED_FIRST_SEGMENTS, ...FILES].includes(first) || SITEMAP_PART.test(first)
    ? `Addresses under '/${first}' are made by the site itself and cannot lead elsewhere.`
    : null;
}

/** What is wrong with where it leads, in words for an editor; null when nothing is. */
export function redirectToProblem(to: string): string | null {
  if (to.includes('\\')) return 'Leave out the backslash.';
  if (to.startsWith('/')) return linkTargetProblem(to);
  const problem = webAddressProblem(to, ['https']);
  if (problem) return `${problem} Or enter a path of this site that starts with a slash.`;
  const { username, password } = new URL(to);
  return username || password ? 'Leave out the name and password in front of the host.' : null;
}

const pathOf = (to: string): string | null =>
  to.startsWith('/') ? redirectKey(to.split(/[?#]/)[0] ?? to) : null;

/**
 * What is wrong with a redirect beside the others of its site, in words for an editor; null when nothing is.
 * A loop never ends, and each step of a chain costs a shopper a wait and a search engine its patience.
 */
export function redirectChainProblem(
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  others: readonly Pick<Redirect, 'from' | 'to'>[],
): string | null {
  const own = redirectKey(from);
  const target = pathOf(to);
  if (target === own) return 'It would lead back to itself.';
  const sameRedirect = others.find((other) => redirectKey(other.from) === own);
  if (sameRedirect) return `'${from}' leads to '${sameRedirect.to}' already. Change that redirect.`;
  const next = others.find((other) => redirectKey(other.from) === target);
  if (next && pathOf(next.to) === own) return `'${to}' leads back to '${from}': nobody would ever arrive.`;
  if (next) return `'${to}' leads on to '${next.to}'. Lead straight there.`;
  const before = others.find((other) => pathOf(other.to) === own);
  return before
    ? `'${before.from}' leads to '${from}' and would lead on from there. Lead '${before.from}' straight to '${to}' first.`
    : null;
}

/** Where each address of a site leads on to, by its key. */
export type RedirectTable = ReadonlyMap<string, Redirect>;

/**
 * The redirects of a site that may be followed. What a form refuses may still come by an import: an address of the
 * application, a target that is none, and whatever never ends are left out.
 */
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

/** The redirect of an address, null when it leads nowhere else. */
export const redirectOf = (table: RedirectTable, pathname: string): Redirect | null =>
  table.get(redirectKey(pathname)) ?? null;

/**
 * Where a request is led: the target with the query string that came, after its own and before its anchor.
 * @param search such as `?utm_source=mail`, or nothing
 */
export function redirectLocation(to: string, search: string): string {
  const query = search.replace(/^\?/, '');
  if (!query) return to;
  const [address = '', ...anchor] = to.split('#');
  const fullAddress = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return [fullAddress, ...anchor].join('#');
}
