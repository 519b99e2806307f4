import { blogAddress } from './blog.ts';
import { type RedirectTable, redirectOf } from './redirects.ts';
import { RESERVED_FIRST_SEGMENTS } from './reserved.ts';
import type { SiteSettings } from './settings.ts';
import { isPageOff } from './special-pages.ts';

/** What stands at the addresses of a site, as visitors see it. */
export interface Addresses {
  pages: ReadonlySet<string>;
  posts: ReadonlySet<string>;
  offers: ReadonlySet<string>;
  models: ReadonlySet<string>;
  redirects: RedirectTable;
  settings: SiteSettings;
}

/** Answered by the application on every site, beside the reserved addresses. */
const ALWAYS_THERE = new Set<string>([
  ...RESERVED_FIRST_SEGMENTS,
  'contact',
  'dealerships',
  'models',
  'waiting-list',
]);

/** A link's path without its filters and anchor, and without a slash at its end; null for an anchor alone. */
export function pathOfLink(path: string): string | null {
  const [plain = ''] = path.split(/[?#]/);
  return plain ? plain.replace(/(?<=.)\/+$/, '') : null;
}

/**
 * Whether a link's path leads to something. What only the stock or a place decides is taken to be there: a warning
 * that is wrong teaches people to overlook all of them.
 */
export function leadsSomewhere(link: string, { settings, ...at }: Addresses): boolean {
  const path = pathOfLink(link);
  if (path === null || path === '/') return true;
  if (at.pages.has(path)) return !isPageOff(settings.extraPages, path);
  if (redirectOf(at.redirects, path)) return true;
  const blog = blogAddress(path);
  if (blog) return 'page' in blog || at.posts.has(blog.slug);
  const { warrantyPath, partsSearchPath, financePath, offersPath, locationPathBase } = settings;
  if ([warrantyPath, partsSearchPath, financePath, offersPath].includes(path)) return true;
  const [first = '', ...rest] = path.slice(1).split('/');
  const last = rest.at(-1);
  if (first === 'offers' && last) return at.offers.has(last);
  if (ALWAYS_THERE.has(first) || first === locationPathBase) return true;
  if (first === 'dealer-locator') return settings.extraPages.includes(first);
  return last === undefined ? at.models.has(first) : last === 'overview' && rest.length === 1;
}
