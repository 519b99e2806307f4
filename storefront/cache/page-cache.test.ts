import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CachedValue } from './cache-handler.ts';
import { removeCdnNote } from './cdn/cdn-note.ts';
import { tagOf } from './manifest.ts';
import PageCache from './page-cache.ts';

/** Later in each test, so that invalidations of earlier tests are in the past. */
let now = Date.parse('2026-11-21T00:00:00Z');
const PAGE = tagOf('page', { site: 'harbour', path: '/' });
const until = (moment: number) => tagOf('until', { site: 'harbour', moment: String(moment) });

beforeEach(() => {
  now += 86_400_000;
  vi.useFakeTimers({ now });
});
afterEach(() => void vi.useRealTimers());

/** Next.js creates one cache per request; all share one memory. */
const request = (Cache = PageCache) => new Cache({ serverDistDir: '/nowhere', maxMemoryCacheSize: 1e6 });

const store = (cache: PageCache, key: string, tags: string[], { status = 200, html = 'A page' } = {}) =>
  cache.set(
    key,
    {
      kind: 'APP_PAGE',
      html,
      headers: { 'x-next-cache-tags': tags.join(',') },
      status,
    } satisfies CachedValue,
    { cacheControl: { revalidate: 3600 } },
  );
const has = async (key: string) => (await request().get(key, { kind: 'APP_PAGE' })) !== null;

test('serves a page until its earliest expiry and not after', async () => {
  await store(request(), '/dated', [PAGE, until(now + 9_000), until(now + 5_000)]);
  await store(request(), '/other', [PAGE]);
  vi.advanceTimersByTime(4_999);
  expect([await has('/dated'), await has('/other')]).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect([await has('/dated'), await has('/other')]).toEqual([false, true]);
});

test('serves data until its expiry and not after', async () => {
  const context = { kind: 'FETCH', tags: [until(now + 1_000)] };
  await request().set('data', { kind: 'FETCH', revalidate: 60 }, {});
  const lookUp = () => request().get('data', context);
  expect(await lookUp()).not.toBeNull();
  vi.advanceTimersByTime(1_000);
  expect(await lookUp()).toBeNull();
});

test('re-renders a page that was begun before an invalidation and stored after it', async () => {
  const begunRequest = request();
  vi.advanceTimersByTime(100);
  await request().revalidateTag(PAGE);
  vi.advanceTimersByTime(100);
  await store(begunRequest, '/begun-before', [PAGE]);
  await store(request(), '/begun-after', [PAGE]);
  expect([await has('/begun-before'), await has('/begun-after')]).toEqual([false, true]);
});

test('stops serving only data and pages of an invalidated tag', async () => {
  const [gone, kept] = ['/gone', '/kept'].map((path) => tagOf('page', { site: 'harbour', path })) as [
    string,
    string,
  ];
  const data = { kind: 'FETCH', revalidate: 60 };
  const lookUp = (tag: string) => request().get('tagged data', { kind: 'FETCH', tags: [tag] });
  await store(request(), '/page-gone', [PAGE, gone]);
  await store(request(), '/page-kept', [kept]);
  await request().set('tagged data', data, {});
  vi.advanceTimersByTime(100);
  await request().revalidateTag([gone]);
  expect([await has('/page-gone'), await has('/page-kept')]).toEqual([false, true]);
  expect([await lookUp(gone), (await lookUp(kept))?.value]).toEqual([null, data]);
});

test('a second copy of the module shares pages and invalidations with the first', async () => {
  vi.resetModules();
  const { default: SecondCache } = await import('./page-cache.ts');
  expect(SecondCache).not.toBe(PageCache);
  await store(request(), '/shared-by-name', [PAGE]);
  expect(await request(SecondCache).get('/shared-by-name', { kind: 'APP_PAGE' })).not.toBeNull();
  vi.advanceTimersByTime(100);
  await request(SecondCache).revalidateTag(PAGE);
  expect(await has('/shared-by-name')).toBe(false);
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
    readOrClaim: async (key: string) => (key === '/harbour/shared' ? { value, lastModified: now } : null),
  };
  await store(request(), '/harbour/own', [PAGE]);
  vi.stubEnv('REDIS_URL', 'redis://nowhere');
  vi.stubGlobal('forecourtSharedCache', otherCopy);
  try {
    for (const key of ['/harbour/own', '/harbour/shared', '/harbour/new'])
      await request(WatchedCache).get(key, { kind: 'APP_PAGE' });
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
    const entry = await request().get(key, { kind: 'APP_PAGE' });
    return (entry?.value?.headers ?? {}) as Record<string, string>;
  };

  test('carry the page’s keys and expiry if a CDN is configured', async () => {
    vi.stubEnv('PURGE', 'varnish');
    await store(request(), '/front', [PAGE, until(now + 9_000)]);
    const headers = await headersOf('/front');
    expect(headers['surrogate-key']?.split(' ')).toHaveLength(2);
    const response = {
      getHeader: (name: string) => headers[name],
      removeHeader: () => undefined,
    };
    expect(removeCdnNote(response)).toMatchObject({ tags: [PAGE, until(now + 9_000)], until: now + 9_000 });
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
    const entry = await request().get(key, { kind: 'APP_PAGE' });
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
