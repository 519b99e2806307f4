import type { Site } from '@forecourt/lib/sites/site';
import type { Crumb } from '@/ui/Breadcrumb.tsx';
import type { Landing } from './landing.ts';

const HOME: Crumb = { name: 'Home', href: '/' }; // NAV-12

/** Returns a results path under the dealership's base for breadcrumbs, or the site's (ROUTE-31). */
export function breadcrumbPath(site: Pick<Site, 'dealerships' | 'settings'>, path: string): string {
  const base = site.dealerships[0]?.breadcrumbSearchBase ?? site.settings.breadcrumbSearchBase;
  return base === '/search/' ? path : path.replace(/^\/search(?=\/|$)/, base.replace(/\/$/, ''));
}

export const landingBreadcrumbs = (
  site: Pick<Site, 'dealerships' | 'settings'>,
  landing: Landing,
): Crumb[] => [
  HOME,
  ...[...landing.parents, { label: landing.heading, path: landing.path }].map(({ label, path }) => ({
    name: label,
    href: breadcrumbPath(site, path),
  })),
];
