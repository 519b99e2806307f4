/**
 * Well-known files of every site, and the routes that render them. The routes have other names because
 * Next.js treats `icon.svg` and `sitemap.xml` as its own, rendered once for all sites.
 */
const FILES: Readonly<Record<string, string>> = {
  '/away.html': '/site-files/away',
  '/.well-known/change-password': '/site-files/change-password',
  '/.well-known/gpc.json': '/site-files/gpc',
  '/.well-known/security.txt': '/site-files/security',
  '/favicon.ico': '/site-files/icon', // browsers request it without a link
  '/icon.svg': '/site-files/icon',
  '/blog/feed.xml': '/site-files/feed',
  '/robots.txt': '/site-files/robots',
  '/sitemap.xml': '/site-files/sitemap',
};

const SITEMAP_PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

/** Returns the address of a part of a sitemap that is too long for one file. */
export const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`;

/** Returns the route of a well-known file; null for any other address. */
export function fileRoute(pathname: string): string | null {
  const part = SITEMAP_PART.exec(pathname)?.[1];
  return part ? `/site-files/sitemap-part/${part}` : (FILES[pathname] ?? null);
}
