import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cars } from './cars.ts';
import { idsOf, index, loadedServer, replicas, searchIn } from './loaded.ts';
import { refusal, type TestServer } from './server.ts';

describe('writes', { timeout: 30_000 }, () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await loadedServer();
  });
  afterEach(() => server.stop());

  it('shows a saved object before the save is answered', async () => {
    const { client } = server;
    await client.addOrUpdateObject({ indexName: index, objectID: '1', body: { ...cars[0], price: 1000 } });
    expect(await idsOf(client, { filters: 'price < 2000', facets: ['*'] })).toEqual(['1']);
    expect((await idsOf(client, {}, Object.keys(replicas)[0]))[0]).toBe('1');
  });

  it('assigns an id to a new object', async () => {
    const { objectID } = await server.client.saveObject({ indexName: index, body: { title: 'Nameless' } });
    expect(await idsOf(server.client, { query: 'nameless' })).toEqual([objectID]);
  });

  it('updates partially, with operations, and creates only on request', async () => {
    const { client } = server;
    const update = (
      objectID: string,
      attributesToUpdate: Record<string, unknown>,
      createIfNotExists?: boolean,
    ) => client.partialUpdateObject({ indexName: index, objectID, attributesToUpdate, createIfNotExists });
    await update('2', {
      price: { _operation: 'Decrement', value: 500 },
      tag: { _operation: 'AddUnique', value: 'sale' },
    });
    expect(await client.getObject({ indexName: index, objectID: '2' })).toMatchObject({
      price: 64_000,
      tag: ['featured', 'special', 'sale'],
      make: 'Ford',
    });
    await update('2', {
      tag: { _operation: 'Remove', value: 'special' },
      km: { _operation: 'IncrementSet', value: 1 },
    });
    expect(await client.getObject({ indexName: index, objectID: '2' })).toMatchObject({
      tag: ['featured', 'special', 'sale'],
      km: 22_000,
    });
    await update('new', { title: 'Made by an update' });
    expect(await idsOf(client, { query: 'made update' })).toEqual(['new']);
    await update('absent', { title: 'Never' }, false);
    expect(await refusal(client.getObject({ indexName: index, objectID: 'absent' }))).toMatch(/^404/);
    expect(await refusal(update('2', { price: { _operation: 'Explode' } }))).toMatch(
      /^400 Unknown partial update/,
    );
  });

  it('deletes one, many, and by filter', async () => {
    const { client } = server;
    await client.deleteObject({ indexName: index, objectID: '1' });
    await client.deleteObjects({ indexName: index, objectIDs: ['2', '3'], waitForTasks: true });
    expect((await searchIn(client, { facets: ['make'] })).facets?.['make']).toEqual({
      Toyota: 1,
      Nissan: 1,
      Škoda: 1,
      'Land Rover': 1,
    });
    await client.deleteBy({ indexName: index, deleteByParams: { filters: 'body:SUV AND year < 2021' } });
    expect(await idsOf(client, {})).toEqual(['6', '7']);
    expect(await refusal(client.deleteBy({ indexName: index, deleteByParams: {} }))).toMatch(/^400/);
  });

  it('applies a batch of different actions in order, also across indexes', async () => {
    const { client } = server;
    await client.batch({
      indexName: index,
      batchWriteParams: {
        requests: [
          { action: 'clear', body: {} },
          { action: 'addObject', body: { objectID: 'a', title: 'First' } },
          { action: 'addObject', body: { objectID: 'a', title: 'Second' } },
          { action: 'partialUpdateObject', body: { objectID: 'a', year: 2024 } },
          { action: 'addObject', body: { objectID: 'b', title: 'Gone' } },
          { action: 'deleteObject', body: { objectID: 'b' } },
        ],
      },
    });
    expect((await searchIn(client, {})).hits).toMatchObject([{ objectID: 'a', title: 'Second', year: 2024 }]);
    const { taskID, objectIDs } = await client.multipleBatch({
      requests: [
        { action: 'addObject', indexName: 'one', body: { objectID: 'x' } },
        { action: 'addObject', indexName: 'two', body: { objectID: 'y' } },
      ],
    });
    expect(Object.keys(taskID)).toEqual(['one', 'two']);
    expect(objectIDs).toEqual(['x', 'y']);
    expect(
      await refusal(
        client.batch({
          indexName: index,
          batchWriteParams: { requests: [{ action: 'shred' as never, body: {} }] },
        }),
      ),
    ).toBe('400 Invalid action: shred');
  });

  it('replaces all objects in one move and keeps replicas and settings', async () => {
    const { client } = server;
    const objects = Array.from({ length: 1200 }, (_, i) => ({
      objectID: `r${i}`,
      title: `Car ${i}`,
      price: 50_000 - i,
      custom_rank: i,
    }));
    await client.replaceAllObjects({ indexName: index, objects });
    expect((await searchIn(client, {})).nbHits).toBe(1200);
    expect(await idsOf(client, { hitsPerPage: 2 })).toEqual(['r1199', 'r1198']);
    expect(await idsOf(client, { hitsPerPage: 2 }, Object.keys(replicas)[0])).toEqual(['r1199', 'r1198']);
    expect((await client.listIndices()).items.map(({ name }) => name)).toEqual([
      index,
      ...Object.keys(replicas),
    ]);
  });

  it('duplicates an index or only its synonyms', async () => {
    const { client } = server;
    await client.saveSynonym({
      indexName: index,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['ute', 'pickup'] },
    });
    const { taskID } = await client.operationIndex({
      indexName: index,
      operationIndexParams: { operation: 'copy', destination: 'copy' },
    });
    await client.waitForTask({ indexName: 'copy', taskID });
    await client.deleteObject({ indexName: index, objectID: '1' });
    expect(await idsOf(client, { query: 'pickup' }, 'copy')).toEqual(['1', '2']);
    await client.operationIndex({
      indexName: index,
      operationIndexParams: { operation: 'copy', destination: 'words', scope: ['synonyms'] },
    });
    expect((await client.searchSynonyms({ indexName: 'words' })).nbHits).toBe(1);
    expect((await searchIn(client, {}, 'words')).nbHits).toBe(0);
  });

  it('clears and deletes indexes', async () => {
    const { client } = server;
    await client.clearObjects({ indexName: index });
    expect((await searchIn(client, {})).nbHits).toBe(0);
    await client.deleteIndex({ indexName: index });
    expect(await client.indexExists({ indexName: index })).toBe(false);
  });

  it('stores and returns synonyms and rules', async () => {
    const { client } = server;
    const synonyms = [
      { objectID: 'ute', type: 'synonym' as const, synonyms: ['ute', 'pickup'] },
      { objectID: 'suv', type: 'onewaysynonym' as const, input: 'offroader', synonyms: ['suv'] },
    ];
    await client.saveSynonyms({ indexName: index, synonymHit: synonyms, replaceExistingSynonyms: true });
    expect(await client.getSynonym({ indexName: index, objectID: 'suv' })).toMatchObject({
      input: 'offroader',
    });
    expect(
      (await client.searchSynonyms({ indexName: index, searchSynonymsParams: { type: 'synonym' } })).nbHits,
    ).toBe(1);
    await client.deleteSynonym({ indexName: index, objectID: 'ute' });
    expect((await client.searchSynonyms({ indexName: index })).nbHits).toBe(1);
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'cheap', anchoring: 'contains' as const }],
      consequence: { params: { filters: 'price < 20000' } },
    };
    await client.saveRule({ indexName: index, objectID: 'r', rule });
    expect(await client.getRule({ indexName: index, objectID: 'r' })).toMatchObject(rule);
    await client.clearRules({ indexName: index });
    expect((await client.searchRules({ indexName: index })).nbHits).toBe(0);
  });
});
