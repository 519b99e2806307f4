import { chooseSite, chosenSite } from '../home/chosenSite.ts';
import type { PreviewSite } from './sites.ts';

const KEY = 'forecourt.preview.path';

/** Stores the previewed site and path, as the site last worked on in all tools. */
export function storePreview(siteId: string, path: string): void {
  chooseSite(siteId);
  localStorage.setItem(KEY, JSON.stringify([siteId, path]));
}

/**
 * Returns the address that the preview opens with: the site last worked on, at the page last previewed there.
 * @param sites the sites of the user; not empty
 */
export function firstAddress(sites: readonly [PreviewSite, ...PreviewSite[]]): string {
  const [siteId, path] = stored();
  const siteOf = (wanted: string) => sites.find(({ id }) => id === wanted);
  const site = siteOf(chosenSite()) ?? siteOf(siteId) ?? sites[0];
  return site.origin + (siteId === site.id ? path : '/');
}

function stored(): [string, string] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const [siteId, path] = Array.isArray(value) ? value : [];
    // A second slash would lead to another host.
    if (typeof siteId === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path))
      return [siteId, path];
  } catch {
    // Written by another version.
  }
  return ['', '/'];
}
