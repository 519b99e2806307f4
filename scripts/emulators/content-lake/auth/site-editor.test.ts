import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLake, testLake } from '../testing/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

describe('editors', () => {
  it('lets an editor of one site write only that site’s content (OPEN-016)', async () => {
    const coast = lake.as(await lake.signIn('coast'));
    const of = (site: string) => ({ site: { _type: 'reference', _ref: site, _weak: true } });
    await lake.client.create({ _id: 'page-a', _type: 'page', title: 'Of A', ...of('site-a') });
    await coast.create({ _id: 'drafts.page-coast', _type: 'page', title: 'Of Coast', ...of('site-coast') });
    await coast.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page-coast',
      publishedId: 'page-coast',
    });
    expect(await lake.client.getDocument('page-coast')).toMatchObject({ title: 'Of Coast' });
    for (const attempt of [
      () => coast.create({ _id: 'drafts.page-b', _type: 'page', title: 'Mine', ...of('site-a') }),
      () => coast.patch('page-a').set({ title: 'Mine' }).commit(),
      () => coast.patch('page-a').set(of('site-coast')).commit(),
      () => coast.patch('page-coast').set(of('site-a')).commit(),
      () => coast.delete('page-a'),
      () =>
        coast
          .transaction()
          .patch('page-coast', { set: { title: 'Both' } })
          .patch('page-a', { set: { title: 'Both' } })
          .commit(),
      () => coast.create({ _type: 'model', name: 'Shared', ...of('site-coast') }),
    ])
      await expect(attempt(), attempt.toString()).rejects.toMatchObject({ statusCode: 403 });
    expect(await lake.client.getDocument('page-a')).toMatchObject({ title: 'Of A' });
  });

  it('lets editors make a release and publish it', async () => {
    for (const who of ['editor', 'coast'] as const) {
      const client = lake.as(await lake.signIn(who));
      const releaseId = `r-${who}`;
      const release = (name: string, more: object = {}) =>
        client.action({ actionType: `sanity.action.release.${name}`, releaseId, ...more } as never);
      await release('create', { metadata: { title: 'Sale', releaseType: 'asap' } });
      await release('publish');
      expect(await lake.client.getDocument(`_.releases.${releaseId}`)).toMatchObject({ state: 'published' });
    }
    await expect(
      lake.as(await lake.signIn('sales')).action({
        actionType: 'sanity.action.release.create',
        releaseId: 'r-sales',
        metadata: { title: 'No', releaseType: 'asap' },
      } as never),
    ).rejects.toMatchObject({ statusCode: 403 });
  });
});
