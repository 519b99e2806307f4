import { expect, test } from 'vitest';
import { SITEMAP_LIMIT, sitemapXml } from './sitemap.ts';

test('a sitemap holds full addresses, each once, with their last change', () => {
  const xml = sitemapXml('https://www.example.com.au', [
    { path: '/' },
    { path: '/a&b', updatedAt: '2026-11-21T00:00:00Z' },
    { path: '/a&b', updatedAt: '2026-11-21T00:00:00Z' },
  ]);
  expect(xml).toContain('<loc>https://www.example.com.au/</loc>');
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain('/a&#38;b</loc><lastmod>2026-11-21T00:00:00Z</lastmod>');
});

test('a sitemap never holds more than the protocol allows', () => {
  const entries = Array.from({ length: SITEMAP_LIMIT + 5 }, (_, index) => ({ path: `/${index}` }));
  expect(sitemapXml('https://x', entries).match(/<url>/g)).toHaveLength(SITEMAP_LIMIT);
});
