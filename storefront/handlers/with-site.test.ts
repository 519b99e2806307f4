import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { log } from '@/logging/log.server.ts';
import { seeOther } from './see-other.ts';
import { withSite } from './with-site.server.ts';

const facts = vi.hoisted(() => ({
  site: null as Site | null,
  shopper: null as { userId: string } | null,
  isWithinRate: true as boolean | Error,
  counted: [] as unknown[],
}));
vi.mock('@forecourt/lib/platform/env', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  environment: () => ({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', TRUSTED_PROXIES: 0 }),
}));
vi.mock('@forecourt/lib/platform/database/rate-limit.server', () => ({
  withinRate: async (_: unknown, counted: unknown) => {
    facts.counted.push(counted);
    if (facts.isWithinRate instanceof Error) throw facts.isWithinRate;
    return facts.isWithinRate;
  },
}));
vi.mock('@/content/site-of-request.server.ts', () => ({ siteOfRequest: async () => facts.site }));
vi.mock('@/content/site.server.ts', () => ({
  findSite: async (slug: string) => (slug === 'coastline' ? { slug, settings: { languages: [] } } : null),
}));
vi.mock('@/site/shopper.server.ts', () => ({ readShopper: async () => facts.shopper }));

const failure = { event: 'test_failed', text: 'It failed.' };

beforeEach(() => {
  Object.assign(facts, {
    site: { slug: 'harbour', settings: { languages: ['zh'] } } as unknown as Site,
    shopper: null,
    isWithinRate: true,
    counted: [],
  });
  vi.spyOn(log, 'error').mockImplementation(() => {});
  vi.spyOn(log, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const post = (body: unknown = {}, headers: Record<string, string> = {}) =>
  new Request('http://harbour.localhost/api/x?text=a', {
    method: 'POST',
    headers: { host: 'harbour.localhost', ...headers },
    body: JSON.stringify(body),
  });
const at = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) });
const foreign = { origin: 'http://evil.example' };

async function call(handler: ReturnType<typeof withSite>, request = post(), params = {}) {
  const response = await handler(request, at(params));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

describe('a handler of sites', () => {
  test('redirects to the page in the language of the page that sent the request', async () => {
    const handler = withSite(() => seeOther('/my-garage?done=1'), { failure });
    const referer = (path: string) => post({}, { referer: `http://harbour.localhost${path}` });
    const locations = await Promise.all(
      ['/zh/my-garage', '/my-garage', '/vi/my-garage'].map(async (path) => {
        const { headers } = await call(handler, referer(path));
        return headers.get('location');
      }),
    );
    expect(locations).toEqual(['/zh/my-garage?done=1', '/my-garage?done=1', '/my-garage?done=1']);
  });

  test('answers its object as JSON that is never cached', async () => {
    const { status, headers, body } = await call(withSite(({ site }) => ({ at: site.slug }), { failure }));
    expect([status, body]).toEqual([200, { at: 'harbour' }]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('answers null with 204', async () => {
    expect((await call(withSite(() => null, { failure }))).status).toBe(204);
  });

  test('works in routes without parameters', async () => {
    const handler = withSite(({ site }) => ({ at: site.slug }), { failure });
    expect((await handler(post(), { params: undefined })).status).toBe(200);
  });

  test('takes the site of its route before the site of the host', async () => {
    const handler = withSite(({ site }) => ({ at: site.slug }), { failure });
    expect((await call(handler, post(), { site: 'coastline' })).body).toEqual({ at: 'coastline' });
    expect((await call(handler, post(), { site: 'nobody' })).status).toBe(404);
  });

  test('answers 404 to unknown hosts and where the site has no such address', async () => {
    const notFound = { error: 'It failed.', code: 'not_found' };
    const other = withSite(() => ({}), { failure, isOffered: ({ slug }) => slug !== 'harbour' });
    expect(await call(other)).toMatchObject({ status: 404, body: notFound });
    facts.site = null;
    expect(await call(withSite(() => ({}), { failure }))).toMatchObject({ status: 404, body: notFound });
  });

  test('refuses requests of other sites only if asked', async () => {
    const own = withSite(() => ({}), { failure, ownRequest: true });
    expect((await call(own, post({}, foreign))).body.code).toBe('forbidden');
    expect(
      (
        await call(
          withSite(() => ({}), { failure }),
          post({}, foreign),
        )
      ).status,
    ).toBe(200);
  });

  test('ignores visitors with Global Privacy Control without counting them', async () => {
    const handler = withSite(() => ({}), { failure, ignoresGpc: true, rate: 'events' });
    expect((await call(handler, post({}, { 'sec-gpc': '1' }))).status).toBe(204);
    expect(facts.counted).toEqual([]);
  });

  test('passes the parsed body, query and parameters', async () => {
    const handler = withSite(({ body, query, params }) => ({ body, query, params }), {
      failure,
      params: ['car'],
      body: z.object({ a: z.string().transform(Number) }),
      query: z.object({ text: z.string() }),
    });
    const { body } = await call(handler, post({ a: '1' }), { car: 'x' });
    expect(body).toEqual({ body: { a: 1 }, query: { text: 'a' }, params: { car: 'x' } });
  });

  test('refuses a wrong body, query or length', async () => {
    const body = z.object({ a: z.string() });
    expect((await call(withSite(() => ({}), { failure, body }))).body.code).toBe('bad_input');
    const query = z.object({ other: z.string() });
    expect((await call(withSite(() => ({}), { failure, query }))).status).toBe(400);
    const short = withSite(() => ({}), { failure, body: z.unknown(), maxBytes: 10 });
    expect((await call(short, post({ a: 'too long' }))).body.code).toBe('too_large');
  });

  test('requires a session only if asked', async () => {
    const session = { failure, sessionText: 'Please sign in.' };
    const required = withSite(({ shopper }) => ({ shopper }), { ...session, session: 'required' });
    expect((await call(required)).body).toEqual({ error: 'Please sign in.', code: 'not_signed_in' });
    const optional = withSite(({ shopper }) => ({ shopper }), { ...session, session: 'optional' });
    expect((await call(optional)).body).toEqual({ shopper: null });
    facts.shopper = { userId: 'kim' };
    expect((await call(required)).body).toEqual({ shopper: { userId: 'kim' } });
  });
});

describe('a limit', () => {
  test('counts by household and site, and says when to try again', async () => {
    facts.isWithinRate = false;
    const { status, headers, body } = await call(withSite(() => ({}), { failure, rate: 'events' }));
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limit', '600']);
    expect(facts.counted).toEqual([expect.objectContaining({ what: 'events', site: 'harbour' })]);
  });

  test('counts by account and address where it says so', async () => {
    facts.shopper = { userId: 'kim' };
    const rate = { name: 'spin', by: 'account', counter: 'path', acrossSites: true } as const;
    await call(withSite(() => ({}), { failure, session: 'required', rate }));
    expect(facts.counted).toEqual([{ what: '/api/x', by: { account: 'kim' } }]);
  });

  test('refuses while the database is down, unless it is open then', async () => {
    facts.isWithinRate = new Error('timeout');
    expect((await call(withSite(() => ({}), { failure, rate: 'events' }))).status).toBe(500);
    const rate = { name: 'events', isOpenWithoutDatabase: true } as const;
    expect((await call(withSite(() => ({}), { failure, rate }))).status).toBe(200);
  });
});

describe('an error', () => {
  const fails = (error: Error) => () => {
    throw error;
  };

  test('that the handler throws is answered and not logged', async () => {
    const handler = withSite(fails(new ApiError('full', 'Your list is full.')), { failure });
    expect(await call(handler)).toMatchObject({
      status: 409,
      body: { error: 'Your list is full.', code: 'full' },
    });
    expect(log.error).not.toHaveBeenCalled();
  });

  test('that is unexpected is logged and answered without its message', async () => {
    const { status, headers, body } = await call(withSite(fails(new Error('secret')), { failure }));
    expect([status, body]).toEqual([500, { error: 'It failed.', code: 'failed' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ site: 'harbour' }), 'test_failed');
  });

  test('of a cached route is thrown, so that the last good response stays', async () => {
    await expect(withSite(fails(new Error('down')), { cached: true })(post(), at())).rejects.toThrow('down');
  });

  test('is reported with its site before it is sent', async () => {
    const onError = vi.fn();
    await call(withSite(fails(new ApiError('conflict', 'No.')), { failure, onError }));
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'conflict' }), facts.site);
  });
});
