import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

describe('mutations', () => {
  it('creates a random id, or a random suffix where the id ends in a dot', async () => {
    const created = await lake.client.create({ _type: 'page', title: 'One' });
    expect(created._id).toMatch(/^[A-Za-z0-9]{22}$/);
    expect(created).toMatchObject({ _rev: expect.any(String), _createdAt: expect.any(String), title: 'One' });
    const draft = await lake.client.create({ _id: 'drafts.', _type: 'page' });
    expect(draft._id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/);
  });

  it('rejects existing and invalid ids on creation', async () => {
    await lake.client.create({ _id: 'only-once', _type: 'page' });
    await expect(lake.client.create({ _id: 'only-once', _type: 'page' })).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ error: { type: 'documentAlreadyExistsError', id: 'only-once' } }],
      },
    });
    await expect(lake.client.create({ _id: '../etc', _type: 'page' })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(lake.client.createIfNotExists({ _id: 'only-once', _type: 'page' })).resolves.toBeDefined();
  });

  it('supports every patch operation', async () => {
    await lake.client.create({
      _id: 'patched',
      _type: 'page',
      title: 'Old title of the page',
      count: 1,
      gone: true,
      items: [
        { _key: 'a', n: 1 },
        { _key: 'b', n: 2 },
      ],
    });
    const patched = await lake.client
      .patch('patched')
      .set({ 'items[_key=="b"].n': 20 })
      .setIfMissing({ seo: { title: 'For robots' } })
      .unset(['gone'])
      .inc({ count: 4 })
      .dec({ count: 2 })
      .insert('after', 'items[_key=="a"]', [{ _key: 'c', n: 3 }])
      .diffMatchPatch({ title: '@@ -1,3 +1,3 @@\n-Old\n+New\n' })
      .commit();
    expect(patched).toMatchObject({ title: 'New title of the page', count: 3, seo: { title: 'For robots' } });
    expect(patched).not.toHaveProperty('gone');
    expect(patched.items).toEqual([
      { _key: 'a', n: 1 },
      { _key: 'c', n: 3 },
      { _key: 'b', n: 20 },
    ]);
  });

  it('patches every place that a path matches', async () => {
    const friends = [
      { _key: 'a', name: 'mork', age: 40 },
      { _key: 'b', name: 'mindy', age: 32 },
      { _key: 'c', name: 'frank' },
    ];
    const start = { _id: 'paths', _type: 'page', friends, numbers: [1, 2, 3, 4], '[*]': 'kept' };
    const after = async (operations: Parameters<typeof lake.client.patch>[1]) => {
      await lake.client.createOrReplace(start);
      return lake.client.patch('paths', operations).commit<typeof start>();
    };
    const with9 = (...keys: string[]) =>
      friends.map((friend) => (keys.includes(friend._key) ? { ...friend, x: 9 } : friend));
    for (const [path, keys] of [
      ['friends[*].x', ['a', 'b', 'c']],
      ['friends[ * ].x', ['a', 'b', 'c']],
      ['friends[_key=="b"].x', ['b']],
      ['friends[age > 35].x', ['a']],
      ['friends[age?].x', ['a', 'b']],
      ['friends[1:3].x', ['b', 'c']],
      ['friends[-1].x', ['c']],
      ['friends[0,2].x', ['a', 'c']],
      ['friends[name == "[*]"].x', []],
    ] as const)
      expect([path, (await after({ set: { [path]: 9 } })).friends]).toEqual([path, with9(...keys)]);
    expect((await after({ set: { '..name': 'same' } })).friends.map(({ name }) => name)).toEqual(
      Array(3).fill('same'),
    );
    expect((await after({ inc: { 'numbers[*]': 1 } })).numbers).toEqual([2, 3, 4, 5]);
    expect((await after({ unset: ['numbers[1:3]', 'friends[*].age'] })).numbers).toEqual([1, 4]);
    const insertedNumbers = await after({ insert: { after: 'numbers[-1]', items: [5] } });
    expect(insertedNumbers.numbers).toEqual([1, 2, 3, 4, 5]);
    await expect(after({ set: { 'friends[_key in 2].x': 9 } })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('rejects changes to the type or id, and sets revision and times itself', async () => {
    const before = await lake.client.create({ _id: 'guarded', _type: 'page' });
    for (const operations of [
      { set: { _type: 'other', x: 1 } },
      { set: { _id: 'elsewhere' } },
      { set: { _createdAt: '2020-01-01T00:00:00Z' } },
      { unset: ['_type'] },
    ])
      await expect(lake.client.patch('guarded', operations).commit()).rejects.toMatchObject({
        statusCode: 409,
        details: { items: [{ error: { type: 'cannotModifyImmutableAttributeError', id: 'guarded' } }] },
      });
    expect(await lake.client.getDocument('guarded')).toEqual(before);
    const same = { _id: 'guarded', _type: 'page', _rev: 'mine', _updatedAt: '2020-01-01T00:00:00Z', x: 1 };
    const after = await lake.client.patch('guarded').set(same).commit();
    expect(after).toMatchObject({ _createdAt: before._createdAt, x: 1 });
    expect(after._rev).not.toBe('mine');
    expect(after._updatedAt >= before._updatedAt).toBe(true);
  });

  it('accepts timestamps on creation only', async () => {
    const times = { _createdAt: '2020-01-01T00:00:00Z', _updatedAt: '2021-01-01T00:00:00Z' };
    const old = { _id: 'old', _type: 'page', ...times };
    expect(await lake.client.create(old)).toMatchObject(times);
    const again = await lake.client.createOrReplace({ ...old, _createdAt: '2022-01-01T00:00:00Z' });
    expect(again._createdAt).toBe(times._createdAt);
    expect(again._updatedAt > times._updatedAt).toBe(true);
  });

  it('replaces a document by one of another type, unless it is referenced', async () => {
    const first = await lake.client.create({
      _id: 'retyped',
      _type: 'page',
      _createdAt: '2020-01-01T00:00:00Z',
    });
    const second = await lake.client.createOrReplace({ _id: 'retyped', _type: 'offer' });
    expect(second._type).toBe('offer');
    expect(second._createdAt > first._createdAt).toBe(true);
    await lake.client.create({ _id: 'refers', _type: 'page', to: { _type: 'reference', _ref: 'retyped' } });
    await expect(lake.client.createOrReplace({ _id: 'retyped', _type: 'page' })).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'cannotModifyImmutableAttributeError', attribute: '_type' } }] },
    });
    await expect(
      lake.client.createOrReplace({ _id: 'retyped', _type: 'offer', n: 1 }),
    ).resolves.toMatchObject({
      n: 1,
    });
  });

  it('rejects a stale revision with 409', async () => {
    const first = await lake.client.create({ _id: 'locked', _type: 'page', n: 1 });
    const second = await lake.client.patch('locked').ifRevisionId(first._rev).set({ n: 2 }).commit();
    await expect(
      lake.client.patch('locked').ifRevisionId(first._rev).set({ n: 3 }).commit(),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: {
        items: [
          {
            error: {
              type: 'documentRevisionIDDoesNotMatchError',
              currentRevisionID: second._rev,
              expectedRevisionID: first._rev,
            },
          },
        ],
      },
    });
  });

  it('applies a transaction completely or not at all', async () => {
    const broken = lake.client
      .transaction()
      .create({ _id: 'half', _type: 'page' })
      .patch('not-there', { set: { x: 1 } });
    await expect(broken.commit()).rejects.toMatchObject({ statusCode: 409 });
    expect(await lake.client.getDocument('half')).toBeUndefined();
  });

  it('patches and deletes by query', async () => {
    for (const n of [1, 2, 3]) await lake.client.create({ _id: `row-${n}`, _type: 'row', n });
    await lake.client
      .patch({ query: '*[_type == "row" && n > $least]', params: { least: 1 } })
      .set({ big: true })
      .commit();
    expect(await lake.client.fetch('*[_type == "row" && big]._id')).toEqual(['row-2', 'row-3']);
    await lake.client.delete({ query: '*[_type == "row"]' });
    expect(await lake.client.fetch('count(*[_type == "row"])')).toBe(0);
  });

  it('adds keys to array items on request', async () => {
    const created = await lake.client.create(
      { _type: 'page', blocks: [{ text: 'x' }, { _key: 'kept', inner: [{}] }] },
      { autoGenerateArrayKeys: true },
    );
    expect(created.blocks).toEqual([
      { _key: expect.stringMatching(/^\w{12}$/), text: 'x' },
      { _key: 'kept', inner: [{ _key: expect.stringMatching(/^\w{12}$/) }] },
    ]);
  });

  it('enforces strong references', async () => {
    const reference = { _type: 'reference', _ref: 'target' };
    await expect(lake.client.create({ _id: 'pointer', _type: 'page', to: reference })).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentReferenceDoesNotExistError', referenceID: 'target' } }] },
    });
    const weak = { _id: 'weak-pointer', _type: 'page', to: { ...reference, _weak: true } };
    await expect(lake.client.create(weak)).resolves.toMatchObject({ _id: 'weak-pointer' });
    await lake.client
      .transaction()
      .create({ _id: 'pointer', _type: 'page', to: reference })
      .create({ _id: 'target', _type: 'page' })
      .commit();
    await expect(lake.client.delete('target')).rejects.toMatchObject({
      statusCode: 409,
      details: {
        items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['pointer'] } }],
      },
    });
    await lake.client.transaction().delete('target').delete('pointer').commit();
    expect(await lake.client.getDocuments(['target', 'pointer'])).toEqual([null, null]);
  });

  it('changes nothing on a dry run', async () => {
    const result = await lake.client.create({ _id: 'dry', _type: 'page' }, { dryRun: true });
    expect(result._id).toBe('dry');
    expect(await lake.client.getDocument('dry')).toBeUndefined();
  });

  it('imports documents that reference each other in any order', async () => {
    const documents = Array.from({ length: 500 }, (_, i) => ({
      _id: `ring-${i}`,
      _type: 'ring',
      next: { _type: 'reference', _ref: `ring-${(i + 1) % 500}` },
    }));
    await lake.client.mutate(documents.map((document) => ({ createOrReplace: document })));
    expect(await lake.client.fetch('count(*[_type == "ring" && defined(next->_id)])')).toBe(500);
  });
});
