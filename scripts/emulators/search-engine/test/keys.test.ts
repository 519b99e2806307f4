import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
  const secureKey = (restrictions: object, parentApiKey: string = keys.searchKey) =>
    as(securedKey(parentApiKey, restrictions));

  it('allows only searching with the search key', async () => {
    const client = as(keys.searchKey);
    expect(await idsOf(client, { query: 'hilux' })).toEqual(['1']);
    expect(await refusal(client.saveObject({ indexName: index, body: { objectID: 'x' } }))).toBe(
      '403 Method not allowed with this API key',
    );
    expect(await refusal(client.browse({ indexName: index }))).toMatch(/^403/);
    expect(await refusal(client.getSettings({ indexName: index }))).toMatch(/^403/);
    expect(await refusal(client.listApiKeys())).toMatch(/^403/);
  });

  it('rejects unknown keys and other applications', async () => {
    expect(await refusal(idsOf(as('nobody'), {}))).toBe('403 Invalid Application-ID or API key');
    const response = await server.raw(`/1/indexes/${index}`, {
      headers: { 'x-algolia-application-id': 'other' },
    });
    expect(response.status).toBe(403);
  });

  it('enforces the filters of a secured key for any query', async () => {
    const client = secureKey({ filters: 'make:Toyota OR make:Ford', validUntil: soon });
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

  it('enforces other parameters of a secured key over the query’s', async () => {
    expect(await idsOf(secureKey({ hitsPerPage: 2 }), { hitsPerPage: 5 })).toEqual(['1', '2']);
  });

  it('limits a secured key to its indexes', async () => {
    const client = secureKey({ restrictIndices: [`${index}_price*`] });
    expect(await idsOf(client, { hitsPerPage: 1 }, Object.keys(replicas)[0])).toEqual(['3']);
    expect(await refusal(idsOf(client, {}))).toBe('403 Index not allowed with this API key');
  });

  it('rejects expired, forged and admin-signed secured keys', async () => {
    expect(await refusal(idsOf(secureKey({ validUntil: 1 }), {}))).toBe('403 The API key is expired');
    const good = securedKey(keys.searchKey, { filters: 'make:Ford' });
    const text = Buffer.from(good, 'base64').toString();
    const forgedKey = Buffer.from(text.replace('Ford', 'Kia')).toString('base64');
    expect(await refusal(idsOf(as(forgedKey), {}))).toMatch(/^403/);
    expect(await refusal(idsOf(secureKey({}, keys.adminKey), {}))).toMatch(/^403/);
  });

  describe('a secured key never exceeds its parent', () => {
    const parentOf = async (apiKey: object) =>
      (await server.client.addApiKey({ acl: ['search'], ...apiKey })).key;
    const securedWithParent = async (apiKey: object, restrictions: object) =>
      secureKey(restrictions, await parentOf(apiKey));

    it('in its indexes', async () => {
      const replica = Object.keys(replicas)[0] ?? '';
      const client = await securedWithParent({ indexes: [replica] }, { restrictIndices: [index, replica] });
      expect(await idsOf(client, { hitsPerPage: 1 }, replica)).toEqual(['3']);
      expect(await refusal(idsOf(client, {}))).toBe('403 Index not allowed with this API key');
      const other = await securedWithParent({ queryParameters: `restrictIndices=${replica}` }, {});
      expect(await refusal(idsOf(other, {}))).toBe('403 Index not allowed with this API key');
    });

    it('in its filters and other parameters', async () => {
      const client = await securedWithParent(
        { queryParameters: 'filters=make:Toyota OR make:Ford&hitsPerPage=1' },
        { filters: 'body:Ute OR body:Hatch', searchParams: { hitsPerPage: 10 } },
      );
      expect(await idsOf(client, {})).toEqual(['1']);
      expect(await idsOf(client, { page: 1 })).toEqual(['2']);
      expect(await idsOf(client, { filters: 'make:Mazda' })).toEqual([]);
    });

    it('in the attributes it retrieves', async () => {
      const client = await securedWithParent(
        { queryParameters: 'attributesToRetrieve=make,model' },
        { searchParams: { attributesToRetrieve: ['model', 'price'] } },
      );
      const retrieve = async (attributesToRetrieve?: string[]) => {
        const { hits } = await client.searchSingleIndex({
          indexName: index,
          searchParams: { hitsPerPage: 1, attributesToRetrieve, attributesToHighlight: [] },
        });
        return hits[0];
      };
      expect(await retrieve()).toEqual({ objectID: '1', model: expect.any(String) });
      expect(await retrieve(['*'])).toEqual({ objectID: '1', model: expect.any(String) });
      expect(await retrieve(['price'])).toEqual({ objectID: '1' });
    });

    it('in its expiry', async () => {
      const parent = await parentOf({ validity: 1 });
      const client = secureKey({ validUntil: soon }, parent);
      expect(await idsOf(client, { query: 'hilux' })).toEqual(['1']);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
      expect(await refusal(idsOf(client, {}))).toMatch(/^403/);
      vi.useRealTimers();
    });

    it('in its permissions', async () => {
      const parent = await parentOf({ acl: ['search', 'addObject', 'settings'] });
      const client = secureKey({}, parent);
      expect(await refusal(client.saveObject({ indexName: index, body: { objectID: 'x' } }))).toMatch(/^403/);
      expect(await refusal(client.getSettings({ indexName: index }))).toMatch(/^403/);
    });
  });

  it('hides records outside a key’s filters from requests by id', async () => {
    const client = secureKey({
      filters: 'make:Ford',
      searchParams: { attributesToRetrieve: ['make', 'model'] },
    });
    expect(await client.getObject({ indexName: index, objectID: '2' })).toEqual({
      objectID: '2',
      make: 'Ford',
      model: expect.any(String),
    });
    expect(await refusal(client.getObject({ indexName: index, objectID: '1' }))).toBe(
      '404 ObjectID does not exist',
    );
    const { results } = await client.getObjects({
      requests: ['1', '2'].map((objectID) => ({
        indexName: index,
        objectID,
        attributesToRetrieve: ['make', 'price'],
      })),
    });
    expect(results).toEqual([null, { objectID: '2', make: 'Ford' }]);
  });

  it('returns no more objects at once than a key’s hit limit', async () => {
    const { key } = await server.client.addApiKey({ acl: ['search'], maxHitsPerQuery: 1 });
    const requests = ['1', '2'].map((objectID) => ({ indexName: index, objectID }));
    expect(await refusal(as(key).getObjects({ requests }))).toBe(
      '403 Method not allowed with this API key (nbObjects > hitsPerPage)',
    );
  });

  it('restricts a key to its own and its parent’s networks', async () => {
    const from = (restrictSources: string) => idsOf(secureKey({ restrictSources }), { query: 'hilux' });
    expect(await from('127.0.0.0/8,::1')).toEqual(['1']);
    expect(await refusal(from('192.168.1.0/24'))).toBe('403 Method not allowed with this source');
    expect(await refusal(from('not a network'))).toBe('403 Invalid Application-ID or API key');
    const { key } = await server.client.addApiKey({
      acl: ['search'],
      queryParameters: 'restrictSources=2001:db8::/32',
    });
    expect(await refusal(idsOf(as(key), {}))).toMatch(/^403/);
    expect(await refusal(idsOf(secureKey({ restrictSources: '0.0.0.0/0,::/0' }, key), {}))).toMatch(/^403/);
  });

  it('restricts a key to its referrers', async () => {
    const { key } = await server.client.addApiKey({
      acl: ['search'],
      referers: ['*.dealer.example', 'https://shop.example/*'],
    });
    const statusFrom = async (referer?: string) => {
      const headers = { 'x-algolia-api-key': key, ...(referer && { referer }) };
      const response = await server.raw(`/1/indexes/${index}?query=hilux`, { headers });
      return response.status;
    };
    expect(await statusFrom('https://www.dealer.example/')).toBe(200);
    expect(await statusFrom('https://shop.example/search?query=x')).toBe(200);
    for (const referer of [undefined, 'https://other.example/', 'https://shop.example.evil/'])
      expect(`${referer} ${await statusFrom(referer)}`).toBe(`${referer} 403`);
    expect(await refusal(idsOf(secureKey({}, key), {}))).toBe('403 Method not allowed with this referer');
  });

  it('limits requests per hour by address or user token', async () => {
    const { key } = await server.client.addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 2 });
    // Without the client library, which would wait and retry.
    const search = async (apiKey: string) => {
      const headers = { 'x-algolia-api-key': apiKey };
      const response = await server.raw(`/1/indexes/${index}?query=hilux`, { headers });
      return response.ok ? 'answered' : response.json();
    };
    const tooManyRequests = { status: 429, message: 'Too Many Requests' };
    const securedForUser = securedKey(key, { userToken: 'somebody' });
    expect(await search(key)).toBe('answered');
    // A secured key shares its parent's quota.
    expect(await search(securedKey(key, { filters: 'make:Toyota' }))).toBe('answered');
    expect(await search(key)).toEqual(tooManyRequests);
    expect([
      await search(securedForUser),
      await search(securedForUser),
      await search(securedForUser),
    ]).toEqual(['answered', 'answered', tooManyRequests]);
  });

  it('keeps a browse cursor within the filters of its key', async () => {
    const { key } = await server.client.addApiKey({ acl: ['search', 'browse'] });
    const cursor = Buffer.from(JSON.stringify({ after: '', parameters: {} })).toString('base64url');
    const client = secureKey({ filters: 'make:Ford' }, key);
    const { hits } = await client.browse({ indexName: index, browseParams: { cursor } });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['2']);
  });

  it('creates, changes, limits, expires and deletes keys', async () => {
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
