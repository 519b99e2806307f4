import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { BLOG_PATH, postHref } from '@forecourt/lib/sites/blog';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { languageOf } from '@forecourt/lib/sites/translations';
import type { DocumentLocationsState } from 'sanity/presentation';
import { type ListPage, listingPages, placesOf, type Ranked } from './automatic.ts';

interface UsedOnSite {
  name: string | null;
  url: string | null;
}

export interface UsedOn {
  type: string;
  pages: { title: string | null; language?: string | null; path: string | null; site: UsedOnSite | null }[];
  document: {
    /** Of a translation; null in English. */
    language?: string | null;
    slug: string | null;
    manufacturer: string | null;
    dealership: string | null;
    location: string | null;
  } | null;
  lists: ListPage[];
  /** All documents of the type, if the order decides what a list shows. */
  ranked: Ranked[];
  sites: (UsedOnSite & {
    id: string;
    offerPathStyle: string | null;
    offersPath: string | null;
    locationPathBase: string | null;
    locationPathSlug: string | null;
    hasLocation: boolean | null;
    opensPopup: boolean | null;
  })[];
}

type Site = UsedOn['sites'][number];

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
    case 'blogPost':
      return postHref(slug);
    default:
      return null;
  }
}

const DEFAULTS = parseSettings({}).settings;
/** Types shown on all or many pages of a site. */
const EVERYWHERE = new Set([
  'navigation',
  'site',
  'siteFeatures',
  'dealership',
  'promoCard',
  'deliveryTable',
  'tradeAdjustment',
  'announcement',
  'popup',
]);

const address = (url: string, path: string) => new URL(path, url).href;
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Returns the rank of a document by site, for sites on which automatic lists may show it. */
function placesOnSites(id: string, { type, sites, ranked }: UsedOn, now: Date): Record<string, number> {
  if (type === 'offer' || type === 'blogPost') return placesOf(id, ranked, now);
  const listing = type === 'location' ? sites.filter(({ hasLocation }) => hasLocation) : sites;
  return Object.fromEntries(listing.map((site) => [site.id, 0]));
}

/** A page on which a document shows. */
export interface Shown {
  site: string;
  title: string;
  href: string;
}

/** Returns where a document is shown without a reference: the list of its type, and automatic list blocks. */
export function shownAutomatically(id: string, usedOn: UsedOn, now: Date): Shown[] {
  const places = placesOnSites(id, usedOn, now);
  // The routes that list all offers and all posts.
  const ofAll = usedOn.sites.flatMap(({ id: siteId, name, url, offersPath }) => {
    const path = { offer: offersPath ?? DEFAULTS.offersPath, blogPost: BLOG_PATH }[usedOn.type];
    return path && url && siteId in places
      ? [{ site: name ?? url, title: 'The full list, automatically', href: address(url, path) }]
      : [];
  });
  const location = usedOn.document?.location ?? null;
  const listingPlaces = listingPages(usedOn.type, { places, location }, usedOn.lists).flatMap(
    ({ title, path, site }) =>
      site?.url && path
        ? [
            {
              site: site.name ?? site.url,
              title: `${title ?? path}, automatically`,
              href: address(site.url, path),
            },
          ]
        : [],
  );
  return [...ofAll, ...listingPlaces];
}

/** Returns a summary of where a document is shown, with URLs. */
export function usageOf(id: string, usedOn: UsedOn, now: Date): DocumentLocationsState {
  const onPages = usedOn.pages.flatMap(({ title, language, path, site }) =>
    site?.url && path
      ? [
          {
            site: site.name ?? site.url,
            title: title ?? path,
            href: address(site.url, inLanguage(path, languageOf({ language }))),
          },
        ]
      : [],
  );
  const own = usedOn.sites.flatMap((site) => {
    const path = site.url ? ownPath(usedOn, site) : null;
    return path && site.url
      ? [
          {
            site: site.name ?? site.url,
            title: 'Its own page',
            href: address(site.url, inLanguage(path, languageOf(usedOn.document))),
          },
        ]
      : [];
  });
  const everywhere = EVERYWHERE.has(usedOn.type)
    ? usedOn.sites.flatMap(({ name, url, opensPopup }) =>
        url && (usedOn.type !== 'popup' || opensPopup)
          ? [{ site: name ?? url, title: 'Home', href: address(url, '/') }]
          : [],
      )
    : [];
  // A page that both refers to the document and lists it counts as a page that refers to it.
  const all = [...shownAutomatically(id, usedOn, now), ...own, ...onPages, ...everywhere];
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
