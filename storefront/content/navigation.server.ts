import { navigationQuery } from '@forecourt/schemas/queries/navigation';
import type { NavigationQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';
import { shownBetween } from './dated.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type Navigation = NonNullable<NavigationQueryResult>;
export type Header = NonNullable<Navigation['header']>;
export type Menu = Header['menus'][number];
export type Footer = NonNullable<Navigation['footer']>;

/** Returns the header and footer of a site in the page's language, with the menu entries that are visible now; either may be null. */
export const loadNavigation = cache(async (site: string): Promise<Navigation> => {
  const language = await pageLanguage();
  const stored = await cached(
    'navigation',
    { site },
    () => ask(navigationQuery, { site, language }, { editable: true }),
    {
      key: language,
      tags: [tagOf('site', { site }), tagOf('links', { site })],
    },
  );
  const { header, footer } = (await usablePictures(site, stored)) ?? { header: null, footer: null };
  return { header: header && { ...header, menus: await menusNow(site, header.menus) }, footer };
});

async function menusNow(site: string, menus: readonly Menu[]): Promise<Menu[]> {
  const itemsNow = (items: Menu['items']) => showingNow(site, items, shownBetween);
  return Promise.all(
    (await showingNow(site, menus, shownBetween)).map(async (menu) => ({
      ...menu,
      items: await itemsNow(menu.items),
      columns: await Promise.all(
        menu.columns.map(async (column) => ({ ...column, items: await itemsNow(column.items) })),
      ),
    })),
  );
}
