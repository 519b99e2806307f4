import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

describe('mutations', () => {
  it('creates with a random id, and with a random tail where the id ends in a dot', async () => {
    const made = await lake.client.create({ _type: 'page', title: 'One' });
    expect(made._id).toMatch(/^[A-Za-z0-9]{22}$/);
    expect(made).toMatchObject({ _rev: expect.any(String), _createdAt: expect.any(String), title: 'One' });
    const draft = await lake.client.create({ _id: 'drafts.', _type: 'page' });
    expect(draft._id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/);
  });

  it('refuses to create what exists, and an id that is none', async () => {
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

  it('patches by every operation', async () => {
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

  it('keeps the system fields out of reach of patches', async () => {
    const before = await lake.client.create({ _id: 'guarded', _type: 'page' });
    const after = await lake.client.patch('guarded').set({ _type: 'other', _id: 'elsewhere', x: 1 }).commit();
    expect(after).toMatchObject({ _id: 'guarded', _type: 'page', _createdAt: before._createdAt, x: 1 });
  });

  it('locks optimistically: a stale revision is a 409', async () => {
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

  it('does all of a transaction or nothing', async () => {
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

  it('gives array items keys when asked', async () => {
    const made = await lake.client.create(
      { _type: 'page', blocks: [{ text: 'x' }, { _key: 'kept', inner: [{}] }] },
      { autoGenerateArrayKeys: true },
    );
    expect(made.blocks).toEqual([
      { _key: expect.stringMatching(/^\w{12}$/), text: 'x' },
      { _key: 'kept', inner: [{ _key: expect.stringMatching(/^\w{12}$/) }] },
    ]);
  });

  it('keeps strong references whole', async () => {
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

  it('tries without doing on a dry run', async () => {
    const result = await lake.client.create({ _id: 'dry', _type: 'page' }, { dryRun: true });
    expect(result._id).toBe('dry');
    expect(await lake.client.getDocument('dry')).toBeUndefined();
  });

  it('imports documents that refer to each other in any order', async () => {
    const documents = Array.from({ length: 500 }, (_, i) => ({
      _id: `ring-${i}`,
      _type: 'ring',
      next: { _type: 'reference', _ref: `ring-${(i + 1) % 500}` },
    }));
    await lake.client.mutate(documents.map((document) => ({ createOrReplace: document })));
    expect(await lake.client.fetch('count(*[_type == "ring" && defined(next->_id)])')).toBe(500);
  });
});
