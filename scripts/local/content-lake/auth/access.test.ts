import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { TOKENS } from '../testing/options.ts';

let lake: TestLake;
let admin: string;
let editor: string;
beforeAll(async () => {
  lake = await testLake();
  [admin, editor] = await Promise.all([lake.signIn('admin'), lake.signIn('editor')]);
  await lake.client.create({ _id: 'features', _type: 'siteFeatures', reserve: false });
  await lake.client.create({ _id: 'page', _type: 'page', title: 'Public' });
  await lake.client.create({ _id: 'site.dotted', _type: 'page', title: 'With a dot' });
  await lake.client.create({ _id: 'drafts.page', _type: 'page', title: 'Secret draft' });
});
afterAll(() => lake.close());

const refused = {
  statusCode: 403,
  details: {
    type: 'mutationError',
    items: [{ error: { type: 'insufficientPermissionsError', permission: 'update' } }],
  },
};

describe('writing', () => {
  it('lets an editor edit pages', async () => {
    await expect(lake.as(editor).patch('page').set({ title: 'Edited' }).commit()).resolves.toBeDefined();
  });

  it('lets only administrators write siteFeatures, whatever the way', async () => {
    const asEditor = lake.as(editor);
    await expect(asEditor.patch('features').set({ reserve: true }).commit()).rejects.toMatchObject(refused);
    await expect(asEditor.delete('features')).rejects.toMatchObject(refused);
    await expect(asEditor.create({ _type: 'siteFeatures' })).rejects.toMatchObject({ statusCode: 403 });
    const replace = { _id: 'features', _type: 'page' };
    await expect(asEditor.createOrReplace(replace)).rejects.toMatchObject({ statusCode: 403 });
    await expect(
      asEditor.action({
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.features',
        publishedId: 'features',
        patch: { set: { reserve: true } },
      }),
    ).rejects.toMatchObject({ statusCode: 403, details: { type: 'actionError' } });
    await expect(lake.as(admin).patch('features').set({ reserve: true }).commit()).resolves.toMatchObject({
      reserve: true,
    });
  });

  it('lets only administrators write system documents', async () => {
    const release = { actionType: 'sanity.action.release.create', releaseId: 'r1' } as const;
    await expect(lake.as(editor).action(release)).rejects.toMatchObject({ statusCode: 403 });
    await expect(lake.as(admin).action(release)).resolves.toBeDefined();
  });

  it('lets a viewer and nobody signed in write nothing', async () => {
    await expect(lake.as(TOKENS.viewer).create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 403 });
    await expect(lake.as(undefined).create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 401 });
    await expect(lake.as('not-a-token').fetch('*')).rejects.toMatchObject({ statusCode: 401 });
    await expect(
      lake.as(TOKENS.viewer).assets.upload('file', Buffer.from('text'), { filename: 'a.txt' }),
    ).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('reading', () => {
  const ids = (token: string | undefined, perspective: 'raw' | 'drafts' | 'published') =>
    lake.as(token).fetch<string[]>('*[_type == "page"]._id', {}, { perspective });

  it('shows a viewer published documents in every perspective', async () => {
    for (const perspective of ['raw', 'drafts', 'published'] as const) {
      expect(await ids(TOKENS.viewer, perspective)).toEqual(['page', 'site.dotted']);
    }
    const [page] = await lake.as(TOKENS.viewer).fetch('*[_id == "page"]', {}, { perspective: 'drafts' });
    expect(page.title).not.toBe('Secret draft');
    expect(await lake.as(TOKENS.viewer).getDocument('drafts.page')).toBeUndefined();
    expect(await lake.as(TOKENS.viewer).fetch('*[_type == "system.release"]')).toEqual([]);
  });

  it('shows nobody signed in only documents without a dot in their id, as the hosted service does', async () => {
    expect(await ids(undefined, 'raw')).toEqual(['page']);
  });

  it('shows editors and the preview token drafts', async () => {
    expect(await ids(editor, 'raw')).toEqual(['drafts.page', 'page', 'site.dotted']);
    const query = '*[_id == "page"][0].title';
    expect(await lake.as(TOKENS.preview).fetch(query, {}, { perspective: 'drafts' })).toBe('Secret draft');
  });

  it('keeps history from viewers', async () => {
    const url = '/data/history/production/documents/page';
    await expect(lake.as(TOKENS.viewer).request({ url })).rejects.toMatchObject({ statusCode: 403 });
    await expect(lake.as(undefined).request({ url })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('gives the Studio the filters it disables fields by', async () => {
    const url = '/projects/forecourt/datasets/production/acl';
    const grants = await lake.as(editor).request<{ filter: string; permissions: string[] }[]>({ url });
    expect(grants.find((grant) => grant.permissions.includes('update'))?.filter).toContain('siteFeatures');
    expect(await lake.as(admin).request({ url })).toMatchObject([{ filter: '_id in path("**")' }]);
  });
});
