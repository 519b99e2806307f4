import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { ROOT } from '../../../emulators/settings.ts';
import { endpointsBelow, type Handler } from '../back-office/endpoints.ts';
import { startOffice, type TestOffice } from '../back-office/testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const HOST = 'coast.localhost';
const PAGE = `http://${HOST}/vi/contact`;

let office: TestOffice<never>;
let send: Handler;

beforeAll(async () => {
  office = await startOffice([]);
  await office.lake.client
    .patch('site-coast')
    .set({ settings: { _type: 'siteSettings', languages: ['vi'] }, url: `http://${HOST}` })
    .commit();
  vi.resetModules();
  delete (globalThis as { forecourtTables?: unknown }).forecourtTables;
  // Next's data cache is not available here.
  vi.doMock('@/cache/cached.server.ts', () => ({
    cached: (_name: unknown, _params: unknown, load: () => unknown) => load(),
    keepPageUntil: () => {},
  }));
  for (const [name, value] of Object.entries({
    SANITY_PROJECT_ID: office.lake.options.projectId,
    SANITY_DATASET: office.lake.options.dataset,
    SANITY_API_HOST: office.lake.url,
    SANITY_API_TOKEN: TOKENS.preview,
    ALGOLIA_APP_ID: 'none',
    ALGOLIA_SEARCH_KEY: 'none',
    DATABASE_URL: office.database.databaseUrl,
    REDIS_URL: '',
    SANITY_WEBHOOK_SECRET: 'a-secret-of-the-content',
    MEDIA_URL: 'http://photos.example',
    STOCK_WEBHOOK_SECRET: 'a-secret-of-the-stock',
    SITE_HOST_SUFFIXES: 'localhost',
    LOG_LEVEL: 'silent',
  }))
    vi.stubEnv(name, value);
  const { environment } = await import('@forecourt/lib/platform/env');
  // The environment is read once, while the stubs last only until the first test.
  environment();
  const endpoint = endpointsBelow('leads').find(
    ({ route, method }) => route === 'leads' && method === 'POST',
  );
  if (!endpoint) throw new Error('No route takes leads');
  send = await endpoint.load();
});
afterAll(async () => {
  vi.doUnmock('@/cache/cached.server.ts');
  vi.resetModules();
  delete (globalThis as { forecourtTables?: unknown }).forecourtTables;
  await office.stop();
});

const languageOf = async (id: string): Promise<unknown> => {
  const { rows } = await office.database.pool.query('select language from leads where id = $1', [id]);
  return rows[0]?.language;
};

const submission = (url: string) => ({
  token: randomUUID(),
  kind: 'enquiry',
  isLastStep: true,
  values: {
    name: 'Kim Nguyen',
    email: 'kim@shopper.example',
    phone: '0412 345 678',
    message: 'Hello',
    category: 'Service',
  },
  url,
});

async function leadFrom(page: string): Promise<unknown> {
  const request = new Request(`http://${HOST}/api/leads`, {
    method: 'POST',
    headers: { host: HOST, origin: `http://${HOST}`, referer: page, 'content-type': 'application/json' },
    body: JSON.stringify(submission(page)),
  });
  const response = await send(request, { params: Promise.resolve({}) });
  const answer = (await response.json()) as { lead_id?: string };
  const { lead_id } = answer;
  if (!lead_id) throw new Error(JSON.stringify(answer));
  return languageOf(lead_id);
}

test('a lead has the language of the page that it was sent from', async () => {
  expect(await leadFrom(PAGE)).toBe('vi');
  expect(await leadFrom(`http://${HOST}/contact`)).toBe('en');
  // The site does not offer it.
  expect(await leadFrom(`http://${HOST}/zh/contact`)).toBe('en');
});

test('a lead that waited on the disk has the language of its page', async () => {
  const { storeSpooledLead } = await import(
    path.join(ROOT, 'storefront/features/enquiry/submit-lead.server.ts')
  );
  const { findSite } = await import(path.join(ROOT, 'storefront/content/site.server.ts'));
  const id = randomUUID();
  await storeSpooledLead(await findSite('coast'), {
    id,
    siteSlug: 'coast',
    receivedAt: new Date().toISOString(),
    body: submission(PAGE),
    source: { household: 'somebody', userAgent: '', referer: null, requestId: null },
    file: null,
  });
  expect(await languageOf(id)).toBe('vi');
});
