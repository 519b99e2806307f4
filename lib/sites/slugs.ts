import { FURTHER_LANGUAGES } from '../platform/language/languages.ts';
import { RESERVED_FIRST_SEGMENTS, SEARCH_WORDS } from './address-table.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 63; // the longest label of a host name; generous for a path segment
const MAX_PATH = 200;
/** First segments whose subpaths are the application's; the segment may be a page. */
const RESERVED_BELOW = ['contact-us', 'our-location', 'locations', 'blog'] as const; // ROUTE-61..64

/** Host labels that can't be used as a site's slug. */
const RESERVED_SITE_SLUGS = [
  'admin',
  'api',
  'assets',
  'lake',
  'mail',
  'print-sheet',
  'studio',
  'www',
] as const;

const has = (list: readonly string[], word: string) => list.includes(word);

/** Converts `Škoda & Sons` to `skoda-and-sons`; empty if no letters or digits are left. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
}

/** Converts a title to a page path: `Pages / EOFY Sale` becomes `/pages/eofy-sale`. */
export function pathOf(title: string): string {
  return `/${title.split('/').map(slugify).filter(Boolean).join('/')}`;
}

export function slugProblem(slug: string): string | null {
  if (!slug) return 'Enter a slug, or press Generate.';
  if (slug.length > MAX_SLUG) return `Keep it to ${MAX_SLUG} characters; this one has ${slug.length}.`;
  if (SLUG.test(slug)) return null;
  const better = slugify(slug);
  return `Use lower-case letters, digits and single hyphens${better ? `, for example '${better}'` : ''}.`;
}

/** Validates a site's slug, which is also its host label and storage prefix (SITE-35). */
export function siteSlugProblem(slug: string): string | null {
  if (has(RESERVED_SITE_SLUGS, slug)) return `'${slug}' is reserved. Choose another name.`;
  return slugProblem(slug);
}

/** Validates slugs in `/search/{slug}`: manufacturers, models and others (OPEN-034). */
export function searchSlugProblem(slug: string): string | null {
  if (has(SEARCH_WORDS, slug))
    return `'/search/${slug}' already lists that kind of car. Choose another name.`;
  return slugProblem(slug);
}

export function pagePathProblem(path: string): string | null {
  if (path === '/') return null;
  if (!path.startsWith('/')) return `Start with a slash, for example '/${path || 'about-us'}'.`;
  if (path.length > MAX_PATH) return `Keep it to ${MAX_PATH} characters; this one has ${path.length}.`;
  if (path.endsWith('/')) return `Remove the slash at the end: '${path.replace(/\/+$/, '')}'.`;
  const segments = path.slice(1).split('/');
  for (const segment of segments) {
    const problem = segment ? slugProblem(segment) : 'Remove one of the two consecutive slashes.';
    if (problem) return problem;
  }
  return reservedProblem(segments);
}

function reservedProblem([first = '', ...rest]: string[]): string | null {
  if (has(FURTHER_LANGUAGES, first))
    return `Addresses that begin with '/${first}' are pages in another language. Choose another one.`;
  if (has(RESERVED_FIRST_SEGMENTS, first)) {
    return `Addresses under '/${first}' belong to the site itself. Choose another one.`;
  }
  if (rest.length && has(RESERVED_BELOW, first)) {
    return `Addresses below '/${first}/' belong to the site itself. Choose another one.`;
  }
  if (rest.length === 1 && rest[0] === 'overview') {
    return "'/{brand}/overview' is the overview of a brand. Choose another address."; // ROUTE-43
  }
  return null;
}
