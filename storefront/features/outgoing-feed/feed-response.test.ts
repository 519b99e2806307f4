import { feedPath } from '@forecourt/lib/operations/advertising/feed-path.server';
import { sampleAdvertSite, sampleFeed } from '@forecourt/lib/operations/advertising/testing/samples';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteCall } from '@/handlers/with-site.server.ts';

const SECRET = 'a-secret-of-outgoing-feeds-of-tests';
const loadOutgoingFeed = vi.hoisted(() => vi.fn());
vi.mock('@/content/outgoing-feeds.server.ts', () => ({ loadOutgoingFeed }));
vi.mock('@forecourt/lib/platform/env', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  environment: () => ({ OUTGOING_FEED_SECRET: SECRET }),
}));
vi.mock('@/logging/log.server.ts', () => ({ log: { error: vi.fn() } }));

const { feedResponse } = await import('./feed-response.server.ts');

const feed = sampleFeed({
  receiver: 'json',
  mapping: {
    columns: [
      { field: 'stocknum', name: 'stock' },
      { field: 'price', name: 'price' },
    ],
    listSeparator: null,
    decimalMark: null,
    booleanWords: null,
    root: null,
    record: null,
  },
});
const VEHICLES = 1200;

/** A database with many vehicles, which fails at one of its queries. */
function poolFailingAt(failing: number) {
  let queries = 0;
  const answers = (name: string, values: unknown[]) => {
    if (name === 'feed-version') return [{ stock: '1', reservations: '0' }];
    if (name === 'feed-car-ids') return Array.from({ length: VEHICLES }, (_, id) => ({ id: `car-${id}` }));
    return (values[1] as string[]).map((id) => ({
      id,
      record: sampleVehicle({ id, stocknum: id }),
      retiredAt: null,
      photoNotes: null,
      kept: false,
      formerDays: null,
    }));
  };
  return {
    query: async ({ name, values }: { name: string; values: unknown[] }) => {
      queries += 1;
      if (queries === failing) throw new Error('The database is down.');
      return { rows: answers(name, values) };
    },
  };
}

type Call = SiteCall<'feed' | 'signature' | 'file'>;

function respond(
  path = feedPath(feed, SECRET),
  { failing = Infinity, ...init }: RequestInit & { failing?: number } = {},
): Promise<Response> {
  const [id = '', signature = '', file = ''] = path.split('/').slice(2);
  return feedResponse({
    request: new Request(`https://sample.example${path}`, init),
    site: { slug: 'sample' },
    params: { feed: id, signature, file },
    pool: poolFailingAt(failing),
  } as unknown as Call);
}

beforeEach(() => {
  loadOutgoingFeed.mockReset();
  loadOutgoingFeed.mockResolvedValue({ feed, site: sampleAdvertSite() });
});

test('streams every vehicle', async () => {
  const response = await respond();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=30',
    'content-type': 'application/json; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  const vehicles = await response.json();
  expect(vehicles).toHaveLength(VEHICLES);
  expect(vehicles[0]).toEqual({ stock: 'car-0', price: 54_990 });
});

test('does not query content or stock for a wrong signature', async () => {
  await expect(respond('/outgoing/feed-1/1-AAAA/stock.json', { failing: 1 })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(loadOutgoingFeed).not.toHaveBeenCalled();
});

test('does not find a feed that is off, an earlier address or another format', async () => {
  const renewed = { ...feed, secretVersion: 2 };
  await expect(respond(feedPath(renewed, SECRET))).rejects.toMatchObject({ code: 'not_found' });
  await expect(respond(feedPath({ ...feed, format: 'csv' }, SECRET))).rejects.toMatchObject({
    code: 'not_found',
  });
  loadOutgoingFeed.mockResolvedValue(null);
  await expect(respond()).rejects.toMatchObject({ code: 'not_found' });
});

test('answers 304 to its own entity tag, also without the mark of a weak one', async () => {
  const etag = (await respond()).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*'])
    expect((await respond(undefined, { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await respond(undefined, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('answers HEAD without reading the stock', async () => {
  const response = await respond(undefined, { method: 'HEAD', failing: 2 });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each([1, 2, 3])('fails before the response begins if query %i fails', async (failing) => {
  await expect(respond(undefined, { failing })).rejects.toThrow('The database is down.');
});

test('breaks the stream off if the database fails midway', async () => {
  // Long rows, so that the first chunk is complete before the third page.
  const columns = ['text', 'more', 'last'].map((name) => ({ field: 'description' as const, name }));
  loadOutgoingFeed.mockResolvedValue({
    feed: { ...feed, mapping: { ...feed.mapping, columns } },
    site: sampleAdvertSite(),
  });
  const response = await respond(undefined, { failing: 5 });
  await expect(response.text()).rejects.toThrow('The database is down.');
});
