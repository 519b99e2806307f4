import { splitLanguage } from '../platform/language/languages.ts';
import { type AddressedContent, type AddressedSite, addressAt } from './address-table.ts';
import { type RedirectTable, redirectOf } from './redirects.ts';
import { chosenAddress, isPageOff } from './special-pages.ts';

/** Addresses of a site, as visitors see it. */
export interface Addresses extends AddressedSite, AddressedContent {
  redirects: RedirectTable;
}

/** Returns a link's path without query, anchor and trailing slash; null for an anchor only. */
export function pathOfLink(path: string): string | null {
  const [plain = ''] = path.split(/[?#]/);
  return plain ? plain.replace(/(?<=.)\/+$/, '') : null;
}

/**
 * Returns whether a link leads to a page, a redirect or nothing (null).
 * Addresses of the stock count as existing.
 */
export function linkTarget(link: string, addresses: Addresses): 'page' | 'redirect' | null {
  const { settings, pages, redirects } = addresses;
  const address = pathOfLink(link);
  if (address === null) return 'page';
  const { language, path: english } = splitLanguage(address);
  const path = settings.languages.some((offered) => offered === language) ? english : address;
  if (redirectOf(redirects, path)) return 'redirect';
  if (pages.has(path) && !isPageOff(settings.extraPages, path)) return 'page';
  const own = chosenAddress(settings, path);
  if (own !== path) return linkTarget(own, addresses) && 'redirect';
  const match = addressAt(settings, path);
  if (!match) return null;
  const { row, parts } = match;
  return (row.exists?.(addresses) ?? true) && (row.has?.(addresses, parts) ?? true) ? 'page' : null;
}
