import { parseSettings } from '@forecourt/lib/sites/settings';
import { SHOWN_AT, type ShownPage, shownPages } from '@forecourt/lib/sites/shown-at';
import type { FeatureRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';
import type { RowName } from './values.ts';

/** What changes on the pages when a switch is set, in a sentence for whoever is about to. */
export function effectOf({ description }: Pick<FeatureRow, 'description'>, on: boolean): string {
  return `${on ? 'From now on' : 'No longer'}: ${description}.`;
}

/** A kind of page with the whole address of one; null where that depends on a vehicle, or the site has no address. */
interface ShownPlace extends Pick<ShownPage, 'words'> {
  href: string | null;
}

/**
 * The page on which a change of a row is seen at a site; where that depends on a vehicle, the results, which lead to one.
 * @param value what the row would be, since some rows are addresses
 * @returns null when no page shows it, or the site has no address
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

/** Where a row shows at a site: the name of its host, and the pages. */
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
