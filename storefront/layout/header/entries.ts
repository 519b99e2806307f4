import { type GarageSite, garageOf } from '@forecourt/lib/site/garage';
import type { Site } from '@forecourt/lib/site/site';
import { targetOf } from '@/content/links.ts';
import type { Header, Menu } from '@/content/navigation.server.ts';

/** A line of a menu. */
export interface Line {
  label: string;
  href: string;
}

/** A menu without its pictures and explanations, as the phone's sheet lists it. */
export interface Entry {
  label: string;
  href: string | null;
  lines: Line[];
}

type Item = Menu['items'][number];

const lineOf = ({ label, link }: Pick<Item, 'label' | 'link'>): Line[] => {
  const to = targetOf(link);
  return to && label ? [{ label, href: to.href }] : [];
};

/** Whether a menu shows on this site: the mega menu of models is a feature (NAV-11). */
export function showsMenu(menu: Menu, { features }: Pick<Site, 'features'>): boolean {
  if (!menu.label) return false;
  if (menu.kind === 'models') return features.megaMenuEnabled && (menu.models ?? []).length > 0;
  return menu.kind !== 'link' || targetOf(menu.link) !== null;
}

/** Everything that a menu leads to, in one list. */
function linesOf(menu: Menu): Line[] {
  switch (menu.kind) {
    case 'dropdown':
      return menu.items.flatMap(lineOf);
    case 'mega':
      return menu.columns.flatMap(({ items }) => items.flatMap(lineOf));
    case 'models':
      return (menu.models ?? []).map(({ name, href }) => ({ label: name, href: href ?? '/' }));
    default:
      return [];
  }
}

/** The header's menus for the phone's sheet, and the garage, whose link in the header has no room there. */
export function entriesOf(header: Header | null, site: Pick<Site, 'features'> & GarageSite): Entry[] {
  const menus = (header?.menus ?? [])
    .filter((menu) => showsMenu(menu, site))
    .map((menu) => ({ label: menu.label, href: targetOf(menu.link)?.href ?? null, lines: linesOf(menu) }));
  const garage = garageOf(site);
  return garage ? [...menus, { label: garage.name, href: garage.path, lines: [] }] : menus;
}
