import { expect, test } from 'vitest';
import {
  SITEMAP_LIMIT,
  sitemapIndexXml,
  sitemapPartPath,
  sitemapParts,
  sitemapXml,
  vehiclesBefore,
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

test('a sitemap has at most 50,000 addresses', () => {
  const entries = Array.from({ length: SITEMAP_LIMIT + 5 }, (_, index) => ({ path: `/${index}` }));
  expect(sitemapXml('https://x', entries).match(/<url>/g)).toHaveLength(SITEMAP_LIMIT);
});

test('uses one file for 50,000 addresses and two for one more', () => {
  expect(sitemapParts(100, SITEMAP_LIMIT - 100)).toBeNull();
  expect(sitemapParts(101, SITEMAP_LIMIT - 100)).toBe(2);
  expect(sitemapParts(100, SITEMAP_LIMIT)).toBe(2);
  expect(sitemapParts(100, SITEMAP_LIMIT + 1)).toBe(3);
});

test('splits 120,000 addresses into files listed by an index', () => {
  const pages = Array.from({ length: 200 }, (_, index) => ({ path: `/page-${index}` }));
  const vehicles = Array.from({ length: 119_800 }, (_, index) => ({ path: `/cars/${index}` }));
  const parts = sitemapParts(pages.length, vehicles.length) ?? 0;
  const index = sitemapIndexXml(SITE, parts);
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(addresses(index)).toEqual([1, 2, 3, 4].map((part) => `${SITE}/sitemap-${part}.xml`));

  const listedPaths: string[] = [];
  for (const [position, address] of addresses(index).entries()) {
    const part = position + 1;
    expect(new URL(address).pathname).toBe(sitemapPartPath(part));
    const before = vehiclesBefore(part);
    const file = sitemapXml(SITE, part === 1 ? pages : vehicles.slice(before, before + SITEMAP_LIMIT));
    expect(Buffer.byteLength(file)).toBeLessThan(50 * 1024 * 1024);
    const own = addresses(file);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(SITEMAP_LIMIT);
    listedPaths.push(...own);
  }
  expect(new Set(listedPaths).size).toBe(listedPaths.length);
  expect(listedPaths).toHaveLength(120_000);
});
