import { type AddressedContent, type AddressedSite, addressAt } from './address-table.ts';
import { type RedirectTable, redirectOf } from './redirects.ts';
import { isPageOff, ownAddress } from './special-pages.ts';

/** What has addresses on a site, as visitors see it. */
export interface Addresses extends AddressedSite, AddressedContent {
  redirects: RedirectTable;
}

/** A link's path without its filters and anchor, and without a slash at its end; null for an anchor alone. */
export function pathOfLink(path: string): string | null {
  const [plain = ''] = path.split(/[?#]/);
  return plain ? plain.replace(/(?<=.)\/+$/, '') : null;
}

/**
 * What a link's path leads to on a site: a page, a redirect to another address, or nothing (null). It looks in the order in which
 * the storefront does; what only the stock decides is taken to be there.
 */
export function linkTarget(link: string, addresses: Addresses): 'page' | 'redirect' | null {
  const path = pathOfLink(link);
  if (path === null) return 'page';
  const { settings, pages, redirects } = addresses;
  if (redirectOf(redirects, path)) return 'redirect';
  if (pages.has(path) && !isPageOff(settings.extraPages, path)) return 'page';
  const own = ownAddress(settings, path);
  if (own !== path) return linkTarget(own, addresses) && 'redirect';
  const match = addressAt(settings, path);
  if (!match) return null;
  const { row, parts } = match;
  return (row.exists?.(addresses) ?? true) && (row.has?.(addresses, parts) ?? true) ? 'page' : null;
}
