import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeNote } from './front/note.ts';
import { tagOf } from './manifest.ts';
import PageCache from './page-cache.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const PAGE = tagOf('page', { site: 'harbour', path: '/' });
const until = (moment: number) => tagOf('until', { site: 'harbour', moment: String(moment) });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** Next.js creates one cache per request; all share one memory. */
const request = (Cache = PageCache) =>
  new Cache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1e6,
    _requestHeaders: {},
  });

const store = (cache: PageCache, key: string, tags: string[], { status = 200, html = 'A page' } = {}) =>
  cache.set(
    key,
    {
      kind: 'APP_PAGE',
      html,
      rscData: undefined,
      headers: { 'x-next-cache-tags': tags.join(',') },
      status,
      postponed: undefined,
      segmentData: undefined,
    } as unknown as Parameters<PageCache['set']>[1],
    { isFallback: false, cacheControl: { revalidate: 3600, expire: undefined } } as Parameters<
      PageCache['set']
    >[2],
  );
const has = async (key: string) =>
  (await request().get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<PageCache['get']>[1])) !==
  null;

test('serves a page until its earliest expiry and not after', async () => {
  await store(request(), '/dated', [PAGE, until(NOW + 9_000), until(NOW + 5_000)]);
  await store(request(), '/other', [PAGE]);
  vi.advanceTimersByTime(4_999);
  expect([await has('/dated'), await has('/other')]).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect([await has('/dated'), await has('/other')]).toEqual([false, true]);
});

test('serves data until its expiry and not after', async () => {
  const data = { kind: 'FETCH', data: { headers: {}, body: '1', url: '' }, revalidate: 60 } as unknown;
  const context = { kind: 'FETCH', fetchCache: true, tags: [until(NOW + 1_000)] };
  await request().set(
    'data',
    data as Parameters<PageCache['set']>[1],
    context as unknown as Parameters<PageCache['set']>[2],
  );
  const lookUp = () => request().get('data', context as unknown as Parameters<PageCache['get']>[1]);
  expect(await lookUp()).not.toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(await lookUp()).toBeNull();
});

test('re-renders a page that was begun before an invalidation and stored after it', async () => {
  const begunRequest = request();
  vi.advanceTimersByTime(100);
  await request().revalidateTag(PAGE, { expire: 0 });
  vi.advanceTimersByTime(100);
  await store(begunRequest, '/begun-before', [PAGE]);
  await store(request(), '/begun-after', [PAGE]);
  expect([await has('/begun-before'), await has('/begun-after')]).toEqual([false, true]);
});

test('reports each read with where the page was, or that it was nowhere', async () => {
  const reads: unknown[] = [];
  class WatchedCache extends PageCache {
    protected override onRead(...read: readonly unknown[]): void {
      reads.push(read);
    }
  }
  const value = { kind: 'APP_PAGE', html: 'A page', headers: { 'x-next-cache-tags': PAGE } };
  const otherCopy = {
    begin: () => ({ epoch: null, sequence: 0 }),
    standing: async () => 'current',
    readOrClaim: async (key: string) => (key === '/harbour/shared' ? { value, lastModified: NOW } : null),
  };
  await store(request(), '/harbour/own', [PAGE]);
  vi.stubEnv('REDIS_URL', 'redis://nowhere');
  vi.stubGlobal('forecourtSharedCache', otherCopy);
  try {
    for (const key of ['/harbour/own', '/harbour/shared', '/harbour/new'])
      await request(WatchedCache).get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<
        PageCache['get']
      >[1]);
  } finally {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  }
  expect(reads).toEqual([
    ['/harbour/own', 'APP_PAGE', 'memory'],
    ['/harbour/shared', 'APP_PAGE', 'shared'],
    ['/harbour/new', 'APP_PAGE', null],
  ]);
});

describe('a flood of 404 addresses', () => {
  test('leaves requested pages cached', async () => {
    const pages = ['/', '/search', '/about-us', '/cars/one'];
    for (const key of pages) await store(request(), key, [PAGE]);
    for (const key of pages) await has(key);
    for (let number = 0; number < 1_000; number += 1)
      await store(request(), `/nowhere-${number}`, [PAGE], { status: 404, html: 'nothing here'.repeat(500) });
    for (const key of pages) expect([key, await has(key)]).toEqual([key, true]);
    expect(await has('/nowhere-999')).toBe(false);
  });

  test('leaves nothing in the shared store, and lets the other instances go on', async () => {
    const [written, released]: [string[], string[]] = [[], []];
    vi.stubEnv('REDIS_URL', 'redis://localhost:1');
    vi.stubGlobal('forecourtSharedCache', {
      begin: () => ({ epoch: 'a life', sequence: 1 }),
      write: async (key: string) => void written.push(key),
      release: async (key: string) => void released.push(key),
    });
    try {
      await store(request(), '/nowhere', [PAGE], { status: 404 });
      await store(request(), '/somewhere', [PAGE]);
      await vi.advanceTimersByTimeAsync(1);
    } finally {
      vi.unstubAllEnvs();
      vi.unstubAllGlobals();
    }
    expect(written).toEqual(['/somewhere']);
    expect(released).toEqual(['/nowhere', '/somewhere']);
  });
});

test('stops serving a page that turns into a 404', async () => {
  await store(request(), '/gone', [PAGE]);
  expect(await has('/gone')).toBe(true);
  await store(request(), '/gone', [PAGE], { status: 404 });
  expect(await has('/gone')).toBe(false);
});

describe('headers for the CDN', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const headersOf = async (key: string) => {
    const context = { kind: 'APP_PAGE', isFallback: false } as Parameters<PageCache['get']>[1];
    const entry = await request().get(key, context);
    return (entry?.value as { headers?: Record<string, string> } | undefined)?.headers ?? {};
  };

  test('carry the page’s keys and expiry if a CDN is configured', async () => {
    vi.stubEnv('PURGE', 'varnish');
    await store(request(), '/front', [PAGE, until(NOW + 9_000)]);
    const headers = await headersOf('/front');
    expect(headers['surrogate-key']?.split(' ')).toHaveLength(2);
    const response = {
      getHeader: (name: string) => headers[name],
      removeHeader: () => undefined,
    };
    expect(takeNote(response)).toMatchObject({ tags: [PAGE, until(NOW + 9_000)], until: NOW + 9_000 });
  });

  test('are absent without a CDN', async () => {
    await store(request(), '/no-front', [PAGE]);
    expect(Object.keys(await headersOf('/no-front'))).toEqual(['x-next-cache-tags']);
  });
});

describe('while the shared store is away', () => {
  const processGlobals = globalThis as { forecourtSharedCache?: unknown };
  beforeEach(() => {
    vi.stubEnv('REDIS_URL', 'redis://localhost:1');
    processGlobals.forecourtSharedCache = {
      begin: () => ({ epoch: 'a life', sequence: 1 }),
      standing: async () => 'aging',
      read: async () => null,
      write: async () => {},
      release: async () => {},
    };
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    processGlobals.forecourtSharedCache = undefined;
  });

  // A tag that no other test invalidates.
  const OTHER = tagOf('page', { site: 'northside', path: '/' });

  const isRenewed = async (key: string) => {
    const context = { kind: 'APP_PAGE', isFallback: false } as Parameters<PageCache['get']>[1];
    const entry = await request().get(key, context);
    return (entry?.lastModified ?? Number.NaN) + 3_600_000 < Date.now();
  };

  test('serves aging pages and re-renders them one at a time', async () => {
    for (const key of ['/first', '/second']) await store(request(), key, [OTHER]);
    expect([await isRenewed('/first'), await isRenewed('/second'), await isRenewed('/first')]).toEqual([
      true,
      false,
      false,
    ]);
    await store(request(), '/first', [OTHER]);
    expect(await isRenewed('/second')).toBe(true);
    await store(request(), '/second', [OTHER]);
  });

  test('a re-rendering that never ends delays the next one by a second', async () => {
    for (const key of ['/stuck', '/next']) await store(request(), key, [OTHER]);
    expect([await isRenewed('/stuck'), await isRenewed('/next')]).toEqual([true, false]);
    vi.advanceTimersByTime(1_000);
    expect(await isRenewed('/next')).toBe(true);
    await store(request(), '/next', [OTHER]);
  });
});
