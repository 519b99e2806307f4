import { parseSettings } from '@forecourt/lib/sites/settings';
import { SHOWN_AT, type ShownPage, shownPages } from '@forecourt/lib/sites/shown-at';
import type { FeatureRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';
import type { RowName } from './values.ts';

export function effectOf({ description }: Pick<FeatureRow, 'description'>, on: boolean): string {
  return `${on ? 'From now on' : 'No longer'}: ${description}.`;
}

/** A kind of page with its URL. Null if the URL depends on a vehicle or the site has no address. */
interface ShownPlace extends Pick<ShownPage, 'words'> {
  href: string | null;
}

/**
 * Returns a page that shows a change. Vehicle pages depend on a vehicle, so the results page is returned
 * instead.
 * @param value the new value, as some settings are addresses
 * @returns null if no page shows it or the site has no address
 */
export function seenAt(
  name: RowName,
  { url, settings }: Pick<SiteColumn, 'url' | 'settings'>,
  value: unknown,
): { origin: string; path: string } | null {
  if (!url || !URL.canParse(url) || SHOWN_AT[name].every((page) => page === 'nowhere')) return null;
  const pages = shownPages(name, parseSettings({ ...settings, [name]: value }).settings);
  return { origin: new URL(url).origin, path: pages.find(({ path }) => path !== null)?.path ?? '/search' };
}

/** Returns the host and pages of a site that show a row. */
export function placesOf(
  name: RowName,
  { name: siteName, url, settings }: Pick<SiteColumn, 'name' | 'url' | 'settings'>,
): { host: string; pages: ShownPlace[] } {
  const base = url && URL.canParse(url) ? new URL(url) : null;
  const pages = shownPages(name, parseSettings(settings).settings);
  return {
    host: base?.host ?? siteName,
    pages: pages.map(({ words, path }) => ({
      words,
      href: base && path !== null ? new URL(path, base).href : null,
    })),
  };
}
