import { BLOG_PATH, blogAddress } from '@forecourt/lib/site/blog';
import { redirectKey } from '@forecourt/lib/site/redirects';
import { RESERVED_FIRST_SEGMENTS, SEARCH_WORDS } from '@forecourt/lib/site/reserved';
import { parseSettings } from '@forecourt/lib/site/settings';

/** Everything of a site that has an address. */
export interface SiteAddresses {
  pages: string[];
  redirects: string[];
  offers: string[];
  posts: string[];
  /** Names that follow the base of locations: those of places and of their dealerships. */
  places: string[];
  /** Also what follows /search/ and /brands/. */
  manufacturers: string[];
  models: string[];
  settings: Record<string, unknown> | null;
}

/** What an editor's site answers, drafts aside: a link to them leads nowhere until they are published. */
export const SITE_ADDRESSES = `{
  "pages": *[_type == "page" && site._ref == $site && defined(path.current)].path.current,
  "redirects": *[_type == "redirect" && site._ref == $site && defined(from)].from,
  "offers": *[_type == "offer" && $site in sites[]._ref && defined(slug.current)].slug.current,
  "posts": *[_type == "blogPost" && site._ref == $site && defined(slug.current)].slug.current,
  "places": array::unique([
    ...coalesce(*[_type == "site" && _id == $site][0].locations[]->slug.current, []),
    ...coalesce(*[_type == "site" && _id == $site][0].dealerships[]->slug.current, [])
  ]),
  "manufacturers": *[_type == "manufacturer" && defined(slug.current)].slug.current,
  "models": *[_type == "model" && defined(slug.current)].slug.current,
  "settings": *[_type == "site" && _id == $site][0].settings
}`;

/** Addresses of the application that no document stands for. */
const ALWAYS = [
  '/',
  '/contact',
  '/compare',
  '/dealerships',
  '/models',
  '/book-test-drive',
  '/finance-and-insurance',
];

/** What stands at a path of a site: something, a redirect that leads on, or nothing. */
export function standsAt(path: string, addresses: SiteAddresses): 'something' | 'redirect' | null {
  const key = redirectKey(path.split(/[?#]/)[0] || '/');
  const has = (list: readonly (string | null)[], value: string | undefined) =>
    list.some((entry) => entry?.toLowerCase() === value);
  if (has(addresses.pages, key)) return 'something';
  if (addresses.redirects.some((from) => redirectKey(from) === key)) return 'redirect';
  return isOfApplication(key, addresses, has) ? 'something' : null;
}

function isOfApplication(
  key: string,
  addresses: SiteAddresses,
  has: (list: readonly (string | null)[], value: string | undefined) => boolean,
): boolean {
  const { settings } = parseSettings(addresses.settings ?? {});
  const [, first = '', second, third, ...more] = key.split('/');
  if (ALWAYS.includes(key) || Object.values(settings).includes(key)) return true;
  if (settings.extraPages.includes(first)) return true;
  if (first === BLOG_PATH.slice(1)) {
    const address = blogAddress(key);
    return (
      address !== null &&
      ('page' in address ? addresses.posts.length > 0 : has(addresses.posts, address.slug))
    );
  }
  if (more.length) return false;
  switch (first) {
    case 'offers':
      return has(addresses.offers, third ?? second);
    case 'brands':
      return second === undefined || (third === undefined && has(addresses.manufacturers, second));
    case 'search': {
      const names = [...SEARCH_WORDS, ...addresses.manufacturers, ...addresses.models, ...addresses.places];
      return (
        second === undefined || (has(names, second) && (third === undefined || has(addresses.models, third)))
      );
    }
    case settings.locationPathBase:
      return third === undefined && (second === undefined || has(addresses.places, second));
    default:
      break;
  }
  // What else the application answers by its first word is its own affair: cars come and go.
  if (RESERVED_FIRST_SEGMENTS.some((segment) => segment === first)) return true;
  if (third !== undefined) return false;
  if (second !== undefined) return second === 'overview' && has(addresses.manufacturers, first);
  return has(addresses.models, first);
}
