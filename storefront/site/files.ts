/**
 * Files that every site has under a well-known name, and the routes that make them. The routes have other names
 * because the framework takes `icon.svg` and `sitemap.xml` for its own, and makes them once for all sites.
 */
const FILES: Readonly<Record<string, string>> = {
  '/favicon.ico': '/site-files/icon', // asked for by name, whatever the page says
  '/icon.svg': '/site-files/icon',
  '/blog/feed.xml': '/site-files/feed',
  '/robots.txt': '/site-files/robots',
  '/sitemap.xml': '/site-files/sitemap',
};

/** The route behind a well-known file, null for any other address. */
export const fileRoute = (pathname: string): string | null => FILES[pathname] ?? null;
