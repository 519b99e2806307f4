import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { STUDIO_ORIGIN, TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { type Counter, openCounter } from '../reservations/testing/counter.ts';
import { type SiteData, siteData } from './data.ts';
import { type Endpoint, endpointsBelow, type Handler } from './endpoints.ts';
import { expected, type Outcome, ROWS, WHO, type Who } from './expected.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITES = ['coast', 'harbour'] as const;
const ENDPOINTS = endpointsBelow('back-office');
const OF_PREVIEWS = endpointsBelow('draft');
const nameOf = ({ method, route }: Endpoint) => `${method} ${route.replace(/^back-office\/?/, '')}`;
const CALLS = ENDPOINTS.filter(({ method }) => method !== 'OPTIONS');

let counter: Counter;
let lake: TestLake;
let tokens: Record<Who, string | undefined>;
let data: Record<(typeof SITES)[number], SiteData>;
const handlers = new Map<Endpoint, Handler>();

beforeAll(async () => {
  counter = await openCounter();
  lake = await testLake();
  const people = WHO.filter((who) => who !== 'nobody' && who !== 'viewer token');
  const sessions = await Promise.all(people.map(async (who) => [who, await lake.signIn(who)]));
  tokens = { nobody: undefined, 'viewer token': TOKENS.viewer, ...Object.fromEntries(sessions) };
  const [coast, harbour] = [await siteData('coast', counter, lake), await siteData('harbour', counter, lake)];
  data = { coast, harbour };
  await loadHandlers();
});
afterAll(async () => {
  vi.doUnmock('@/cache/cached.server.ts');
  vi.doUnmock('@/features/back-office/chosen-stock.server.ts');
  vi.resetModules();
  delete (globalThis as { forecourtTables?: unknown }).forecourtTables;
  await lake.close();
  await counter.close();
});
beforeEach(() => counter.pool.query('truncate rate_limits'));

/** Loads the storefront's routes with an environment that points to this test's services. */
async function loadHandlers(): Promise<void> {
  vi.resetModules();
  delete (globalThis as { forecourtTables?: unknown }).forecourtTables;
  // Next's data cache and the search service are not available here.
  vi.doMock('@/cache/cached.server.ts', () => ({
    cached: (_name: unknown, _params: unknown, load: () => unknown) => load(),
    keepPageUntil: () => {},
  }));
  vi.doMock('@/features/back-office/chosen-stock.server.ts', () => ({
    choicesOf: async () => ({ count: 1, conditions: [], makes: [], dealerships: [] }),
    chosenVehicles: async () => [],
  }));
  const { projectId, dataset } = lake.options;
  for (const [name, value] of Object.entries({
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: TOKENS.preview,
    SANITY_WRITE_TOKEN: TOKENS.writer,
    SANITY_WEBHOOK_SECRET: 'a-secret-of-the-content',
    ALGOLIA_APP_ID: 'none',
    ALGOLIA_SEARCH_KEY: 'none',
    DATABASE_URL: counter.database.databaseUrl,
    REDIS_URL: '',
    MEDIA_URL: 'http://photos.example',
    STOCK_WEBHOOK_SECRET: 'a-secret-of-the-stock',
    DRAFT_LINK_SECRET: 'a-secret-of-links-to-drafts-of-tests',
    OUTGOING_FEED_SECRET: 'a-secret-of-addresses-of-outgoing-feeds',
    FEED_SECRET_KEY: 'a-key-of-the-credentials-of-feeds-of-tests',
    STUDIO_ORIGINS: STUDIO_ORIGIN,
    SITE_HOST_SUFFIXES: 'localhost',
    BACK_OFFICE_HOSTS: 'office.example',
    LEAD_CHANNEL_SECRET: 'a-secret-of-the-lead-channels-of-tests',
    LOG_LEVEL: 'silent',
  }))
    vi.stubEnv(name, value);
  const { environment } = await import('@forecourt/lib/platform/env');
  // The environment is read once, while the stubs last only until the first test.
  environment();
  for (const endpoint of [...ENDPOINTS, ...OF_PREVIEWS]) handlers.set(endpoint, await endpoint.load());
}

interface Asking {
  token?: string | undefined;
  host?: string;
  params?: Record<string, string> | undefined;
  body?: unknown;
}

async function ask(endpoint: Endpoint, { token, host = 'coast.localhost', params = {}, body }: Asking) {
  const { method } = endpoint;
  const request = new Request(`http://${host}/api/${endpoint.route}`, {
    method,
    headers: { host, origin: STUDIO_ORIGIN, ...(token && { authorization: `Bearer ${token}` }) },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const handler = handlers.get(endpoint);
  if (!handler) throw new Error(`${nameOf(endpoint)} is not loaded`);
  const response = await handler(request, { params: Promise.resolve(params) });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return { status: response.status, headers: response.headers, text };
}

test('every endpoint of the back office has a row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(CALLS.map(nameOf).toSorted());
});

test('every endpoint answers a preflight request for its own methods', async () => {
  for (const route of new Set(ENDPOINTS.map((endpoint) => endpoint.route))) {
    const [preflight, ...others] = ENDPOINTS.filter(
      (each) => each.route === route && each.method === 'OPTIONS',
    );
    expect([route, preflight?.method, others]).toEqual([route, 'OPTIONS', []]);
    const methods = CALLS.filter((each) => each.route === route).map(({ method }) => method);
    const { headers } = await ask(preflight as Endpoint, {});
    expect([route, headers.get('access-control-allow-methods')]).toEqual([route, methods.join(', ')]);
  }
});

describe('permissions by caller and site (OPEN-016)', () => {
  const cells = CALLS.flatMap((endpoint) => WHO.map((who) => [nameOf(endpoint), who, endpoint] as const));
  test.each(cells)('%s by %s', async (name, who, endpoint) => {
    const row = ROWS[name];
    if (!row) throw new Error(`${name} has no row`);
    const outcomes: Record<string, Outcome> = {};
    const wanted: Record<string, Outcome> = {};
    for (const site of SITES) {
      const own = (await row.renew?.(data[site], counter.pool, lake)) ?? data[site];
      const { status, text } = await ask(endpoint, {
        token: tokens[who],
        params: row.params?.(own),
        body: row.body?.(own),
      });
      wanted[site] = expected(who, row, site);
      outcomes[site] = {
        status,
        ...('shows' in wanted[site] && { shows: text.includes(row.shows?.(own) ?? '') }),
      };
      // A refusal must not contain personal data.
      if (status !== row.granted && status >= 400) expect(text).not.toMatch(/Nguyen|shopper\.example|0412/);
    }
    expect(outcomes).toEqual(wanted);
  });
});

describe('a host without a site', () => {
  const HOSTS = ['unknown.example', '127.0.0.1:3000', 'localhost:3000', 'coast.localhost.evil.example'];
  const cells = ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const);

  test.each(cells)('%s refuses everybody', async (name, endpoint) => {
    const row = ROWS[name];
    for (const who of WHO)
      for (const host of HOSTS) {
        const { status, headers } = await ask(endpoint, {
          token: tokens[who],
          host,
          params: row?.params?.(data.coast) ?? {},
          body: row?.body?.(data.coast),
        });
        expect([who, host, status]).toEqual([who, host, 421]);
        expect(headers.get('access-control-allow-methods')).toBeNull();
      }
  });

  test.each(OF_PREVIEWS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is not found',
    async (_name, endpoint) => {
      for (const host of [...HOSTS, 'office.example'])
        expect([host, (await ask(endpoint, { host })).status]).toEqual([host, 404]);
    },
  );
});

test.each(CALLS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s answers on the back office’s own host as on a site’s',
  async (name, endpoint) => {
    const row = ROWS[name];
    if (!row) throw new Error(`${name} has no row`);
    const own = (await row.renew?.(data.harbour, counter.pool, lake)) ?? data.harbour;
    const { status } = await ask(endpoint, {
      token: tokens.admin,
      host: 'Office.example:3000',
      params: row.params?.(own),
      body: row.body?.(own),
    });
    expect(status).toBe(row.granted ?? 200);
  },
);
