import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { TOKENS } from '../testing/options.ts';

let lake: TestLake;
let admin: string;
let editor: string;
let sales: string;
let viewer: string;
beforeAll(async () => {
  lake = await testLake();
  [admin = '', editor = '', sales = '', viewer = ''] = await Promise.all(
    (['admin', 'editor', 'sales', 'viewer'] as const).map((name) => lake.signIn(name)),
  );
  await lake.client.create(SITE);
  await lake.client.create({ _id: 'dealer', _type: 'dealership', name: 'Dealer', soldVisibleDays: 3 });
  await lake.client.create({ _id: 'features', _type: 'siteFeatures', reserve: false });
  await lake.client.create({ _id: 'page', _type: 'page', title: 'Public' });
  await lake.client.create({ _id: 'site.dotted', _type: 'page', title: 'With a dot' });
  await lake.client.create({ _id: 'drafts.page', _type: 'page', title: 'Secret draft' });
});
afterAll(() => lake.close());

const SITE = {
  _id: 'site-a',
  _type: 'site',
  name: 'Site A',
  slug: { _type: 'slug', current: 'a' },
  hosts: ['www.a.example'],
  settings: { hitsPerPage: 24 },
};

const forbiddenError = {
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

  it('lets only administrators write siteFeatures through any endpoint', async () => {
    const asEditor = lake.as(editor);
    await expect(asEditor.patch('features').set({ reserve: true }).commit()).rejects.toMatchObject(
      forbiddenError,
    );
    await expect(asEditor.delete('features')).rejects.toMatchObject(forbiddenError);
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

  it('lets only administrators create, change and delete sites through any endpoint', async () => {
    for (const token of [editor, sales, viewer]) {
      const client = lake.as(token);
      const edit = (patch: object) =>
        client.action({
          actionType: 'sanity.action.document.edit',
          draftId: 'drafts.site-a',
          publishedId: 'site-a',
          patch,
        });
      for (const attempt of [
        () => client.create({ _type: 'site', name: 'Mine' }),
        () => client.create({ _id: 'drafts.site-mine', _type: 'site', name: 'Mine' }),
        () => client.createIfNotExists({ _id: 'site-mine', _type: 'site' }),
        () => client.createOrReplace({ _id: 'site-a', _type: 'page', title: 'No longer a site' }),
        () => client.createOrReplace({ ...SITE, hosts: ['evil.example'] }),
        () =>
          client
            .patch('site-a')
            .set({ hosts: ['evil.example'] })
            .commit(),
        () => client.patch('site-a').set({ 'slug.current': 'b' }).commit(),
        () =>
          client
            .patch('site-a')
            .set({ dealerships: [{ _key: 'd', _type: 'reference', _ref: 'dealer' }] })
            .commit(),
        () => client.patch('site-a').set({ 'settings.hitsPerPage': 100_000 }).commit(),
        () => client.patch({ query: '*[_type == "site"]' }).set({ name: 'All mine' }).commit(),
        () => client.delete('site-a'),
        () => client.patch('dealer').set({ soldVisibleDays: 100_000 }).commit(),
        () => client.delete('dealer'),
        () => client.create({ _type: 'dealership', name: 'Mine' }),
        () => edit({ set: { hosts: ['evil.example'] } }),
        () =>
          client.action({
            actionType: 'sanity.action.document.delete',
            publishedId: 'site-a',
            includeDrafts: [],
          }),
        () =>
          client.action({
            actionType: 'sanity.action.document.unpublish',
            publishedId: 'site-a',
            draftId: 'drafts.site-a',
          }),
      ])
        await expect(attempt(), attempt.toString()).rejects.toMatchObject({ statusCode: 403 });
    }
    expect(await lake.client.getDocument('site-a')).toMatchObject(SITE);
    expect(
      await lake.client.fetch('count(*[_type in ["site", "dealership"]])', {}, { perspective: 'raw' }),
    ).toBe(2);

    const asAdmin = lake.as(admin);
    const { _id } = await asAdmin.create({ _type: 'site', name: 'Another' });
    await expect(
      asAdmin
        .patch('site-a')
        .set({ hosts: ['www.a.example', 'a.example'] })
        .commit(),
    ).resolves.toMatchObject({ hosts: ['www.a.example', 'a.example'] });
    await asAdmin.delete(_id);
  });

  it('lets editors write page content, but not sales and viewers', async () => {
    const TYPES = [
      'page',
      'navigation',
      'slide',
      'offer',
      'promoCard',
      'announcement',
      'popup',
      'location',
      'manufacturer',
      'model',
    ];
    for (const _type of TYPES) {
      const { _id } = await lake.as(editor).create({ _type });
      await lake.as(editor).patch(_id).set({ name: 'Changed' }).commit();
      for (const token of [sales, viewer])
        await expect(lake.as(token).patch(_id).set({ name: 'Mine' }).commit()).rejects.toMatchObject(
          forbiddenError,
        );
      await lake.as(editor).delete(_id);
    }
  });

  it('lets only administrators store the document of a shopper right', async () => {
    for (const token of [editor, sales, viewer])
      await expect(lake.as(token).create({ _type: 'shopperRight', right: 'act' })).rejects.toMatchObject({
        statusCode: 403,
      });
  });

  it('lets editors manage releases but no other system document', async () => {
    const release = { actionType: 'sanity.action.release.create', releaseId: 'r1' } as const;
    for (const token of [sales, viewer])
      await expect(lake.as(token).action(release)).rejects.toMatchObject({ statusCode: 403 });
    const asEditor = lake.as(editor);
    await asEditor.action(release);
    await asEditor.action({
      actionType: 'sanity.action.release.edit',
      releaseId: 'r1',
      patch: { set: { 'metadata.title': 'Summer' } },
    });
    await asEditor.create({ _id: 'versions.r1.page', _type: 'page', title: 'In summer' });
    const publishAt = '2099-01-26T00:00:00Z';
    await asEditor.action({ actionType: 'sanity.action.release.schedule', releaseId: 'r1', publishAt });
    await asEditor.action({ actionType: 'sanity.action.release.unschedule', releaseId: 'r1' });
    await asEditor.action({ actionType: 'sanity.action.release.publish', releaseId: 'r1' });
    expect(await lake.client.getDocument('page')).toMatchObject({ title: 'In summer' });
    await expect(asEditor.create({ _id: '_.groups.mine', _type: 'system.group' })).rejects.toMatchObject({
      statusCode: 403,
    });
  });

  it('lets viewers and anonymous users write nothing', async () => {
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

  it('shows anonymous users nothing of a private dataset', async () => {
    expect(await ids(undefined, 'raw')).toEqual([]);
    const anonymous = lake.as(undefined);
    expect(await anonymous.fetch('*[_type == "site"]{ settings, hosts }')).toEqual([]);
    expect(await anonymous.fetch('{ "found": { "_ref": "dealer" }->name }.found')).toBeNull();
    expect(await anonymous.getDocument('page')).toBeUndefined();
    for (const path of ['data/listen/production?query=*', 'data/export/production'])
      expect([path, (await fetch(`${lake.url}/v2025-02-19/${path}`)).status]).toEqual([path, 401]);
  });

  it('serves pictures of a private dataset to everybody who has their address', async () => {
    const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    const { url } = await lake.as(admin).assets.upload('image', picture, { filename: 'dot.svg' });
    expect((await fetch(url)).status).toBe(200);
  });

  it('shows anonymous users documents of a public dataset, without a dot in their id', async () => {
    const open = await testLake({ aclMode: 'public' });
    try {
      await open.client.create({ _id: 'page', _type: 'page' });
      await open.client.create({ _id: 'site.dotted', _type: 'page' });
      await open.client.create({ _id: 'drafts.page', _type: 'page' });
      expect(await open.as(undefined).fetch('*._id', {}, { perspective: 'raw' })).toEqual(['page']);
    } finally {
      await open.close();
    }
  });

  it('shows editors and the preview token drafts', async () => {
    expect(await ids(editor, 'raw')).toEqual(['drafts.page', 'page', 'site.dotted']);
    const query = '*[_id == "page"][0].title';
    expect(await lake.as(TOKENS.preview).fetch(query, {}, { perspective: 'drafts' })).toBe('Secret draft');
  });

  it('hides history from viewers', async () => {
    const url = '/data/history/production/documents/page';
    await expect(lake.as(TOKENS.viewer).request({ url })).rejects.toMatchObject({ statusCode: 403 });
    await expect(lake.as(undefined).request({ url })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('returns the filters by which the Studio disables fields', async () => {
    const url = '/projects/forecourt/datasets/production/acl';
    const grants = await lake.as(editor).request<{ filter: string; permissions: string[] }[]>({ url });
    expect(grants.find((grant) => grant.permissions.includes('update'))?.filter).toContain('siteFeatures');
    expect(await lake.as(admin).request({ url })).toMatchObject([{ filter: '_id in path("**")' }]);
  });
});
