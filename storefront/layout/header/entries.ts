import { accountOf, hasSignIn, type SignInSite } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { targetOf } from '@/content/links.ts';
import type { Header, Menu } from '@/content/navigation.server.ts';
import type { LinkLine } from '@/ui/LinkList.client.tsx';

/** A menu without its pictures, as the phone's sheet lists it. */
export interface Entry {
  label: string;
  href: string | null;
  /** What it leads to; one list, or one for each column. */
  lists: readonly (readonly LinkLine[])[];
}

type Item = Menu['items'][number];

const lineOf = ({ label, description, link }: Item): LinkLine[] => {
  const to = targetOf(link);
  return to && label ? [{ label, ...to, ...(description && { description }) }] : [];
};

/**
 * The lines of a menu or of a column of it. The header of wide screens and the phone's sheet get the same list, so that a
 * page carries it once.
 */
export const linesOf = cache((items: Menu['items']): readonly LinkLine[] => items.flatMap(lineOf));

/** Whether a menu shows on this site: the mega menu of models is a feature (NAV-11). */
export function showsMenu(menu: Menu, { features }: Pick<Site, 'features'>): boolean {
  if (!menu.label) return false;
  if (menu.kind === 'models') return features.megaMenuEnabled && (menu.models ?? []).length > 0;
  return menu.kind !== 'link' || targetOf(menu.link) !== null;
}

/** Everything that a menu leads to. */
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

/** The header's menus for the phone's sheet, and the account, whose link in the header has no room there. */
export function entriesOf(header: Header | null, site: SignInSite): Entry[] {
  const menus = (header?.menus ?? [])
    .filter((menu) => showsMenu(menu, site))
    .map((menu) => ({ label: menu.label, href: targetOf(menu.link)?.href ?? null, lists: listsOf(menu) }));
  if (!hasSignIn(site)) return menus;
  const { name, path } = accountOf(site);
  return [...menus, { label: name, href: path, lists: [] }];
}
