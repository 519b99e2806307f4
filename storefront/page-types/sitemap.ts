import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@forecourt/lib/platform/language/languages';

export interface SitemapEntry {
  path: string;
  /** ISO time of the last change; missing if unknown. */
  updatedAt?: string;
  /** Full addresses of the page's main pictures. */
  images?: readonly string[];
}

/**
 * The most addresses per file. Below the 50,000 of sitemaps.org, so that a file with images is rendered quickly
 * and a change of one vehicle does not make crawlers read all others again.
 */
export const SITEMAP_LIMIT = 10_000;

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const element = (name: string, content: string) => `<${name}>${content}</${name}>`;
const lastChange = (updatedAt: string | undefined) =>
  updatedAt ? element('lastmod', escapeXml(updatedAt)) : '';
const xml = (root: 'urlset' | 'sitemapindex', namespaces: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${lines.join('\n')}\n</${root}>\n`;

/** Returns how many pages a file has room for: each has an address in English and in every further language. */
export const pagesPerFile = (languages: readonly Language[]): number =>
  Math.floor(SITEMAP_LIMIT / (languages.length + 1));

/**
 * Returns a sitemap file (sitemaps.org 0.9) with images, and each address once.
 * @param languages that the site offers next to English. Each page is listed in all of them, and each of its addresses
 *   names the others, as search engines require.
 */
export function sitemapXml(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  languages: readonly Language[] = [],
): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const all = [ENGLISH, ...languages];
  const addressIn = (path: string, language: Language) => {
    const own = inLanguage(path, language);
    return escapeXml(`${siteUrl}${own === '/' ? '/' : encodeURI(own)}`);
  };
  const alternatesOf = (path: string) => {
    const link = (tag: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(path, language)}"/>`;
    return [
      ...all.map((language) => link(LANGUAGE_FACTS[language].tag, language)),
      link('x-default', ENGLISH),
    ];
  };
  const lines = [...byPath.values()]
    .slice(0, pagesPerFile(languages))
    .flatMap(({ path, updatedAt, images = [] }) => {
      const pictures = images.map((image) => element('image:image', element('image:loc', escapeXml(image))));
      const links = languages.length > 0 ? alternatesOf(path) : [];
      const facts = [lastChange(updatedAt), ...links, ...pictures].join('');
      return all.map((language) => element('url', `${element('loc', addressIn(path, language))}${facts}`));
    });
  return xml('urlset', [SITEMAP, IMAGES, ...(languages.length ? [ALTERNATES] : [])].join(' '), lines);
}

/** Returns the path of a part of a sitemap that is too long for one file. */
export const sitemapPartPath = (part: number): string => `/sitemap-${part}.xml`;

/**
 * Returns the index of a sitemap that is too long for one file.
 * @param parts the files in order, with their last change if it is known
 */
export function sitemapIndexXml(siteUrl: string, parts: readonly Pick<SitemapEntry, 'updatedAt'>[]): string {
  const lines = parts.map(({ updatedAt }, index) =>
    element(
      'sitemap',
      `${element('loc', escapeXml(siteUrl + sitemapPartPath(index + 1)))}${lastChange(updatedAt)}`,
    ),
  );
  return xml('sitemapindex', SITEMAP, lines);
}

/** The numbers of files of a sitemap that is split: first those of pages, then those of vehicles. */
export interface SitemapFiles {
  pages: number;
  vehicles: number;
}

/**
 * Returns the files of a sitemap with so many pages and vehicles; null if one suffices.
 * @param perFile `pagesPerFile`
 */
export const sitemapFiles = (
  pages: number,
  vehicles: number,
  perFile: number = SITEMAP_LIMIT,
): SitemapFiles | null =>
  pages + vehicles <= perFile
    ? null
    : { pages: Math.ceil(pages / perFile), vehicles: Math.ceil(vehicles / perFile) };

/**
 * Returns what a file contains: pages or vehicles, and how many of them precede it; null beyond the last.
 * @param perFile `pagesPerFile`
 */
export function sitemapPart(
  files: SitemapFiles,
  part: number,
  perFile: number = SITEMAP_LIMIT,
): { of: keyof SitemapFiles; skip: number } | null {
  if (part <= files.pages) return { of: 'pages', skip: (part - 1) * perFile };
  const number = part - files.pages;
  return number <= files.vehicles ? { of: 'vehicles', skip: (number - 1) * perFile } : null;
}

/** Returns the last change of all entries; undefined if that of one is unknown. */
export function lastChangeOf(entries: readonly SitemapEntry[]): string | undefined {
  const changes = entries.flatMap(({ updatedAt }) => updatedAt ?? []);
  if (changes.length < entries.length) return undefined;
  return changes.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
}

export const sitemapAnswer = (file: string): Response =>
  new Response(file, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
