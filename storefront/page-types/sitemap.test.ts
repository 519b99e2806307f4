import { expect, test } from 'vitest';
import {
  lastChangeOf,
  pagesPerFile,
  SITEMAP_LIMIT,
  sitemapFiles,
  sitemapIndexXml,
  sitemapPart,
  sitemapPartPath,
  sitemapXml,
} from './sitemap.ts';

const SITE = 'https://www.example.com.au';
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

test('a sitemap lists each absolute address once with its last change', () => {
  const xml = sitemapXml(SITE, [
    { path: '/' },
    { path: '/a&b', updatedAt: '2026-11-21T00:00:00Z' },
    { path: '/a&b', updatedAt: '2026-11-21T00:00:00Z' },
  ]);
  expect(xml).toContain('<loc>https://www.example.com.au/</loc>');
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain('/a&#38;b</loc><lastmod>2026-11-21T00:00:00Z</lastmod>');
});

test('a sitemap lists the images of a page, escaped', () => {
  const xml = sitemapXml(SITE, [
    { path: '/cars/a', images: ['https://media.example/a.jpg?w=1920&auto=format'] },
  ]);
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  expect(xml).toContain(
    '<image:image><image:loc>https://media.example/a.jpg?w=1920&#38;auto=format</image:loc></image:image></url>',
  );
  expect(addresses(xml)).toEqual([`${SITE}/cars/a`]);
});

test('a sitemap has at most 10,000 addresses', () => {
  const entries = Array.from({ length: SITEMAP_LIMIT + 5 }, (_, index) => ({ path: `/${index}` }));
  expect(sitemapXml('https://x', entries).match(/<url>/g)).toHaveLength(SITEMAP_LIMIT);
});

test('uses one file for 10,000 addresses and two for one more', () => {
  expect(sitemapFiles(100, SITEMAP_LIMIT - 100)).toBeNull();
  expect(sitemapFiles(101, SITEMAP_LIMIT - 100)).toEqual({ pages: 1, vehicles: 1 });
  expect(sitemapFiles(100, SITEMAP_LIMIT + 1)).toEqual({ pages: 1, vehicles: 2 });
  expect(sitemapFiles(SITEMAP_LIMIT + 1, 0)).toEqual({ pages: 2, vehicles: 0 });
});

test('the index has the last change of each file, if it is known', () => {
  const changes = [
    { path: '/a', updatedAt: '2026-11-02T00:00:00Z' },
    { path: '/b', updatedAt: '2026-11-01T00:00:00Z' },
  ];
  expect(lastChangeOf(changes)).toBe('2026-11-02T00:00:00Z');
  expect(lastChangeOf([...changes, { path: '/c' }])).toBeUndefined();
  expect(sitemapIndexXml(SITE, [{}, { updatedAt: '2026-11-02T00:00:00Z' }])).toContain(
    `<sitemap><loc>${SITE}/sitemap-1.xml</loc></sitemap>\n<sitemap><loc>${SITE}/sitemap-2.xml</loc><lastmod>2026-11-02T00:00:00Z</lastmod></sitemap>`,
  );
});

test('splits 120,000 addresses into files listed by an index', () => {
  const pages = Array.from({ length: 12_000 }, (_, index) => ({ path: `/page-${index}` }));
  const images = Array.from(
    { length: 5 },
    (_, index) => `https://media.example/${'x'.repeat(100)}/${index}.jpg`,
  );
  const vehicles = Array.from({ length: 108_000 }, (_, index) => ({ path: `/cars/${index}`, images }));
  const files = sitemapFiles(pages.length, vehicles.length);
  if (!files) throw new Error('one file is not enough');
  const count = files.pages + files.vehicles;
  const index = sitemapIndexXml(
    SITE,
    Array.from({ length: count }, () => ({})),
  );
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(addresses(index)).toHaveLength(13);

  const listedPaths: string[] = [];
  for (const [position, address] of addresses(index).entries()) {
    expect(new URL(address).pathname).toBe(sitemapPartPath(position + 1));
    const part = sitemapPart(files, position + 1);
    if (!part) throw new Error(`${address} has no content`);
    const entries = part.of === 'pages' ? pages : vehicles;
    const file = sitemapXml(SITE, entries.slice(part.skip, part.skip + SITEMAP_LIMIT));
    expect(Buffer.byteLength(file)).toBeLessThan(50 * 1024 * 1024);
    const own = addresses(file);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(SITEMAP_LIMIT);
    listedPaths.push(...own);
  }
  expect(sitemapPart(files, count + 1)).toBeNull();
  expect(new Set(listedPaths).size).toBe(120_000);
  expect(listedPaths).toHaveLength(120_000);
});

test('a sitemap of a site with languages lists each page in them, and each address names the others', () => {
  const xml = sitemapXml(SITE, [{ path: '/' }, { path: '/search' }], ['zh', 'ar']);
  expect(addresses(xml)).toEqual(
    ['/', '/zh', '/ar', '/search', '/zh/search', '/ar/search'].map((path) => SITE + path),
  );
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const links = ['en-AU" href="', 'zh-Hans" href="', 'ar" href="', 'x-default" href="'];
  for (const link of links) expect(xml.split(`hreflang="${link}`)).toHaveLength(7);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="zh-Hans" href="${SITE}/zh"/>`);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="zh-Hans" href="${SITE}/zh/search"/>`);
});

test('a sitemap of a site in English has no alternates', () => {
  expect(sitemapXml(SITE, [{ path: '/search' }])).not.toContain('xhtml');
});

test('the addresses in all languages count towards the limit of a file', () => {
  const entries = Array.from({ length: SITEMAP_LIMIT }, (_, index) => ({ path: `/${index}` }));
  const perFile = pagesPerFile(['zh', 'vi']);
  const files = sitemapFiles(10, SITEMAP_LIMIT, perFile);
  expect(files).toEqual({ pages: 1, vehicles: 4 });
  const listed = [1, 2, 3, 4].flatMap((part) => {
    const skip = sitemapPart(files ?? { pages: 0, vehicles: 0 }, part + 1, perFile)?.skip ?? 0;
    const own = addresses(sitemapXml(SITE, entries.slice(skip, skip + perFile), ['zh', 'vi']));
    expect(own.length).toBeLessThanOrEqual(SITEMAP_LIMIT);
    return own;
  });
  expect(new Set(listed).size).toBe(3 * SITEMAP_LIMIT);
});
