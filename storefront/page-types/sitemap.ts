export interface SitemapEntry {
  path: string;
  updatedAt?: string;
}

/** The most addresses per sitemap file, and files per index (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const xml = (root: 'urlset' | 'sitemapindex', lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;

/** Returns a sitemap file (sitemaps.org 0.9), with each address once. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const lines = [...byPath.values()].slice(0, SITEMAP_LIMIT).map(({ path, updatedAt }) => {
    const address = escapeXml(`${siteUrl}${path === '/' ? '/' : encodeURI(path)}`);
    const lastChange = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
    return `<url><loc>${address}</loc>${lastChange}</url>`;
  });
  return xml('urlset', lines);
}

/** Returns the path of a part of a sitemap that is too long for one file. */
export const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`;

/** Returns the index of a sitemap that is too long for one file. */
export function sitemapIndexXml(siteUrl: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(siteUrl + sitemapPartPath(index + 1))}</loc></sitemap>`,
  );
  return xml('sitemapindex', lines);
}

/** Returns the number of sitemap files: pages in the first, vehicles in the others; null if one suffices. */
export function sitemapParts(pages: number, vehicles: number): number | null {
  return pages + vehicles <= SITEMAP_LIMIT ? null : 1 + Math.ceil(vehicles / SITEMAP_LIMIT);
}

/** Returns how many vehicles precede a sitemap file. */
export const vehiclesBefore = (part: number): number => (part - 2) * SITEMAP_LIMIT;

export const sitemapAnswer = (file: string): Response =>
  new Response(file, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
