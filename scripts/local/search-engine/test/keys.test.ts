import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, index, loadedServer, replicas } from './loaded.ts';
import { clientFor, keys, refusal, securedKey, type TestServer } from './server.ts';

describe('keys', () => {
  let server: TestServer;
  const soon = Math.floor(Date.now() / 1000) + 3600;
  beforeAll(async () => {
    server = await loadedServer();
  });
  afterAll(() => server.stop());

  const as = (key: string) => clientFor(server.service.url, key);
  const secured = (restrictions: object, parentApiKey: string = keys.searchKey) =>
    as(securedKey(parentApiKey, restrictions));

  it('lets the search key search and nothing else', async () => {
    const client = as(keys.searchKey);
    expect(await idsOf(client, { query: 'hilux' })).toEqual(['1']);
    expect(await refusal(client.saveObject({ indexName: index, body: { objectID: 'x' } }))).toBe(
      '403 Method not allowed with this API key',
    );
    expect(await refusal(client.browse({ indexName: index }))).toMatch(/^403/);
    expect(await refusal(client.getSettings({ indexName: index }))).toMatch(/^403/);
    expect(await refusal(client.listApiKeys())).toMatch(/^403/);
  });

  it('refuses unknown keys and other applications', async () => {
    expect(await refusal(idsOf(as('nobody'), {}))).toBe('403 Invalid Application-ID or API key');
    const response = await server.raw(`/1/indexes/${index}`, {
      headers: { 'x-algolia-application-id': 'other' },
    });
    expect(response.status).toBe(403);
  });

  it('enforces the filters of a secured key whatever the query filters by', async () => {
    const client = secured({ filters: 'make:Toyota OR make:Ford', validUntil: soon });
    expect(await idsOf(client, {})).toEqual(['1', '2', '4']);
    expect(await idsOf(client, { filters: 'body:Ute OR body:SUV' })).toEqual(['1', '2', '4']);
    expect(await idsOf(client, { filters: 'make:Mazda' })).toEqual([]);
    expect(await idsOf(client, { facetFilters: [['make:Mazda', 'make:Ford']] })).toEqual(['2']);
    const facets = await client.searchForFacetValues({
      indexName: index,
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: '' },
    });
    expect(facets.facetHits.map(({ value }) => value)).toEqual(['Toyota', 'Ford']);
  });

  it('enforces other parameters of a secured key over those of the query', async () => {
    expect(await idsOf(secured({ hitsPerPage: 2 }), { hitsPerPage: 5 })).toEqual(['1', '2']);
  });

  it('limits a secured key to its indexes', async () => {
    const client = secured({ restrictIndices: [`${index}_price*`] });
    expect(await idsOf(client, { hitsPerPage: 1 }, Object.keys(replicas)[0])).toEqual(['3']);
    expect(await refusal(idsOf(client, {}))).toBe('403 Index not allowed with this API key');
  });

  it('refuses expired, forged and admin-signed secured keys', async () => {
    expect(await refusal(idsOf(secured({ validUntil: 1 }), {}))).toBe('403 The API key is expired');
    const good = securedKey(keys.searchKey, { filters: 'make:Ford' });
    const text = Buffer.from(good, 'base64').toString();
    const forged = Buffer.from(text.replace('Ford', 'Kia')).toString('base64');
    expect(await refusal(idsOf(as(forged), {}))).toMatch(/^403/);
    expect(await refusal(idsOf(secured({}, keys.adminKey), {}))).toMatch(/^403/);
  });

  it('does not let a browse cursor leave the filters of its key', async () => {
    const { key } = await server.client.addApiKey({ acl: ['search', 'browse'] });
    const cursor = Buffer.from(JSON.stringify({ after: '', parameters: {} })).toString('base64url');
    const client = secured({ filters: 'make:Ford' }, key);
    const { hits } = await client.browse({ indexName: index, browseParams: { cursor } });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['2']);
  });

  it('makes, changes, limits, expires and deletes keys', async () => {
    const { client } = server;
    const { key } = await client.addApiKey({
      acl: ['search'],
      indexes: [index],
      maxHitsPerQuery: 2,
      queryParameters: 'filters=body:SUV',
    });
    expect(await client.getApiKey({ key })).toMatchObject({ acl: ['search'], indexes: [index] });
    expect(await idsOf(as(key), { hitsPerPage: 10 })).toEqual(['3', '4']);
    expect(await refusal(idsOf(as(key), {}, Object.keys(replicas)[0]))).toMatch(/^403/);
    await client.updateApiKey({ key, apiKey: { acl: ['search'], indexes: ['dev_*'] } });
    expect(await refusal(idsOf(as(key), {}))).toMatch(/^403/);
    await client.deleteApiKey({ key });
    expect(await refusal(idsOf(as(key), {}))).toMatch(/^403/);
    expect(await refusal(client.getApiKey({ key }))).toMatch(/^404/);
  });

  it('hides unretrievable attributes from all but the admin key', async () => {
    await server.client.setSettings({
      indexName: index,
      indexSettings: { unretrievableAttributes: ['custom_rank'] },
    });
    const search = (key: string) =>
      as(key).searchSingleIndex({ indexName: index, searchParams: { hitsPerPage: 1 } });
    expect((await search(keys.searchKey)).hits[0]).not.toHaveProperty('custom_rank');
    expect((await search(keys.adminKey)).hits[0]).toHaveProperty('custom_rank');
  });
});
