import { expect, test } from 'vitest';
import { requestKind } from './page-kind.ts';

test.each([
  ['/', 'home'],
  ['/?utm_source=mail', 'home'],
  ['/search', 'search'],
  ['/search/toyota?priceTo=30000', 'search'],
  ['/used-car/sydney', 'search'],
  ['/cars/2021-toyota-hilux-r1', 'vehicle'],
  ['/cars/2021-toyota-hilux-r1/reserve', 'checkout'],
  ['/api/leads', 'api'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/contact', 'contact'],
  ['/contact-us/albion', 'location'],
  ['/our-location', 'locations'],
  ['/pages/warranty', 'warranty'],
  ['/apply-for-finance', 'finance'],
  ['/blog/a-post', 'blogPost'],
  ['/toyota/overview', 'brand'],
  ['/sitemap.xml', 'file'],
  ['/about/our-people/kim', 'page'],
  ['/hilux', 'page'],
])('%s is of the kind %s', (url, kind) => expect(requestKind(url)).toBe(kind));

test('unknown addresses count as pages', () => {
  for (const url of ['/__proto__', '/constructor', '/%F0', '//evil.example/x', '/kim@shopper.example', 'x'])
    expect(requestKind(url)).toBe('page');
});
