import { parseSettings } from '@forecourt/lib/site/settings';
import { type ShownPage, shownPages } from '@forecourt/lib/site/shown-at';
import type { FeatureRow, SiteColumn } from './rows.ts';
import type { RowName } from './values.ts';

/** What changes on the pages when a switch is set, in a sentence for whoever is about to. */
export function effectOf({ description }: Pick<FeatureRow, 'description'>, on: boolean): string {
  return `${on ? 'From now on' : 'No longer'}: ${description}.`;
}

/** A kind of page with the whole address of one; null where that depends on a vehicle, or the site has no address. */
interface ShownPlace extends Pick<ShownPage, 'words'> {
  href: string | null;
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
