import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSource, sitemapPaths } from './page-source.server.ts';

const SITE = 'http://sample.localhost:3000';
const PAGES: Record<string, [status: number, type: string, body: string]> = {
  '/sitemap.xml': [
    200,
    'application/xml',
    `<loc>${SITE}/sitemap/1.xml</loc><loc>${SITE}/sitemap/2.xml</loc>`,
  ],
  '/sitemap/1.xml': [200, 'application/xml', `<loc>${SITE}/</loc>`],
  '/sitemap/2.xml': [200, 'application/xml', `<loc>${SITE}/cars/a?b=1&amp;c=2</loc>`],
  '/': [200, 'text/html; charset=utf-8', '<h1>Café</h1>'],
  '/busy': [200, 'text/html', 'served'],
  '/broken': [500, 'text/html', ''],
  '/moved': [301, 'text/html', ''],
  '/data': [200, 'application/json', '{}'],
};

let busyAnswers = 0;

const server = createServer(({ url = '', headers }, response) => {
  if (url === '/busy' && busyAnswers > 0) {
    busyAnswers -= 1;
    response.writeHead(429, { 'retry-after': '0' }).end();
    return;
  }
  const page = headers.host === 'sample.localhost:3000' ? PAGES[url] : undefined;
  const [status, type, body] = page ?? [404, 'text/html', 'unknown host or page'];
  response.writeHead(status, { 'content-type': type }).end(body);
});
let storefront = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  storefront = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('reads the paths of all parts of a sitemap, by the site’s host', async () => {
  expect(await pageSource(storefront, SITE).paths()).toEqual(['/', '/cars/a?b=1&c=2']);
});

test('returns the HTML of pages only', async () => {
  const source = pageSource(storefront, SITE);
  expect(await source.page('/')).toBe('<h1>Café</h1>');
  expect(await Promise.all(['/moved', '/data', '/gone'].map(source.page))).toEqual([null, null, null]);
});

test('reports a sitemap that cannot be read', async () => {
  await expect(pageSource(storefront, 'http://other.localhost:3000').paths()).rejects.toThrow(
    '/sitemap.xml of other.localhost:3000 responded with 404',
  );
});

test('ignores entries of a sitemap that are no addresses', () => {
  expect(sitemapPaths('<loc>nonsense</loc><loc>https://a.example/b</loc>')).toEqual(['/b']);
});

test('reads English addresses only, whose texts the rules are for', () => {
  const paths = ['/', '/zh', '/models?body=suv&#38;page=2', '/ar/models'];
  const xml = paths.map((path) => `<loc>https://a.example${path}</loc>`).join('');
  expect(sitemapPaths(xml)).toEqual(['/', '/models?body=suv&page=2']);
});

test('waits while the storefront is busy, and gives up in the end', async () => {
  const source = pageSource(storefront, SITE);
  busyAnswers = 3;
  expect(await source.page('/busy')).toBe('served');
  busyAnswers = 4;
  await expect(source.page('/busy')).rejects.toThrow('The page responded with 429');
});

test('reports a page that fails', async () => {
  await expect(pageSource(storefront, SITE).page('/broken')).rejects.toThrow('The page responded with 500');
});
