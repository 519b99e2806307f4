import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OutagePages, showOutagePage } from './outage-pages.ts';

const AWAY = '<h1>We’ll be back in a moment</h1>';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A storefront whose page answers as given; a service fails with each request to `/away…`. */
async function storefront(
  answer: RequestListener,
  pages: { of(host: string): string | null; learn(host: string): Promise<void> },
) {
  let failed = 0;
  const server = createServer((request, response) => {
    showOutagePage(request, response, { pages, failures: () => failed });
    if (request.url?.includes('away')) failed += 1;
    answer(request, response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
}
const known = { of: () => AWAY, learn: async () => {} };
const failing: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('etag', '"bare"');
  response.write('<html id="bare">');
  response.end('</html>');
};

describe('a page that could not be made', () => {
  test('is answered with the site’s page for outages, not to be cached', async () => {
    const ask = await storefront(failing, known);
    const answer = await ask('/away-content');
    expect([answer.status, await answer.text()]).toEqual([503, AWAY]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(AWAY)));
  });

  test('stays as it is if no service failed or no such page is known', async () => {
    const ask = await storefront(failing, known);
    expect((await ask('/broken')).status).toBe(500);
    const askUnknown = await storefront(failing, { ...known, of: () => null });
    const answer = await askUnknown('/away-content');
    expect([answer.status, await answer.text()]).toEqual([500, '<html id="bare"></html>']);
  });

  test('stays as it is for scripts and server routes', async () => {
    const ask = await storefront(failing, known);
    expect((await ask('/away-content', { headers: { rsc: '1' } })).status).toBe(500);
    expect((await ask('/api/away')).status).toBe(500);
    expect((await ask('/away-content', { method: 'POST' })).status).toBe(500);
  });

  test('is replaced if the answer names its status in writeHead', async () => {
    const ask = await storefront((_, response) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.writeHead(503);
      response.end('This page cannot be shown right now.');
    }, known);
    const answer = await ask('/gated');
    expect([answer.status, await answer.text()]).toEqual([503, AWAY]);
  });
});

describe('the page for outages', () => {
  const siteOf = (host: string | undefined) => `<p>${host}</p>`;

  test('is read for a host once a page of it was shown', async () => {
    const seen: string[] = [];
    const pages = new OutagePages((request, response) => {
      seen.push(`${request.headers.host}${request.url}`);
      response.end(siteOf(request.headers.host));
    });
    await pages.learn('Harbour.example');
    await pages.learn('harbour.example');
    expect(seen).toEqual(['harbour.example/away.html']);
    expect([pages.of('HARBOUR.example'), pages.of('other.example')]).toEqual([
      siteOf('harbour.example'),
      null,
    ]);
    await pages.stop();
  });

  test('is read for each language that has pages, and is English until then', async () => {
    const pages = new OutagePages((request, response) => response.end(request.url));
    await pages.learn('harbour.example', '/search?query=zh');
    expect(pages.of('harbour.example', '/zh/search')).toBe('/away.html');
    await pages.learn('harbour.example', '/zh/search?query=SUV');
    expect(pages.of('harbour.example', '/zh')).toBe('/zh/away.html');
    expect(pages.of('harbour.example', '/')).toBe('/away.html');
    await pages.stop();
  });

  test('stays as it was while it cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let status = 200;
    const pages = new OutagePages((request, response) => {
      response.writeHead(status).end(siteOf(request.headers.host));
    });
    await pages.learn('harbour.example');
    status = 500;
    vi.advanceTimersByTime(120_000);
    await pages.learn('harbour.example');
    expect(pages.of('harbour.example')).toBe(siteOf('harbour.example'));
    vi.useRealTimers();
    await pages.stop();
  });

  test('is learned only from responses to page requests', async () => {
    const learn = vi.fn(async () => {});
    const ask = await storefront(
      (request, response) => {
        response.setHeader('content-type', request.url === '/page' ? 'text/html' : 'application/json');
        response.end('…');
      },
      { of: () => null, learn },
    );
    await (await ask('/data')).text();
    await (await ask('/page')).text();
    await expect.poll(() => learn.mock.calls.length).toBe(1);
  });
});
