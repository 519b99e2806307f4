import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { postHref } from '@forecourt/lib/sites/blog';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { languageOf } from '@forecourt/lib/sites/translations';

interface ReleaseSite {
  name: string | null;
  origin: string | null;
  offerPathStyle: string | null;
  timeZone: string;
}

/** The fields of a document that decide where it is shown. */
export interface ReleaseDocument {
  type: string;
  title: string | null;
  /** Of a translation; null in English. */
  language?: string | null;
  path: string | null;
  slug: string | null;
  manufacturer: string | null;
  /** Pages on which a popup opens. Null or empty means all pages. */
  pages: string[] | null;
  sites: (ReleaseSite | null)[] | null;
}

export interface Preview {
  label: string;
  origin: string;
  path: string;
}

export const RELEASE_DOCUMENTS = `*[sanity::partOfRelease($release) && !coalesce(_system.delete, false)]{
  "type": _type,
  "title": coalesce(title, name, heading, text),
  language,
  "path": path.current,
  "slug": slug.current,
  "manufacturer": manufacturer->slug.current,
  pages,
  "sites": *[
    _type == "site" && _id in [...coalesce(^.sites[]._ref, []), ^.site._ref]
    && !(_id in coalesce(^.excludedSites[]._ref, []))
  ] | order(_id asc){ name, "origin": url, "offerPathStyle": settings.offerPathStyle,
    "timeZone": coalesce(settings.timeZone, "${settingDefinitions.timeZone.fallback}") }
}`;

const DEFAULT_STYLE = settingDefinitions.offerPathStyle.fallback;

/** Document types in the order of their previews. */
const ORDER = ['page', 'offer', 'blogPost'];

/** Returns the page of a site that shows a document, with its label, or null if no page shows it. */
function seenAt(document: ReleaseDocument, site: ReleaseSite): Omit<Preview, 'origin'> | null {
  const { type, title, path, slug, manufacturer, pages } = document;
  const name = title ?? 'Untitled';
  switch (type) {
    case 'page':
      return path ? { path, label: name } : null;
    case 'offer': {
      const isBelowBrand = (site.offerPathStyle ?? DEFAULT_STYLE) === 'manufacturer' && manufacturer;
      return slug
        ? {
            path: isBelowBrand ? `/offers/${manufacturer}/${slug}` : `/offers/${slug}`,
            label: `Offer ${name}`,
          }
        : null;
    }
    case 'blogPost':
      return slug ? { path: postHref(slug), label: `Post ${name}` } : null;
    case 'popup': {
      // A pattern for all pages below a path also matches the path itself.
      const first = pages?.[0]?.replace(/\*$/, '').replace(/(?<=.)\/$/, '');
      return { path: first || '/', label: first && first !== '/' ? `Popup on ${first}` : 'Home page' };
    }
    case 'promoCard':
      return { path: '/search', label: 'Search results' };
    case 'navigation':
    case 'announcement':
    case 'slide':
      return { path: '/', label: 'Home page' };
    default:
      return null;
  }
}

/**
 * Returns the pages that show a release, each once: its own pages first, then pages with its popups, menus,
 * slides and announcements.
 */
export function previewsOf(documents: readonly ReleaseDocument[]): Preview[] {
  const previews = new Map<string, Preview & { site: string }>();
  const rank = ({ type }: ReleaseDocument) => (ORDER.indexOf(type) + ORDER.length + 1) % (ORDER.length + 1);
  for (const document of documents.toSorted((one, other) => rank(one) - rank(other)))
    for (const site of document.sites ?? []) {
      const view = site?.origin ? seenAt(document, site) : null;
      if (!site?.origin || !view) continue;
      const path = inLanguage(view.path, languageOf(document));
      const key = `${site.origin}${path}`;
      const label = [view.label, site.name].filter(Boolean).join(', ');
      if (!previews.has(key)) previews.set(key, { path, label, origin: site.origin, site: site.name ?? '' });
    }
  return [...previews.values()]
    .toSorted((one, other) => one.site.localeCompare(other.site))
    .map(({ label, origin, path }) => ({ label, origin, path }));
}

/** Returns each site that shows documents of a release, with its time zone. */
export function clocksOf(documents: readonly ReleaseDocument[]): { name: string; timeZone: string }[] {
  const sites = new Map<string, { name: string; timeZone: string }>();
  for (const site of documents.flatMap((document) => document.sites ?? []))
    if (site?.origin) sites.set(site.origin, { name: site.name ?? site.origin, timeZone: site.timeZone });
  return [...sites.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
