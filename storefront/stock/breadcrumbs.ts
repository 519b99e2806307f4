import type { Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import type { Crumb } from '@/ui/Breadcrumb.tsx';
import type { Landing } from './landing.ts';

/** Returns a results path under the dealership's base for breadcrumbs, or the site's (ROUTE-31). */
export function breadcrumbPath(site: Pick<Site, 'dealerships' | 'settings'>, path: string): string {
  const base = site.dealerships[0]?.breadcrumbSearchBase ?? site.settings.breadcrumbSearchBase;
  return base === '/search/' ? path : path.replace(/^\/search(?=\/|$)/, base.replace(/\/$/, ''));
}

/**
 * Returns the breadcrumbs of a landing page (NAV-12).
 * @param heading of the page
 */
export function landingBreadcrumbs(
  site: Pick<Site, 'dealerships' | 'settings'>,
  { parents, path }: Pick<Landing, 'parents' | 'path'>,
  heading: string,
  language: Language,
): Crumb[] {
  const t = translatorOf(language, 'stock');
  const all = parents.map((parent) =>
    parent.noun ? { ...parent, label: t('headings.all', { noun: parent.noun }) } : parent,
  );
  return [
    { name: translatorOf(language, 'searchPage')('home'), href: '/' },
    ...[...all, { label: heading, path }].map((each) => ({
      name: each.label,
      href: breadcrumbPath(site, each.path),
    })),
  ];
}
