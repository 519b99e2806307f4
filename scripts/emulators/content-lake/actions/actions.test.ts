import type { Action } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

const act = (...actions: unknown[]) => lake.client.action(actions as Action[]);
const action = (name: string, rest: object) => ({ actionType: `sanity.action.${name}`, ...rest });
const pair = (id: string) => ({ draftId: `drafts.${id}`, publishedId: id });
const get = (id: string) => lake.client.getDocument(id);

describe('document actions', () => {
  it('creates, edits and publishes a document', async () => {
    await act(
      action('document.create', {
        publishedId: 'p',
        attributes: { _id: 'drafts.p', _type: 'page', title: 'First' },
        ifExists: 'fail',
      }),
    );
    expect(await get('p')).toBeUndefined();
    await act(action('document.edit', { ...pair('p'), patch: { set: { title: 'Second' } } }));
    await act(action('document.publish', pair('p')));
    expect(await get('p')).toMatchObject({ title: 'Second' });
    expect(await get('drafts.p')).toBeUndefined();
  });

  it('duplicates the published document into the draft on its first edit', async () => {
    const published = await lake.client.create({ _id: 'e', _type: 'page', title: 'Public', kept: 1 });
    await act(action('document.edit', { ...pair('e'), patch: { set: { title: 'Draft' } } }));
    expect(await get('drafts.e')).toMatchObject({
      title: 'Draft',
      kept: 1,
      _createdAt: published._createdAt,
    });
    expect(await get('e')).toEqual(published);
  });

  it('creates a draft without a change for the Studio, and ignores that patch on a draft', async () => {
    await lake.client.create({ _id: 'g', _type: 'page', title: 'Kept' });
    const guard = action('document.edit', {
      ...pair('g'),
      patch: { unset: ['_empty_action_guard_pseudo_field_'] },
    });
    await act(guard);
    await act(guard);
    expect(await get('drafts.g')).toMatchObject({ title: 'Kept' });
  });

  it('keeps the creation time over publishing, and the draft over unpublishing', async () => {
    const first = await lake.client.create({ _id: 'u', _type: 'page', title: 'One' });
    await act(action('document.edit', { ...pair('u'), patch: { set: { title: 'Two' } } }));
    await act(action('document.publish', pair('u')));
    expect(await get('u')).toMatchObject({ _createdAt: first._createdAt, title: 'Two' });
    await act(action('document.unpublish', pair('u')));
    expect(await get('u')).toBeUndefined();
    expect(await get('drafts.u')).toMatchObject({ title: 'Two' });
  });

  it('discards a draft, and fails without one', async () => {
    await lake.client.create({ _id: 'd', _type: 'page' });
    await act(action('document.edit', { ...pair('d'), patch: { set: { x: 1 } } }));
    await act(action('document.discard', { draftId: 'drafts.d' }));
    expect(await get('drafts.d')).toBeUndefined();
    await expect(act(action('document.discard', { draftId: 'drafts.d' }))).rejects.toMatchObject({
      statusCode: 404,
      details: { type: 'actionError', items: [{ error: { type: 'documentNotFoundError' } }] },
    });
  });

  it('duplicates a document into a new draft', async () => {
    await lake.client.create({ _id: 'original', _type: 'page', title: 'Twice' });
    const { _rev, _updatedAt, ...content } = (await get('original')) ?? { _rev: '', _updatedAt: '' };
    const attributes = { ...content, _id: 'drafts.copy', _type: 'page' };
    await act(action('document.create', { publishedId: 'copy', attributes, ifExists: 'fail' }));
    expect(await get('drafts.copy')).toMatchObject({ title: 'Twice' });
    await expect(
      act(action('document.create', { publishedId: 'copy', attributes, ifExists: 'fail' })),
    ).rejects.toMatchObject({ statusCode: 409 });
    await act(action('document.create', { publishedId: 'copy', attributes, ifExists: 'ignore' }));
  });

  it('deletes a document only if its draft is named', async () => {
    await lake.client.create({ _id: 'x', _type: 'page' });
    await act(action('document.edit', { ...pair('x'), patch: { set: { n: 1 } } }));
    await expect(
      act(action('document.delete', { publishedId: 'x', includeDrafts: [] })),
    ).rejects.toMatchObject({ statusCode: 409 });
    await act(action('document.delete', { publishedId: 'x', includeDrafts: ['drafts.x'] }));
    expect(await lake.client.getDocuments(['x', 'drafts.x'])).toEqual([null, null]);
  });

  it('publishes only the draft the editor saw', async () => {
    await lake.client.create({ _id: 'drafts.r', _type: 'page', n: 1 });
    await expect(
      act(action('document.publish', { ...pair('r'), ifDraftRevisionId: 'stale' })),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError', items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    });
    expect(await get('r')).toBeUndefined();
  });

  it('makes references to new documents strong when they are published', async () => {
    const strengthen = { type: 'page', template: { id: 'page' } };
    await lake.client.create({ _id: 'drafts.child', _type: 'page' });
    await lake.client.create({
      _id: 'drafts.parent',
      _type: 'page',
      links: [
        { _key: 'a', _type: 'reference', _ref: 'child', _weak: true, _strengthenOnPublish: strengthen },
        {
          _key: 'b',
          _type: 'reference',
          _ref: 'child',
          _weak: true,
          _strengthenOnPublish: { ...strengthen, weak: true },
        },
      ],
    });
    await expect(act(action('document.publish', pair('parent')))).rejects.toMatchObject({ statusCode: 409 });
    await act(action('document.publish', pair('child')), action('document.publish', pair('parent')));
    expect((await get('parent'))?.links).toEqual([
      { _key: 'a', _type: 'reference', _ref: 'child' },
      { _key: 'b', _type: 'reference', _ref: 'child', _weak: true },
    ]);
  });

  it('runs the actions of a request as one, each seeing the others', async () => {
    const create = action('document.create', {
      publishedId: 'q',
      attributes: { _id: 'drafts.q', _type: 'page' },
      ifExists: 'fail',
    });
    await expect(act(create, action('document.publish', pair('not-there')))).rejects.toMatchObject({
      statusCode: 404,
    });
    expect(await get('drafts.q')).toBeUndefined();
    await act(create, action('document.publish', pair('q')));
    expect(await get('q')).toBeDefined();
  });

  it('refuses an action it does not know', async () => {
    await expect(act(action('document.polish', pair('p')))).rejects.toMatchObject({ statusCode: 400 });
  });
});
