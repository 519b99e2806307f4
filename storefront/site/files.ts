/**
 * Files that every site has under a well-known name, and the routes that make them. The routes have other names
 * because the framework takes `icon.svg` and `sitemap.xml` for its own, and makes them once for all sites.
 */
const FILES: Readonly<Record<string, string>> = {
  '/away.html': '/site-files/away',
  '/.well-known/change-password': '/site-files/change-password',
  '/.well-known/gpc.json': '/site-files/gpc',
  '/.well-known/security.txt': '/site-files/security',
  '/favicon.ico': '/site-files/icon', // asked for by name, whatever the page says
  '/icon.svg': '/site-files/icon',
  '/blog/feed.xml': '/site-files/feed',
  '/robots.txt': '/site-files/robots',
  '/sitemap.xml': '/site-files/sitemap',
};

const SITEMAP_PART = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

/** The address of a part of a sitemap that is too long for one file. */
export const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`;

/** The route behind a well-known file, null for any other address. */
export function fileRoute(pathname: string): string | null {
  const part = SITEMAP_PART.exec(pathname)?.[1];
  return part ? `/site-files/sitemap-part/${part}` : (FILES[pathname] ?? null);
}
