/** One address of a sitemap. */
export interface SitemapEntry {
  path: string;
  updatedAt?: string;
}

/** As many addresses as one sitemap file may hold (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A sitemap file of a site (sitemaps.org 0.9), each address once. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const lines = [...byPath.values()].slice(0, SITEMAP_LIMIT).map(({ path, updatedAt }) => {
    const address = escapeXml(`${siteUrl}${path === '/' ? '/' : encodeURI(path)}`);
    const changed = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
    return `<url><loc>${address}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
}
