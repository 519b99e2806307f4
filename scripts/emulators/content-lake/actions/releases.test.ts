import type { Action } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
  await lake.client.create({ _id: 'page', _type: 'page', title: 'Now' });
  await lake.client.create({ _id: 'old', _type: 'page', title: 'Old' });
});
afterAll(() => lake.close());

const act = (...actions: unknown[]) => lake.client.action(actions as Action[]);
const action = (name: string, rest: object) => ({ actionType: `sanity.action.${name}`, ...rest });
const state = async (id: string) => (await lake.client.getDocument(`_.releases.${id}`))?.state;
const titles = (perspective: string[] | 'published') =>
  lake.client.fetch<string[]>('*[_type == "page"] | order(_id) .title', {}, { perspective });

async function release(id: string, versions: Record<string, string>) {
  await act(action('release.create', { releaseId: id, metadata: { title: id, releaseType: 'asap' } }));
  for (const [document, title] of Object.entries(versions)) {
    const versionId = `versions.${id}.${document}`;
    await act(
      action('document.version.create', {
        publishedId: document,
        document: { _id: versionId, _type: 'page', title },
      }),
    );
  }
}

describe('releases', () => {
  it('shows a release’s versions in its perspective and publishes them together', async () => {
    await release('spring', { page: 'Spring', fresh: 'Brand new' });
    await act(action('document.version.unpublish', { versionId: 'versions.spring.old', publishedId: 'old' }));
    expect(await titles('published')).toEqual(['Old', 'Now']);
    expect(await titles(['spring', 'drafts'])).toEqual(['Brand new', 'Spring']);
    await act(action('release.publish', { releaseId: 'spring' }));
    expect(await titles('published')).toEqual(['Brand new', 'Spring']);
    expect(await state('spring')).toBe('published');
    expect(await lake.client.fetch('*[sanity::partOfRelease("spring")]', {}, { perspective: 'raw' })).toEqual(
      [],
    );
    await expect(act(action('release.publish', { releaseId: 'spring' }))).rejects.toMatchObject({
      statusCode: 409,
    });
  });

  it('puts the first release of a stack on top', async () => {
    await release('a', { page: 'From a' });
    await release('b', { page: 'From b' });
    expect(await titles(['a', 'b'])).toContain('From a');
    expect(await titles(['b', 'a'])).toContain('From b');
    const [page] = await lake.client.fetch('*[_id == "page"]', {}, { perspective: ['b', 'a'] });
    expect(page).toMatchObject({ _id: 'page', _originalId: 'versions.b.page' });
  });

  it('archives a release with its versions and restores them', async () => {
    await release('c', { page: 'From c' });
    await act(action('release.archive', { releaseId: 'c' }));
    expect(await lake.client.getDocument('versions.c.page')).toBeUndefined();
    await act(action('release.unarchive', { releaseId: 'c' }));
    expect(await lake.client.getDocument('versions.c.page')).toMatchObject({ title: 'From c' });
    expect(await state('c')).toBe('active');
    await expect(act(action('release.delete', { releaseId: 'c' }))).rejects.toMatchObject({
      statusCode: 409,
    });
    await act(action('release.archive', { releaseId: 'c' }), action('release.delete', { releaseId: 'c' }));
    expect(await state('c')).toBeUndefined();
  });

  it('publishes a scheduled release when it is due', async () => {
    await release('timed', { page: 'On time' });
    const published = new Promise<void>((resolve) => {
      const subscription = lake.client
        .listen('*[_id == "page" && title == "On time"]', {}, { events: ['mutation', 'welcome'] })
        .subscribe(({ type }) => {
          if (type === 'welcome') {
            const publishAt = new Date(Date.now() - 1000).toISOString();
            void act(action('release.schedule', { releaseId: 'timed', publishAt }));
          } else {
            subscription.unsubscribe();
            resolve();
          }
        });
    });
    await published;
    expect(await state('timed')).toBe('published');
  });

  it('keeps the published versions with the transaction that published them', async () => {
    const release = await lake.client.getDocument('_.releases.spring');
    const ids = ((release?.finalDocumentStates ?? []) as { id: string }[]).map(({ id }) => id).toSorted();
    expect(ids).toEqual(['fresh', 'old', 'page'].map((id) => `versions.spring.${id}`));
    const { documents } = await lake.client.request<{ documents: { _id: string; _rev: string }[] }>({
      url: `/data/history/production/documents/${ids.join(',')}`,
      query: { lastRevision: 'true' },
    });
    expect(documents).toMatchObject([
      { title: 'Brand new' },
      { title: 'Old', _system: { delete: true } },
      { title: 'Spring' },
    ]);
    const lines = await lake.client.request<string>({
      url: '/data/history/production/transactions/fresh',
      query: { limit: '1' },
    });
    const publishing = (JSON.parse(lines.split('\n')[0] ?? '') as { id: string }).id;
    expect(documents.map(({ _rev }) => _rev)).toEqual([publishing, publishing, publishing]);
  });

  it('lists the events of a release', async () => {
    const { events } = await lake.client.request<{ events: { type: string }[] }>({
      url: '/data/history/production/events/releases/spring',
    });
    expect(events.map((event) => event.type)).toEqual([
      'publishRelease',
      'addDocumentToRelease',
      'addDocumentToRelease',
      'addDocumentToRelease',
      'createRelease',
    ]);
  });
});
