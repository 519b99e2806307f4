import type { Translator } from '@forecourt/lib/platform/language/translator';
import { accountOf, hasSignIn, type SignInSite } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { targetOf } from '@/content/links.ts';
import type { Header, Menu } from '@/content/navigation.server.ts';
import type { LinkLine } from '@/ui/LinkList.client.tsx';
import type { TextLanguage } from '@/ui/text-language.ts';

export interface Entry {
  label: string;
  /** Language of the texts, if it is not the one of the page. */
  lang?: string;
  href: string | null;
  lists: readonly (readonly LinkLine[])[];
}

type Item = Menu['items'][number];

const lineOf = ({ label, description, link }: Item): LinkLine[] => {
  const to = targetOf(link);
  return to && label ? [{ label, ...to, ...(description && { description }) }] : [];
};

/** Returns the links of a menu or column. Cached, so that the page's data has each list once. */
export const linesOf = cache((items: Menu['items']): readonly LinkLine[] => items.flatMap(lineOf));

/** Returns whether a menu is shown on this site; the mega menu of models is a feature (NAV-11). */
export function showsMenu(menu: Menu, { features }: Pick<Site, 'features'>): boolean {
  if (!menu.label) return false;
  if (menu.kind === 'models') return features.megaMenuEnabled && (menu.models ?? []).length > 0;
  return menu.kind !== 'link' || targetOf(menu.link) !== null;
}

function listsOf(menu: Menu): Entry['lists'] {
  switch (menu.kind) {
    case 'dropdown':
      return [linesOf(menu.items)];
    case 'mega':
      return menu.columns.map(({ items }) => linesOf(items));
    case 'models':
      return [(menu.models ?? []).map(({ name, href }) => ({ label: name, href: href ?? '/' }))];
    default:
      return [];
  }
}

/**
 * Returns the menus for the phone's sheet, with the account link, for which its header has no room.
 * @param language of the header's texts
 */
export function entriesOf(
  header: Header | null,
  site: SignInSite,
  t: Translator<'pageTitles'>,
  { lang }: TextLanguage,
): Entry[] {
  const menus = (header?.menus ?? [])
    .filter((menu) => showsMenu(menu, site))
    .map((menu) => ({
      label: menu.label,
      ...(lang && { lang }),
      href: targetOf(menu.link)?.href ?? null,
      lists: listsOf(menu),
    }));
  if (!hasSignIn(site)) return menus;
  const { name, path } = accountOf(site, t);
  return [...menus, { label: name, href: path, lists: [] }];
}
