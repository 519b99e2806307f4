import { navigationQuery } from '@forecourt/schemas/queries/navigation';
import type { NavigationQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';
import { showingNow } from './dated.server.ts';

export type Navigation = NonNullable<NavigationQueryResult>;
export type Header = NonNullable<Navigation['header']>;
export type Menu = Header['menus'][number];
export type Footer = NonNullable<Navigation['footer']>;

/**
 * Header and footer of a site; either may be missing. Entries with a time show within it, and the page being made is
 * kept until the next of them comes or goes.
 */
export const loadNavigation = cache(async (site: string): Promise<Navigation> => {
  const navigation = await cached('navigation', { site }, () => ask(navigationQuery, { site }), {
    tags: [tagOf('site', { site }), tagOf('links', { site })],
  });
  if (!navigation?.header) return navigation ?? { header: null, footer: null };
  const menus = await showingNow(site, navigation.header.menus, ({ start, end }) => ({ start, end }));
  return { ...navigation, header: { ...navigation.header, menus } };
});
