import { SITE_TYPES } from '@forecourt/schemas/roles';
import type { SanityClient, SanityDocumentStub } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';
import { act, pageOf, statusOf } from '../testing/requests.ts';

type Who = 'admin' | 'editor' | 'coast' | 'cove' | 'harbour';

let lake: TestLake;
let as: Record<Who, SanityClient>;
beforeAll(async () => {
  lake = await testLake();
  const names = ['admin', 'editor', 'coast', 'cove', 'harbour'] as const;
  const clients = await Promise.all(names.map(async (name) => [name, lake.as(await lake.signIn(name))]));
  as = Object.fromEntries(clients);
  await lake.client.create(pageOf('harbour', 'page-careers', 'Work at Harbour'));
  await lake.client.create(pageOf('coast', 'page-coast', 'Coast'));
});
afterAll(() => lake.close());

let releases = 0;
/** Creates a release with these pages, each added by a user who may. */
async function release(maker: Who, ...pages: ReturnType<typeof pageOf>[]): Promise<string> {
  const releaseId = `r${++releases}`;
  await act(as[maker], ['release.create', { releaseId, metadata: { title: 'Sale', releaseType: 'asap' } }]);
  for (const page of pages) await as.admin.create({ ...page, _id: `versions.${releaseId}.${page._id}` });
  return releaseId;
}

const careers = () => pageOf('harbour', 'page-careers', 'New words');
const stored = (id: string) => lake.client.getDocument(id);
async function expectRefused(attempts: Record<string, () => Promise<unknown>>, status = 403) {
  for (const [name, attempt] of Object.entries(attempts))
    expect([name, await statusOf(attempt())]).toEqual([name, status]);
}

/** Every way to store a document under an id, with content that names Coast. */
const waysToStore = (client: SanityClient, _id: string, publishedId: string) => {
  const document = pageOf('coast', _id, 'Taken over');
  return {
    create: () => client.create(document),
    createIfNotExists: () => client.createIfNotExists(document),
    createOrReplace: () => client.createOrReplace(document),
    'document.replaceDraft': () =>
      act(client, ['document.replaceDraft', { publishedId, attributes: document }]),
    'document.edit of another document': () =>
      act(client, ['document.edit', { draftId: _id, publishedId: 'page-coast', patch: {} }]),
    'version.create': () => act(client, ['document.version.create', { publishedId, document }]),
    'version.create from another document': () =>
      act(client, ['document.version.create', { baseId: 'page-coast', versionId: _id }]),
    'version.unpublish': () =>
      act(client, ['document.version.unpublish', { versionId: _id, publishedId: 'page-coast' }]),
  };
};

describe('drafts and versions of another site’s document', () => {
  it('cannot be created with content that names an own site', async () => {
    const own = await release('coast');
    for (const id of ['drafts.page-careers', `versions.${own}.page-careers`, 'versions.none.page-careers']) {
      await expectRefused(waysToStore(as.coast, id, 'page-careers'));
      expect(await stored(id)).toBeUndefined();
    }
    expect(await stored('page-careers')).toMatchObject({ title: 'Work at Harbour' });
  });

  it.each([...SITE_TYPES, 'offer'])('cannot be created for a document of the type %s', async (_type) => {
    const ofSite = (site: string, _id: string): SanityDocumentStub & { _id: string } => {
      const reference = { _type: 'reference', _ref: `site-${site}`, _weak: true };
      const owner = _type === 'offer' ? { sites: [{ ...reference, _key: site }] } : { site: reference };
      return { _id, _type, ...owner };
    };
    const own = await release('coast');
    await as.harbour.create(ofSite('harbour', `${_type}-of-harbour`));
    for (const id of [`drafts.${_type}-of-harbour`, `versions.${own}.${_type}-of-harbour`])
      await expectRefused({ create: () => as.coast.create(ofSite('coast', id)) });
    await as.coast.create(ofSite('coast', `drafts.${_type}-of-coast`));
    await as.coast.create(ofSite('coast', `versions.${own}.${_type}-of-coast`));
  });

  it('cannot be created while that document is a draft itself', async () => {
    await as.harbour.create(pageOf('harbour', 'drafts.page-soon', 'Soon'));
    const own = await release('coast');
    for (const id of ['page-soon', `versions.${own}.page-soon`])
      await expectRefused({
        create: () => as.coast.create(pageOf('coast', id)),
        'document.create': () =>
          act(as.coast, ['document.create', { publishedId: 'page-soon', attributes: pageOf('coast', id) }]),
        version: () =>
          act(as.coast, [
            'document.version.create',
            { publishedId: 'page-soon', document: pageOf('coast', id) },
          ]),
      });
    await expectRefused({
      replace: () => as.coast.createOrReplace(pageOf('coast', 'drafts.page-soon')),
      publish: () =>
        act(as.coast, ['document.publish', { draftId: 'drafts.page-soon', publishedId: 'page-soon' }]),
      discard: () => act(as.coast, ['document.discard', { draftId: 'drafts.page-soon' }]),
      patch: () => as.coast.patch('drafts.page-soon').set({ title: 'Mine' }).commit(),
    });
    expect(await stored('drafts.page-soon')).toMatchObject({ title: 'Soon' });
  });

  it('cannot be changed or removed, even one that names an own site', async () => {
    const { site } = pageOf('coast', '');
    await as.admin.create({ ...careers(), _id: 'drafts.page-careers', site });
    await expectRefused({
      patch: () => as.coast.patch('drafts.page-careers').set({ title: 'Mine' }).commit(),
      delete: () => as.coast.delete('drafts.page-careers'),
      publish: () =>
        act(as.coast, ['document.publish', { draftId: 'drafts.page-careers', publishedId: 'page-careers' }]),
    });
    await as.admin.delete('drafts.page-careers');
  });

  it('cannot be made of an own page by naming another site', async () => {
    const patch = { set: { site: pageOf('harbour', '').site } };
    await expectRefused({
      draft: () =>
        act(as.coast, ['document.edit', { draftId: 'drafts.page-coast', publishedId: 'page-coast', patch }]),
      version: () => as.coast.create(pageOf('harbour', 'versions.none.page-coast')),
    });
  });

  it('can be created for the editor’s site, and for any site by an editor of all sites', async () => {
    for (const who of ['editor', 'coast', 'cove'] as const) {
      await as[who].create(pageOf('coast', 'drafts.page-coast', who));
      await act(as[who], ['document.publish', { draftId: 'drafts.page-coast', publishedId: 'page-coast' }]);
      expect(await stored('page-coast')).toMatchObject({ title: who });
    }
    await as.editor.create({ ...careers(), _id: 'drafts.page-careers' });
    await as.harbour.delete('drafts.page-careers');
  });
});

describe('releases', () => {
  const steps = (client: SanityClient, releaseId: string) => ({
    rename: () => act(client, ['release.edit', { releaseId, patch: { set: { 'metadata.title': 'Mine' } } }]),
    schedule: () => act(client, ['release.schedule', { releaseId, publishAt: '2099-01-01T00:00:00Z' }]),
    publish: () => act(client, ['release.publish', { releaseId }]),
    archive: () => act(client, ['release.archive', { releaseId }]),
  });

  it('of another site can be neither renamed, scheduled, published nor archived', async () => {
    const releaseId = await release('admin', careers());
    await expectRefused(steps(as.coast, releaseId));
    expect(await stored(`_.releases.${releaseId}`)).toMatchObject({
      state: 'active',
      metadata: { title: 'Sale' },
    });
    expect(await stored(`versions.${releaseId}.page-careers`)).toBeDefined();
  });

  it('of another site cannot be unscheduled, or deleted or restored once it is over', async () => {
    const scheduled = await release('admin', careers());
    await act(as.harbour, ['release.schedule', { releaseId: scheduled, publishAt: '2099-01-01T00:00:00Z' }]);
    const archived = await release('admin', careers());
    await act(as.harbour, ['release.archive', { releaseId: archived }]);
    const published = await release('harbour', pageOf('harbour', 'page-new', 'New'));
    await act(as.harbour, ['release.publish', { releaseId: published }]);
    await expectRefused({
      unschedule: () => act(as.coast, ['release.unschedule', { releaseId: scheduled }]),
      unarchive: () => act(as.coast, ['release.unarchive', { releaseId: archived }]),
      'delete an archived one': () => act(as.coast, ['release.delete', { releaseId: archived }]),
      'delete a published one': () => act(as.coast, ['release.delete', { releaseId: published }]),
    });
    expect(await stored(`_.releases.${scheduled}`)).toMatchObject({ state: 'scheduled' });
    await act(as.harbour, ['release.unschedule', { releaseId: scheduled }]);
  });

  it('of another site cannot gain or lose documents', async () => {
    const releaseId = await release('admin', careers());
    const id = `versions.${releaseId}.page-coast`;
    await expectRefused({
      create: () => as.coast.create(pageOf('coast', id)),
      version: () => act(as.coast, ['document.version.create', { baseId: 'page-coast', versionId: id }]),
      discard: () =>
        act(as.coast, ['document.version.discard', { versionId: `versions.${releaseId}.page-careers` }]),
    });
    expect(await stored(id)).toBeUndefined();
  });

  it('without documents belong to their creator and to editors of all sites', async () => {
    const releaseId = await release('coast');
    for (const who of ['cove', 'harbour'] as const)
      await expectRefused({
        ...steps(as[who], releaseId),
        'add a page': () => as[who].create(pageOf('coast', `versions.${releaseId}.page-coast`)),
      });
    await act(as.editor, ['release.edit', { releaseId, patch: { set: { 'metadata.title': 'Autumn' } } }]);
    await act(as.coast, ['release.edit', { releaseId, patch: { set: { 'metadata.title': 'Winter' } } }]);
  });

  it('belong to the sites of their documents, regardless of their creator', async () => {
    const releaseId = await release('admin', pageOf('coast', 'page-coast', 'In summer'));
    await act(as.cove, ['release.edit', { releaseId, patch: { set: { 'metadata.title': 'Summer' } } }]);
    await as.coast.create(pageOf('coast', `versions.${releaseId}.page-beach`, 'Beach'));
    await act(as.cove, ['release.publish', { releaseId }]);
    expect(await stored('page-coast')).toMatchObject({ title: 'In summer' });
    expect(await stored('page-beach')).toMatchObject({ title: 'Beach' });
  });

  it('with a document of another site can be renamed by their creator but run by no editor of one site', async () => {
    const releaseId = await release('coast', pageOf('coast', 'page-coast'), careers());
    for (const who of ['coast', 'harbour'] as const) {
      const { rename: _rename, ...runs } = steps(as[who], releaseId);
      await expectRefused(runs);
    }
    await act(as.coast, ['release.edit', { releaseId, patch: { set: { 'metadata.title': 'Shared' } } }]);
    await act(as.editor, ['release.publish', { releaseId }]);
    expect(await stored('page-careers')).toMatchObject({ title: 'New words' });
  });

  it('cannot be made over versions of another site', async () => {
    await as.harbour.create({ ...careers(), _id: 'versions.loose.page-careers' });
    await expectRefused({
      create: () => act(as.coast, ['release.create', { releaseId: 'loose' }]),
    });
  });

  it('are checked in a dry run too, which the Studio uses to check permissions', async () => {
    const releaseId = await release('admin', careers());
    const dryRun = as.coast.releases.publish({ releaseId }, { dryRun: true });
    await expect(dryRun).rejects.toMatchObject({
      statusCode: 403,
      details: { type: 'insufficientPermissionsError' },
    });
  });
});

describe('the state of a release', () => {
  const patch = { set: { state: 'scheduled', publishAt: '2020-01-01T00:00:00Z', scheduledBy: 'uadmin' } };

  it('cannot be changed by an edit of its creator', async () => {
    const releaseId = await release('coast', pageOf('coast', 'page-coast'));
    await expectRefused(
      {
        state: () => act(as.coast, ['release.edit', { releaseId, patch }]),
        maker: () => act(as.coast, ['release.edit', { releaseId, patch: { set: { userId: 'uharbour' } } }]),
        past: () =>
          act(as.coast, ['release.edit', { releaseId, patch: { set: { finalDocumentStates: [] } } }]),
      },
      400,
    );
  });

  it('cannot be written by mutations or by actions on documents', async () => {
    const releaseId = await release('coast', pageOf('coast', 'page-coast'));
    const id = `_.releases.${releaseId}`;
    const own = { _id: id, _type: 'system.release', name: releaseId, userId: 'ucoast', ...patch.set };
    const other = { ...own, _id: '_.releases.forged', name: 'forged' };
    for (const client of [as.coast, as.editor])
      await expectRefused({
        patch: () => client.patch(id).set(patch.set).commit(),
        'patch by query': () =>
          client
            .patch({ query: `*[_id == "${id}"]` })
            .set(patch.set)
            .commit(),
        replace: () => client.createOrReplace(own),
        create: () => client.create(other),
        delete: () => client.delete(id),
        'document.create': () =>
          act(client, ['document.create', { publishedId: other._id, attributes: other }]),
        'document.edit': () => act(client, ['document.edit', { draftId: id, publishedId: id, patch }]),
        'version.replace': () => act(client, ['document.version.replace', { document: own }]),
        // The scheduler must not treat other documents as releases.
        'another id': () => client.create({ ...own, _id: 'page-forged' }),
        'beside its own action': () =>
          act(
            client,
            ['release.edit', { releaseId, patch: { set: { 'metadata.title': 'Fine' } } }],
            ['document.edit', { draftId: id, publishedId: id, patch }],
          ),
      });
    expect(await stored(id)).toMatchObject({ state: 'active', metadata: { title: 'Sale' } });
  });
});

describe('the lead addresses of another site', () => {
  const id = 'leadDelivery.location.location-harbour';
  const EMAIL = 'leads@harbour.example';
  beforeAll(async () => {
    await as.harbour.create({ _id: id, _type: 'leadDelivery', leadEmails: [EMAIL] });
  });

  it('cannot be copied into a document that may be read', async () => {
    const own = await release('coast');
    await expectRefused({
      'version.create': () =>
        act(as.coast, [
          'document.version.create',
          { baseId: id, versionId: `versions.${own}.page-coast-copy`, publishedId: 'page-coast-copy' },
        ]),
      'document.edit': () =>
        act(as.coast, ['document.edit', { draftId: 'drafts.page-coast', publishedId: id, patch: {} }]),
    });
  });

  it('cannot be read through a query, a reference or a patch by query', async () => {
    const query = `*[leadEmails[0] match "leads*" || _id == $id]{..., "as": $id}`;
    expect(await as.coast.fetch(query, { id }, { perspective: 'raw' })).toEqual([]);
    await as.coast.create({
      ...pageOf('coast', 'page-pointer'),
      related: { _type: 'reference', _ref: id, _weak: true },
    });
    const through = '*[_id == "page-pointer"][0]{ "found": related->leadEmails }';
    expect(await as.coast.fetch(through)).toEqual({ found: null });
    const patch = as.coast.patch({ query: '*[defined(leadEmails)]' }).set({ leadEmails: [] });
    await patch.commit().catch(() => undefined);
    expect(await stored(id)).toMatchObject({ leadEmails: [EMAIL] });
  });

  it('cannot be replaced by another type of document under their id', async () => {
    await lake.client.delete('leadDelivery.site.site-harbour');
    for (const client of [as.coast, as.editor])
      await expectRefused({
        site: () => client.create(pageOf('coast', 'leadDelivery.site.site-harbour')),
        location: () => client.create(pageOf('coast', 'leadDelivery.location.location-new')),
        type: () => client.createOrReplace(pageOf('coast', id)),
      });
  });
});
