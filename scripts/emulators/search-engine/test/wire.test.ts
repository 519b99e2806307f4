import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cars } from './cars.ts';
import { idsOf, index, loadedServer, replicas, searchIn } from './loaded.ts';
import { keys, refusal, type TestServer } from './server.ts';

describe('HTTP interface with the real client', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await loadedServer();
  });
  afterAll(() => server.stop());

  it('returns the fields that widgets read (SEARCH-16 SEARCH-25 SEARCH-26 SEARCH-27)', async () => {
    const result = await searchIn(server.client, { query: '', hitsPerPage: 3, facets: ['make', 'price'] });
    expect(result).toMatchObject({
      nbHits: 7,
      page: 0,
      nbPages: 3,
      hitsPerPage: 3,
      query: '',
      index,
      exhaustiveNbHits: true,
      facets: { make: { Toyota: 2, Ford: 1 } },
      facets_stats: { price: { min: 29_990, max: 112_000 } },
    });
    expect(result.hits[0]).toMatchObject({
      objectID: '1',
      _highlightResult: { title: { matchLevel: 'none' } },
    });
  });

  it('counts pages and reports the time taken (SEARCH-28 SEARCH-29)', async () => {
    const result = await searchIn(server.client, { query: '', hitsPerPage: 2 });
    expect(result.nbPages).toBe(4);
    expect(result.processingTimeMS).toBeGreaterThan(0);
  });

  it('orders by descending custom_rank (SEARCH-17)', async () => {
    expect(await idsOf(server.client, {})).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('orders replicas by their sort, cars without a price last (SEARCH-24)', async () => {
    const [ascending, descending] = Object.keys(replicas);
    expect(await idsOf(server.client, {}, ascending)).toEqual(['3', '6', '1', '2', '4', '7', '5']);
    expect(await idsOf(server.client, {}, descending)).toEqual(['7', '4', '2', '1', '6', '3', '5']);
  });

  it('answers several searches and facet searches at once (SEARCH-41)', async () => {
    const { results } = await server.client.search({
      requests: [
        { indexName: index, query: 'hilux' },
        { indexName: Object.keys(replicas)[0] ?? '', filters: 'body:SUV', hitsPerPage: 1 },
        { type: 'facet', indexName: index, facet: 'make', facetQuery: 'to' },
      ],
    });
    expect(results[0]).toMatchObject({ nbHits: 1 });
    expect(results[1]).toMatchObject({ nbHits: 4, hits: [{ objectID: '3' }] });
    expect(results[2]).toMatchObject({
      facetHits: [{ value: 'Toyota', highlighted: '<em>To</em>yota', count: 2 }],
    });
  });

  it('accepts a params string, keys in the query and a text/plain body', async () => {
    const query = new URLSearchParams({
      'x-algolia-application-id': keys.appId,
      'x-algolia-api-key': keys.searchKey,
    });
    const response = await fetch(
      `http://127.0.0.1:${new URL(server.service.url).port}/1/indexes/*/queries?${query}`,
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain', origin: 'http://harbour.localhost:3000' },
        body: JSON.stringify({
          requests: [{ indexName: index, params: 'query=ranger&hitsPerPage=5&facets=%5B%22make%22%5D' }],
        }),
      },
    );
    expect(response.headers.get('access-control-allow-origin')).toBe('http://harbour.localhost:3000');
    expect(await response.json()).toMatchObject({
      results: [{ nbHits: 1, hitsPerPage: 5, facets: { make: { Ford: 1 } } }],
    });
  });

  it('answers a cacheable preflight and hides responses from other origins', async () => {
    const preflight = (origin: string): Promise<Response> =>
      server.raw('/1/indexes/*/queries', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-algolia-api-key',
        },
      });
    const allowedOrigin = await preflight('http://valuecars.localhost:3000');
    expect(allowedOrigin.headers.get('access-control-max-age')).toBe('86400');
    expect(allowedOrigin.headers.get('access-control-allow-headers')).toBe('x-algolia-api-key');
    const other = await preflight('http://evil.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('serves the lite client of the browser', async () => {
    const host = `127.0.0.1:${new URL(server.service.url).port}`;
    const lite = liteClient(keys.appId, keys.searchKey, {
      hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
    });
    const { results } = await lite.search({
      requests: [{ indexName: index, query: 'mazda', clickAnalytics: true }],
    });
    expect(results[0]).toMatchObject({ nbHits: 1, queryID: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('returns one object, several, or some of their attributes', async () => {
    const { client } = server;
    expect(await client.getObject({ indexName: index, objectID: '4' })).toEqual(cars[3]);
    expect(
      await client.getObject({ indexName: index, objectID: '4', attributesToRetrieve: ['make'] }),
    ).toEqual({ objectID: '4', make: 'Toyota' });
    const { results } = await client.getObjects({
      requests: [
        { indexName: index, objectID: '1', attributesToRetrieve: ['price'] },
        { indexName: index, objectID: 'none' },
      ],
    });
    expect(results).toEqual([{ objectID: '1', price: 52_990 }, null]);
    expect(await refusal(client.getObject({ indexName: index, objectID: 'none' }))).toBe(
      '404 ObjectID does not exist',
    );
  });

  it('browses everything in pages, without the limit of 1,000', async () => {
    const browsedIds: string[] = [];
    await server.client.browseObjects({
      indexName: index,
      browseParams: { hitsPerPage: 2, filters: 'year >= 2019' },
      aggregator: ({ hits }) => browsedIds.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(browsedIds.sort()).toEqual(['1', '2', '3', '4', '6', '7']);
  });

  it('stores settings, returns defaults for the rest and lists replicas', async () => {
    const settings = await server.client.getSettings({ indexName: index });
    expect(settings).toMatchObject({
      customRanking: ['desc(custom_rank)'],
      hitsPerPage: 20,
      minWordSizefor1Typo: 4,
      replicas: Object.keys(replicas),
    });
    const replica = await server.client.getSettings({ indexName: `${index}_price_asc` });
    expect(replica).toMatchObject({ primary: index, ranking: expect.arrayContaining(['asc(price)']) });
    const { items } = await server.client.listIndices();
    expect(items.map(({ name, entries }) => [name, entries])).toEqual(
      [index, ...Object.keys(replicas)].map((name) => [name, 7]),
    );
  });

  it('rejects what hosted Algolia rejects, with the same status', async () => {
    const { client } = server;
    expect(await refusal(searchIn(client, {}, 'missing'))).toBe('404 Index missing does not exist');
    expect(await refusal(searchIn(client, { hitsPerPage: 2000 }))).toMatch(
      /^400 Invalid value for "hitsPerPage"/,
    );
    expect(await refusal(searchIn(client, { nonsense: 1 } as object))).toBe(
      '400 Unknown parameter: nonsense',
    );
    expect(await refusal(client.searchForFacetValues({ indexName: index, facetName: 'body' }))).toMatch(
      /^400 .*searchable\(body\)/,
    );
    expect(
      await refusal(client.saveObject({ indexName: `${index}_price_asc`, body: { objectID: '9' } })),
    ).toMatch(/^400 .*replica/);
    expect((await server.raw('/1/nothing')).status).toBe(404);
    expect((await server.raw(`/1/indexes/${index}/query`, { method: 'POST', body: '{' })).status).toBe(400);
    expect((await server.raw(`/1/indexes/${index}/settings`, { method: 'PATCH' })).status).toBe(405);
  });

  it('rejects a batch with a record over 100,000 bytes', async () => {
    const { client } = server;
    const requests = [
      { action: 'addObject' as const, body: { objectID: 'small' } },
      { action: 'addObject' as const, body: { objectID: 'big', text: 'x'.repeat(100_001) } },
    ];
    expect(await refusal(client.batch({ indexName: index, batchWriteParams: { requests } }))).toMatch(
      /^400 Record at the position 1 objectID=big is too big/,
    );
    expect(await refusal(client.getObject({ indexName: index, objectID: 'small' }))).toMatch(/^404/);
  });
});
