import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { PurgeError, purgerOf } from '@forecourt/lib/platform/http-cache/purger.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../../tasks/request-storefront.ts';
import { hasVarnish, problemsOfFiles, Varnish } from '../../../tasks/varnish.ts';

const TOKEN = 'a-token-of-the-tests';
const KEPT = 'public, max-age=0, must-revalidate, s-maxage=600';

type Answer = { status?: number; headers?: OutgoingHttpHeaders; body?: string };
let answer: (request: IncomingMessage) => Answer;
let requests: IncomingMessage[];
let origin: Server;
let varnish: Varnish;
let port: number;

const get = (path: string, headers: Record<string, string> = {}, host = 'harbour.example') =>
  ask({ port, host, path, headers });
const purger = (token = TOKEN) =>
  purgerOf({ kind: 'varnish', urls: [`http://127.0.0.1:${port}`], token, service: '' }, 10_000);
const page = (keys: string, headers: OutgoingHttpHeaders = {}): Answer => ({
  headers: { 'cache-control': KEPT, 'surrogate-key': keys, ...headers },
});

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Sends a request through Varnish to an origin that hangs up after reading the first attempt.
 * @returns the final status, and every body that the origin read
 */
async function sendWhileOneHangsUp(
  method: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
) {
  const bodies: string[] = [];
  const read = (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
    request.on('end', () => {
      bodies.push(text);
      if (bodies.length === 1) request.socket.destroy();
      else response.end('taken');
    });
  };
  const listeners = origin.listeners('request') as RequestListener[];
  origin.removeAllListeners('request').on('request', read);
  try {
    const { status } = await ask({
      port,
      host: 'harbour.example',
      path,
      method,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      body,
    });
    return { status, bodies };
  } finally {
    origin.removeAllListeners('request');
    for (const listener of listeners) origin.on('request', listener);
  }
}

/** Starts Varnish on a free port, with retries because another process may take the port first. */
async function startVarnish(originPort: number, { tries = 3, probe = false } = {}): Promise<void> {
  const free = createServer();
  port = await listen(free);
  free.close();
  await once(free, 'close');
  varnish = new Varnish({ port, backends: [originPort], token: TOKEN, probe });
  try {
    await varnish.start();
  } catch (error) {
    await varnish.stop();
    if (tries === 1) throw error;
    await startVarnish(originPort, { tries: tries - 1, probe });
  }
}

// `.ci/run` installs Varnish. Elsewhere the tests are skipped without it, unless REQUIRE_VARNISH is set.
const isRequired = process.env.REQUIRE_VARNISH === '1';
describe.skipIf(!hasVarnish() && !isRequired)('Varnish before the storefront', () => {
  beforeAll(async () => {
    origin = createServer((request, response) => {
      requests.push(request);
      const { status = 200, headers = {}, body = `${request.url} ${requests.length}` } = answer(request);
      response.writeHead(status, headers).end(body);
    });
    const originPort = await listen(origin);
    await startVarnish(originPort);
  });
  beforeEach(async () => {
    requests = [];
    await purger().purge(['all']);
  });
  afterAll(async () => {
    await varnish?.stop();
    origin?.close();
  });

  test('accepts the shipped configuration', async () => {
    expect(await problemsOfFiles()).toBe('');
  });

  test('requests a page once and purges it by any of its keys', async () => {
    answer = () => page('all page-a site-a');
    for (const key of ['page-a', 'site-a']) {
      const { body } = await get('/keys');
      const again = await get('/keys');
      expect([again.body, again.headers.get('x-cache')]).toEqual([body, 'HIT']);
      await purger().purge(['page-b', key, 'page-c']);
      expect((await get('/keys')).body).not.toBe(body);
    }
  });

  test('purges hundreds of keys at once', async () => {
    const keys = Array.from({ length: 600 }, (_, number) => number.toString(16).padStart(12, '0'));
    answer = () => page(`all ${keys.join(' ')}`);
    const { body } = await get('/many');
    expect((await get('/many')).body).toBe(body);
    const others = Array.from({ length: 1_500 }, (_, number) => number.toString(16).padStart(12, 'f'));
    await purger().purge([...others, keys.at(-1) ?? '']);
    expect((await get('/many')).body).not.toBe(body);
  });

  test('makes browsers revalidate, answers 304 and hides our headers', async () => {
    answer = () => page('all', { etag: 'W/"one"' });
    await get('/etag');
    const { status, headers } = await get('/etag', { 'if-none-match': 'W/"one"' });
    expect(status).toBe(304);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const name of ['surrogate-key', 'xkey', 'age', 'via', 'x-varnish'])
      expect([name, headers.get(name)]).toEqual([name, null]);
  });

  test('rejects purges without the token', async () => {
    answer = () => page('all');
    const { body } = await get('/token');
    await expect(purger('another-token-altogether').purge(['all'])).rejects.toThrow(PurgeError);
    expect((await get('/token')).body).toBe(body);
  });

  test('sends security headers with its own answers, and keeps those of the storefront', async () => {
    const refusal = await ask({
      port,
      host: 'harbour.example',
      path: '/',
      method: 'PURGE',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(refusal.status).toBe(403);
    expect(Object.fromEntries(refusal.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'self'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    const own = { 'content-security-policy': "default-src 'self'", 'strict-transport-security': 'max-age=1' };
    answer = () => page('all', own);
    const { headers } = await get('/own-policy', { 'x-forwarded-proto': 'https' });
    expect(Object.fromEntries(headers)).toMatchObject(own);
  });

  test.each([
    ['what is for one visitor', { 'cache-control': 'private, no-store', 'surrogate-key': 'all' }],
    ['what sets a cookie', { 'cache-control': KEPT, 'surrogate-key': 'all', 'set-cookie': 'a=b' }],
    ['what could not be forgotten', { 'cache-control': KEPT }],
    ['what says nothing', {}],
    ['what is over', { 'cache-control': 'public, max-age=0, must-revalidate', 'surrogate-key': 'all' }],
  ])('does not cache %s', async (name, headers) => {
    answer = () => ({ headers });
    const path = `/not-kept/${encodeURIComponent(name)}`;
    const bodies = new Set([(await get(path)).body, (await get(path)).body, (await get(path)).body]);
    expect(bodies.size).toBe(3);
  });

  test('never caches a page behind a sign-in gate', async () => {
    answer = ({ headers }) =>
      headers.cookie
        ? { ...page('all', { 'cache-control': 'private, no-store' }), body: 'for members' }
        : { status: 307, headers: { location: '/sign-in', 'cache-control': 'private, no-store' }, body: '' };
    expect((await get('/gated', { cookie: 'session=1' })).body).toBe('for members');
    expect((await get('/gated')).status).toBe(307);
    expect((await get('/gated', { cookie: 'session=1' })).body).toBe('for members');
    expect((await get('/gated')).status).toBe(307);
  });

  test('ignores cookies, and passes previews and private routes through', async () => {
    answer = () => page('all');
    const { body } = await get('/cookies');
    expect((await get('/cookies', { cookie: 'consent=yes' })).body).toBe(body);
    expect((await get('/cookies', { cookie: 'a=b; __prerender_bypass=secret' })).body).not.toBe(body);
    expect((await get('/api/stock/count')).body).not.toBe((await get('/api/stock/count')).body);
  });

  test('keeps one form of a vehicle’s page for all visitors, and passes Markdown through', async () => {
    answer = ({ headers: { accept } }) =>
      accept?.includes('text/markdown')
        ? { headers: { 'cache-control': 'private, no-store', vary: 'accept' }, body: '# A car' }
        : page('all', { vary: 'accept' });
    const { body } = await get('/cars/a', { accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' });
    expect((await get('/cars/a', { accept: 'text/markdown, text/html' })).body).toBe('# A car');
    expect((await get('/cars/a', { accept: '*/*' })).body).toBe(body);
    expect((await get('/cars/a')).body).toBe(body);
  });

  test('keeps a page with a trial for each kind of visitor, and other pages once', async () => {
    answer = ({ url, headers }) =>
      page(
        'all',
        url === '/tried' ? { vary: 'x-trial-visitor', 'x-seen': String(headers['x-trial-visitor']) } : {},
      );
    const of = (cookie: string) => get('/tried', { cookie: `a=b; forecourt-trials=${cookie}; c=d` });
    const { body } = await get('/tried');
    const first = await of('7p');
    expect((await get('/tried')).headers.get('x-seen')).toBe('none');
    expect(first.headers.get('x-seen')).toBe('7p');
    expect(first.body).not.toBe(body);
    expect((await of('8p')).body).not.toBe(first.body);
    expect((await of('7p')).body).toBe(first.body);
    expect((await get('/tried', { cookie: 'a=b' })).body).toBe(body);
    expect((await of('60p')).body).toBe(body);
    expect((await of('7x')).body).toBe(body);
    expect((await get('/tried', { 'x-trial-visitor': '7p' })).body).toBe(body);
    const plain = await get('/untried');
    expect((await get('/untried', { cookie: 'forecourt-trials=7p' })).body).toBe(plain.body);
  });

  test('distinguishes hosts, protocols, encodings and framework requests', async () => {
    answer = () => page('all', { vary: 'rsc, next-router-state-tree, accept-encoding' });
    const bodies = [
      await get('/forms'),
      await get('/forms', {}, 'northside.example'),
      await get('/forms', { 'x-forwarded-proto': 'https' }),
      await get('/forms', { 'accept-encoding': 'gzip, deflate' }),
      await get('/forms', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      await get('/forms?_rsc=abc', { rsc: '1', 'next-router-state-tree': 'from-home' }),
    ].map(({ body }) => body);
    expect(new Set(bodies).size).toBe(bodies.length);
    const again = [
      await get('/forms', {}, 'HARBOUR.example'),
      await get('/forms', { 'accept-encoding': 'br;q=1.0, *;q=0.1' }),
      await get('/forms?_rsc=xyz', { rsc: '1', 'next-router-state-tree': 'from-search' }),
    ].map(({ body }) => body);
    expect(again).toEqual([bodies[0], bodies[4], bodies[5]]);
    expect(requests.at(-1)?.url).toBe('/forms?_rsc=abc');
  });

  test('forwards the visitor’s address as one proxy states it', async () => {
    answer = () => page('all');
    await get('/address', { 'x-forwarded-for': '203.0.113.7' });
    expect(requests.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  });

  test('keeps pages cached through a flood of 404 addresses', async () => {
    const body = 'a page'.repeat(5_000);
    answer = ({ url }) => ({ ...page('all'), status: url === '/hot' ? 200 : 404, body });
    await get('/hot');
    // 15 MB in a cache of 8 MB.
    for (let number = 0; number < 500; number += 1) await get(`/nowhere/${number}`);
    expect((await get('/hot')).headers.get('x-cache')).toBe('HIT');
    expect((await get('/nowhere/0')).headers.get('x-cache')).toBe('MISS');
  });

  test('retries another instance if one hangs up, with the complete body', async () => {
    const bodies: string[] = [];
    let hangsUp = true;
    answer = () => page('all');
    const drop = (request: IncomingMessage) => {
      if (hangsUp) request.socket.destroy();
      hangsUp = false;
    };
    origin.prependListener('request', drop);
    expect((await get('/hangs-up')).status).toBe(200);
    hangsUp = true;
    const collect = (request: IncomingMessage) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });
      request.on('end', () => void bodies.push(text));
    };
    origin.on('request', collect);
    const body = JSON.stringify({ changes: 'x'.repeat(10_000) });
    const { status } = await ask({
      port,
      host: 'harbour.example',
      path: '/api/stock/changed',
      method: 'POST',
      headers: { 'content-length': String(body.length) },
      body,
    });
    origin.off('request', drop).off('request', collect);
    expect(status).toBe(200);
    expect(bodies.at(-1)).toBe(body);
  });

  test.each([
    ['POST', '/api/leads'],
    ['PATCH', '/api/leads/3c0f6d3e'],
    ['POST', '/api/forms/submit'],
  ])('sends a lead to another instance if one hangs up: %s %s', async (method, path) => {
    const { status, bodies } = await sendWhileOneHangsUp(method, path, JSON.stringify({ token: 'one' }));
    expect(status).toBe(200);
    expect(bodies).toEqual(['{"token":"one"}', '{"token":"one"}']);
  });

  test('never retries requests that may count twice or are too large to buffer', async () => {
    const payment = await sendWhileOneHangsUp('POST', '/online-payment/pay', '{}');
    expect([payment.status, payment.bodies]).toEqual([503, ['{}']]);
    const resume = await sendWhileOneHangsUp('POST', '/api/leads', 'x'.repeat(150_000));
    expect([resume.status, resume.bodies.length]).toEqual([503, 1]);
    const forged = await sendWhileOneHangsUp('POST', '/online-payment/pay', '{}', { 'x-repeatable': 'yes' });
    expect([forged.status, forged.bodies]).toEqual([503, ['{}']]);
  });

  test.each([500, 502, 503, 429])(
    'never caches a failure with status %i, whatever its headers say',
    async (status) => {
      const path = `/failing-${status}`;
      answer = () => ({ ...page('all'), status });
      expect((await get(path)).status).toBe(status);
      answer = () => page('all');
      const found = await get(path);
      expect([found.status, found.headers.get('x-cache')]).toEqual([200, 'MISS']);
    },
  );

  test('never caches a static file that is missing', async () => {
    const path = '/_next/static/chunks/new.js';
    answer = () => ({ status: 404, headers: { 'cache-control': 'private, no-store' }, body: 'Not Found' });
    const missing = await get(path);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    answer = () => ({ headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
    const found = await get(path);
    expect([found.status, found.headers.get('x-cache')]).toEqual([200, 'MISS']);
    const again = await get(path);
    expect([again.body, again.headers.get('x-cache')]).toEqual([found.body, 'HIT']);
  });

  test('caches files with content hashes without keys', async () => {
    answer = () => ({ headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
    const { body, headers } = await get('/_next/static/one.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/_next/static/one.js')).body).toBe(body);
  });
});

describe.skipIf(!hasVarnish() && !isRequired)('Varnish in front of a storefront that goes down', () => {
  let originPort: number;
  beforeAll(async () => {
    origin = createServer((request, response) => {
      requests.push(request);
      const { headers = {} } = answer(request);
      response.writeHead(200, headers).end(`${request.url} of ${request.headers.host}`);
    });
    originPort = await listen(origin);
    await startVarnish(originPort, { probe: true });
  });
  beforeEach(async () => {
    requests = [];
    await purger().purge(['all']);
  });
  afterAll(async () => {
    await varnish?.stop();
    origin?.close();
  });

  test('serves an expired page until a storefront is ready again, but no purged one', async () => {
    const cacheControl = 'public, max-age=0, must-revalidate, s-maxage=1';
    answer = () => page('all', { 'cache-control': cacheControl });
    const statusOf = async (path: string) => {
      const { status, headers } = await get(path);
      return `${status} ${headers.get('x-cache')}`;
    };
    await get('/stale');
    await get('/purged');
    await goAway('/stale');
    expect((await get('/stale')).body).toBe('/stale of harbour.example');
    expect(await statusOf('/never-seen')).toBe('503 MISS');
    await purger().purge(['all']);
    expect(await statusOf('/purged')).toBe('503 MISS');
    await comeBack('/stale');
  });

  describe('with a page for outages', () => {
    const html = { 'content-type': 'text/html; charset=utf-8', etag: '"one"' };
    const pagesOf = (path: string) => requests.filter(({ url }) => url === path).length;
    const warm = async (headers: Record<string, string> = {}, host?: string) => {
      answer = () => page('all', html);
      return get('/warm', headers, host);
    };

    test('requests it once for each host, with the first page of that host', async () => {
      const first = await warm({ 'accept-encoding': 'gzip' });
      expect([first.status, first.body, first.headers.get('x-cache')]).toEqual([
        200,
        '/warm of harbour.example',
        'MISS',
      ]);
      expect((await get('/warm', { 'accept-encoding': 'gzip' })).headers.get('x-cache')).toBe('HIT');
      await get('/other');
      await get('/warm', {}, 'northside.example');
      expect([pagesOf('/warm'), pagesOf('/other'), pagesOf('/away.html')]).toEqual([2, 1, 2]);
      expect(requests.every(({ headers }) => !headers['x-away'])).toBe(true);
    });

    test('shows it with status 503 for every page that is not cached', async () => {
      await warm();
      await warm({}, 'northside.example');
      await goAway('/warm', 'HIT');
      for (const [name, value] of [
        ['accept', 'text/html'],
        ['accept-encoding', 'br'],
        ['if-none-match', '"one"'],
        ['rsc', '1'],
      ] as const) {
        const { status, body, headers: answered } = await get('/never-seen', { [name]: value });
        expect([status, body]).toEqual([503, '/away.html of harbour.example']);
        expect(Object.fromEntries(answered)).toMatchObject({
          'retry-after': '5',
          'cache-control': 'private, no-store',
          'x-cache': 'AWAY',
        });
        expect(answered.get('etag')).toBeNull();
      }
      const secure = await get('/never-seen', { 'x-forwarded-proto': 'https' }, 'northside.example');
      expect([secure.status, secure.body]).toEqual([503, '/away.html of northside.example']);
      expect((await get('/warm')).status).toBe(200);
      await comeBack('/never-seen');
    });

    test('shows it in the language of the page, or in English if it knows no other', async () => {
      await warm();
      await get('/zh/warm');
      await goAway('/warm', 'HIT');
      const shown = async (path: string) => (await get(path)).body;
      expect(await shown('/zh/never-seen?query=SUV')).toBe('/zh/away.html of harbour.example');
      expect(await shown('/zh')).toBe('/zh/away.html of harbour.example');
      expect(await shown('/vi/never-seen')).toBe('/away.html of harbour.example');
      expect(await shown('/zhongguo')).toBe('/away.html of harbour.example');
      await comeBack('/never-seen');
    });

    test('shows the plain page for another host, and to scripts', async () => {
      await warm();
      await goAway('/warm', 'HIT');
      for (const { status, body } of [
        await get('/never-seen', {}, 'unknown.example'),
        await get('/api/stock/count'),
        await get('/never-seen', { 'x-away': 'show' }, 'unknown.example'),
      ]) {
        expect(status).toBe(503);
        expect(body).toContain('The website cannot be reached right now');
      }
      await comeBack('/never-seen');
    });

    test('a visitor cannot request it instead of a page', async () => {
      await warm();
      const { status, body } = await get('/own', { 'x-away': 'show', 'x-away-url': '/other' });
      expect([status, body]).toEqual([200, '/own of harbour.example']);
    });
  });

  async function goAway(path: string, cache = 'STALE'): Promise<void> {
    origin.closeAllConnections();
    origin.close();
    await expect.poll(async () => (await get('/probe-of-the-test')).status, { timeout: 20_000 }).toBe(503);
    await expect.poll(async () => (await get(path)).headers.get('x-cache'), { timeout: 20_000 }).toBe(cache);
  }

  async function comeBack(path: string): Promise<void> {
    await once(origin.listen(originPort, '127.0.0.1'), 'listening');
    await expect.poll(async () => (await get(path)).status, { timeout: 20_000 }).toBe(200);
  }
});
