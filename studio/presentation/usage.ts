import { parseSettings } from '@forecourt/lib/site/settings';
import type { DocumentLocationsState } from 'sanity/presentation';

interface UsedOnSite {
  name: string | null;
  url: string | null;
}

/** What is asked of the content lake about a document. */
export interface UsedOn {
  type: string;
  pages: { title: string | null; path: string | null; site: UsedOnSite | null }[];
  document: { slug: string | null; manufacturer: string | null; dealership: string | null } | null;
  sites: (UsedOnSite & {
    offerPathStyle: string | null;
    locationPathBase: string | null;
    locationPathSlug: string | null;
    hasLocation: boolean | null;
  })[];
}

type Site = UsedOn['sites'][number];

/** The document's own page on a site, null where it has none. */
function ownPath({ type, document }: UsedOn, site: Site): string | null {
  if (!document?.slug) return null;
  const { slug, manufacturer, dealership } = document;
  switch (type) {
    case 'offer':
      return site.offerPathStyle === 'manufacturer' && manufacturer
        ? `/offers/${manufacturer}/${slug}`
        : `/offers/${slug}`;
    case 'location':
      if (!site.hasLocation) return null;
      return `/${site.locationPathBase ?? DEFAULTS.locationPathBase}/${site.locationPathSlug === 'dealership' ? (dealership ?? slug) : slug}`;
    case 'model':
      return `/${slug}`;
    default:
      return null;
  }
}

const DEFAULTS = parseSettings({}).settings;
/** These show on all of a site's pages, or on many of them. */
const EVERYWHERE = new Set([
  'navigation',
  'site',
  'siteFeatures',
  'dealership',
  'promoCard',
  'deliveryTable',
]);

const address = (url: string, path: string) => new URL(path, url).href;
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Where a document shows, in a sentence and by absolute addresses. */
export function usageOf(usedOn: UsedOn): DocumentLocationsState {
  const onPages = usedOn.pages.flatMap(({ title, path, site }) =>
    site?.url && path
      ? [{ site: site.name ?? site.url, title: title ?? path, href: address(site.url, path) }]
      : [],
  );
  const own = usedOn.sites.flatMap((site) => {
    const path = site.url ? ownPath(usedOn, site) : null;
    return path && site.url
      ? [{ site: site.name ?? site.url, title: 'Its own page', href: address(site.url, path) }]
      : [];
  });
  const everywhere = EVERYWHERE.has(usedOn.type)
    ? usedOn.sites.flatMap(({ name, url }) =>
        url ? [{ site: name ?? url, title: 'Home', href: address(url, '/') }] : [],
      )
    : [];
  const all = [...own, ...onPages, ...everywhere];
  const byHref = [...new Map(all.map((entry) => [entry.href, entry])).values()];
  const sites = new Set(byHref.map(({ site }) => site));
  if (byHref.length === 0) return { message: 'Not used on any page', tone: 'caution', locations: [] };
  return {
    message: everywhere.length
      ? `Used on all pages of ${count(sites.size, 'site')}`
      : `Used on ${count(byHref.length, 'page')} of ${count(sites.size, 'site')}`,
    tone: 'positive',
    locations: byHref.map(({ site, title, href }) => ({ title: `${title} (${site})`, href })),
  };
}
