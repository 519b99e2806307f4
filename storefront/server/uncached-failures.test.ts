import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INCOMPLETE_TAG, isFailedStatus } from '@/cache/failures.ts';
import PageCache from '@/cache/page-cache.ts';
import { log } from '@/logging/log.server.ts';

const ROOT = path.join(import.meta.dirname, '..');
const CACHED = /^export const dynamic = 'force-static'/m;
const failure = vi.hoisted(() => ({ error: new Error('The service did not answer.') as Error }));

vi.mock('@/content/site.server.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  findSite: async () => {
    throw failure.error;
  },
}));

beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const cache = () => new PageCache({ serverDistDir: '/nowhere', maxMemoryCacheSize: 1e6 });
const stored = (key: string) => cache().get(key, { kind: 'APP_ROUTE' });

/** Stores a response as the framework does, whatever its status. */
async function store(key: string, { status = 200, tags = '' }: { status?: number; tags?: string }) {
  const value = { kind: 'APP_ROUTE', status, headers: { 'x-next-cache-tags': tags } };
  await cache().set(key, value, { cacheControl: { revalidate: 300 } });
}

type Route = { GET: (request: Request, context: object) => Promise<Response> };

const cachedRoutes = globSync('app/**/route.ts', { cwd: ROOT }).filter((file) =>
  CACHED.test(readRoute(file)),
);

function readRoute(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

describe('every cached route', () => {
  /** Depends on nothing, so it cannot fail. */
  const routes = cachedRoutes.filter((file) => !file.endsWith('site-files/gpc/route.ts'));
  const errors = [
    failure.error,
    new ApiError('upstream_failed', 'No answer.'),
    new ApiError('busy', 'Busy.'),
  ];

  test('is found', () => expect(routes.length).toBeGreaterThan(15));

  test.each(routes)('%s leaves no failure in the page cache', async (file) => {
    const { GET } = (await import(path.join(ROOT, file))) as Route;
    const params = Promise.resolve({ site: 'harbour', slug: 'a', car: 'a', part: '1', location: 'a' });
    for (const error of errors) {
      failure.error = error;
      const answer = await GET(new Request('http://harbour.localhost/x'), { params }).catch(() => null);
      // An error that a route throws never reaches the cache.
      if (!answer) continue;
      expect(isFailedStatus(answer.status)).toBe(true);
      await store(file, { status: answer.status });
      expect(await stored(file)).toBeNull();
    }
  });
});

test.each([400, 401, 403, 429, 500, 502, 503, 504])(
  'a response with status %i is not stored',
  async (status) => {
    await store(`/${status}`, { status });
    expect(await stored(`/${status}`)).toBeNull();
  },
);

test('a page that lacks what failed is not stored', async () => {
  await store('/lacking', { tags: `harbour/stock,${INCOMPLETE_TAG}` });
  expect(await stored('/lacking')).toBeNull();
});

test('a failure leaves the last good response stored', async () => {
  await store('/good', { tags: 'harbour/stock' });
  await store('/good', { status: 502 });
  await store('/good', { tags: INCOMPLETE_TAG });
  expect((await stored('/good'))?.value?.status).toBe(200);
});

test('a failure is no note for the CDN', async () => {
  vi.stubEnv('PURGE', 'varnish');
  const headers = { 'x-next-cache-tags': 'harbour/stock' };
  await cache().set('/front', { kind: 'APP_ROUTE', status: 502, headers }, {});
  expect(Object.keys(headers)).toEqual(['x-next-cache-tags']);
  vi.unstubAllEnvs();
});
