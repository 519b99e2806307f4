import { navigationQuery } from '@forecourt/schemas/queries/navigation';
import type { NavigationQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';

export type Navigation = NonNullable<NavigationQueryResult>;
export type Header = NonNullable<Navigation['header']>;
export type Menu = Header['menus'][number];
export type Footer = NonNullable<Navigation['footer']>;

/** Header and footer of a site; either may be missing. */
export const loadNavigation = cache(
  async (site: string): Promise<Navigation> =>
    (await cached('navigation', { site }, () => ask(navigationQuery, { site }), {
      tags: [tagOf('site', { site }), tagOf('links', { site })],
    })) ?? { header: null, footer: null },
);
