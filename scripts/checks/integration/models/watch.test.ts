import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureModelsIndex } from '@forecourt/lib/inventory/search/configure.server';
import {
  MODELS_CHANGED_PATH,
  modelsChangedSchema,
} from '@forecourt/lib/inventory/search/models/models-changed';
import { MODELS_INDEX, type ModelRecord } from '@forecourt/lib/inventory/search/models/record';
import { siteModelsFilter } from '@forecourt/lib/inventory/search/models/site-models-filter';
import { syncModels } from '@forecourt/lib/inventory/search/models/sync.server';
import { watchModels } from '@forecourt/lib/inventory/search/models/watch.server';
import { securedModelsKey } from '@forecourt/lib/inventory/search/secured-key';
import { SIGNATURE_HEADER, verify } from '@forecourt/lib/inventory/stock/signature';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';

const SECRET = 'a-secret-for-the-storefront';
const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };
const WAIT = { timeout: 20_000, interval: 20 };
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-models-'));
let lake: TestLake;
let engine: Awaited<ReturnType<typeof startSearch>>;
let storefront: Server;
const storefrontState: { failing: number | null; messages: string[][] } = { failing: null, messages: [] };
let watch: { stop(): Promise<void> } | null = null;

const client = (apiKey: string) => searchClient({ appId: KEYS.appId, apiKey, host: engine.url });

beforeAll(async () => {
  lake = await testLake();
  engine = await startSearch({ port: 0, dataDir: path.join(folder, 'search'), allowedOrigins: [], ...KEYS });
  await configureModelsIndex(client(KEYS.adminKey));
  storefront = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const header = request.headers[SIGNATURE_HEADER];
    const { ok } = verify(body, typeof header === 'string' ? header : null, SECRET, Date.now() / 1000);
    const status = storefrontState.failing ?? (ok && request.url === MODELS_CHANGED_PATH ? 200 : 401);
    if (status === 200)
      storefrontState.messages.push(modelsChangedSchema.parse(JSON.parse(body)).manufacturers);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
});
afterEach(async () => {
  await watch?.stop();
  watch = null;
  storefrontState.failing = null;
  storefrontState.messages = [];
});
afterAll(async () => {
  storefront.closeAllConnections();
  storefront.close();
  await engine.stop();
  await lake.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  const { port } = storefront.address() as AddressInfo;
  watch = await watchModels(
    {
      content: lake.client.withConfig({ apiVersion: '2026-02-01', perspective: 'published', useCdn: false }),
      search: client(KEYS.adminKey),
      listener: { url: `http://127.0.0.1:${port}`, secret: SECRET },
    },
    { onProblem: () => {} },
  );
};
const slug = (current: string) => ({ _type: 'slug', current });
const make = (name: string) => ({
  _id: `make-${name}`,
  _type: 'manufacturer',
  name,
  slug: slug(name.toLowerCase()),
  kind: 'car',
});
const model = (name: string, of: string, over = {}) => ({
  _id: `model-${name}`,
  _type: 'model',
  name,
  slug: slug(name.toLowerCase()),
  manufacturer: { _type: 'reference', _ref: `make-${of}` },
  manufacturer_body: ['SUV'],
  status: 'current',
  ...over,
});
const publish = (...documents: { _id: string; _type: string }[]) =>
  lake.client.mutate(
    documents.map((document) => ({ createOrReplace: document })),
    { visibility: 'sync' },
  );

async function indexedModels(key = KEYS.adminKey): Promise<Record<string, string>> {
  const { hits } = await client(key).searchSingleIndex<ModelRecord>({
    indexName: MODELS_INDEX,
    searchParams: { query: '', hitsPerPage: 1000 },
  });
  return Object.fromEntries(
    hits.map(({ objectID, manufacturer, model: of }) => [objectID, `${manufacturer.name} ${of.name}`]),
  );
}

test('detects published, renamed and removed models and notifies the storefront (SEARCH-42)', async () => {
  await publish(make('Aquila'), make('Corvus'), model('Kestrel', 'Aquila'), model('Raven', 'Corvus'));
  await start();
  await expect
    .poll(() => indexedModels(), WAIT)
    .toEqual({ 'model-Kestrel': 'Aquila Kestrel', 'model-Raven': 'Corvus Raven' });
  await expect
    .poll(() => storefrontState.messages.flat().toSorted(), WAIT)
    .toEqual(['make-Aquila', 'make-Corvus']);

  storefrontState.messages = [];
  await publish({ ...make('Corvus'), name: 'Corax' } as ReturnType<typeof make>);
  await expect.poll(() => indexedModels(), WAIT).toMatchObject({ 'model-Raven': 'Corax Raven' });
  await expect.poll(() => storefrontState.messages, WAIT).toEqual([['make-Corvus']]);

  await publish({ ...model('Draft', 'Aquila'), _id: 'drafts.model-Draft' });
  await lake.client.delete('model-Kestrel');
  await expect.poll(() => indexedModels(), WAIT).toEqual({ 'model-Raven': 'Corax Raven' });
  await expect.poll(() => storefrontState.messages.at(-1), WAIT).toEqual(['make-Aquila']);
});

test('notifies a storefront that was down, and detects changes made while stopped', async () => {
  await publish(make('Aquila'), model('Merlin', 'Aquila'));
  storefrontState.failing = 503;
  await start();
  await expect.poll(async () => Object.keys(await indexedModels()), WAIT).toContain('model-Merlin');
  expect(storefrontState.messages).toEqual([]);
  storefrontState.failing = null;
  await expect.poll(() => storefrontState.messages.flat(), WAIT).toContain('make-Aquila');
});

test('writes nothing if everything is already synchronised', async () => {
  const record: ModelRecord = {
    objectID: 'model-only',
    manufacturer: { id: 'm', name: 'M', slug: 'm' },
    model: { name: 'Only', slug: 'only', href: '/only', body: ['suv'], status: 'current', image: null },
  };
  const first = await syncModels(client(KEYS.adminKey), [record]);
  expect(first.saved).toEqual(['model-only']);
  expect(await syncModels(client(KEYS.adminKey), [record])).toEqual({
    saved: [],
    deleted: [],
    manufacturers: [],
  });
});

test('limits a site’s search key to models of its brands (SITE-01)', async () => {
  const record = (id: string, status: 'current' | 'discontinued' = 'current'): ModelRecord => ({
    objectID: `model-of-${id}-${status}`,
    manufacturer: { id, name: id, slug: id },
    model: { name: status, slug: status, href: `/${status}`, body: [], status, image: null },
  });
  await syncModels(client(KEYS.adminKey), [record('mine'), record('mine', 'discontinued'), record('theirs')]);
  const key = securedModelsKey(KEYS.searchKey, [{ id: 'mine' }]);
  expect(await indexedModels(key)).toEqual({ 'model-of-mine-current': 'mine current' });
  const { hits } = await client(key).searchSingleIndex({
    indexName: MODELS_INDEX,
    searchParams: { query: '', filters: siteModelsFilter([{ id: 'theirs' }]) },
  });
  expect(hits).toEqual([]);
  await expect(client(key).searchSingleIndex({ indexName: 'Car_production' })).rejects.toThrow();
});
