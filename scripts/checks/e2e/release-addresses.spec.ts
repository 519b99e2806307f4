import type { SanityClient } from '@sanity/client';
import { lake, reference } from './content.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

const SITE = 'site-coastline';
const OLD = '/test-release-old';
const NEW = '/test-release-new';
const page = {
  _id: 'page-test-release-address',
  _type: 'page',
  title: 'Test tow day',
  description: 'A page whose address a release changes.',
  site: reference(SITE),
  path: { _type: 'slug', current: OLD },
  blocks: [
    {
      _type: 'richText',
      _key: 'text',
      content: [
        {
          _type: 'block',
          _key: 'first',
          style: 'normal',
          markDefs: [],
          children: [{ _type: 'span', _key: 'words', text: 'Tow day is on Saturday.', marks: [] }],
        },
      ],
    },
  ],
};
const statusOf = async (path: string) => (await askSite('coastline', path)).status;

async function release(
  editor: SanityClient,
  releaseId: string,
  title: string,
  version: Record<string, unknown>,
): Promise<void> {
  await editor.releases.create({ releaseId, metadata: { title, releaseType: 'asap' } });
  await editor.create({ ...page, ...version, _id: `versions.${releaseId}.${page._id}` });
}

/** Removes what a test made, in any state. */
async function cleanUp(titles: readonly string[]): Promise<void> {
  const releases = await lake.fetch<{ name: string; state: string }[]>(
    '*[_type == "system.release" && metadata.title in $titles]{ name, state }',
    { titles },
    { perspective: 'raw' },
  );
  for (const { name: releaseId, state } of releases) {
    if (state === 'active') await lake.releases.archive({ releaseId });
    await lake.releases.delete({ releaseId });
  }
  await lake.delete({
    query: '*[_type == "redirect" && site._ref == $site && from in $paths]',
    params: { site: SITE, paths: [OLD, NEW] },
  });
  await lake.delete(page._id);
}

test.describe('a release that changes an address', () => {
  test.use({
    expected: { words: [...STUDIO_WORDS, /Document out of sync, skipping mutation/] },
    viewport: { width: 1440, height: 900 },
  });
  test.setTimeout(240_000);

  const title = 'New address for the tow day';
  const releaseId = 'rAddressTest';

  test('publishes the redirect with it, and rolls both back', async ({ page: studio }) => {
    const editor = await clientOf('editor');
    await lake.createOrReplace(page);
    try {
      await release(editor, releaseId, title, { path: { _type: 'slug', current: NEW } });
      await expect.poll(() => statusOf(OLD), { timeout: 30_000 }).toBe(200);
      await openStudio(studio, 'editor', `/releases/${releaseId}`);
      const moved = studio.getByRole('region', { name: 'Addresses that change' });
      await expect(moved).toContainText(`${OLD} becomes ${NEW}`, { timeout: 45_000 });
      await expectAccessible(studio, 'section[aria-label="Addresses that change"]');

      await test.step('publishing asks about the old address', async () => {
        const publish = studio.getByTestId('publish-all-button');
        await expect(publish).toBeEnabled({ timeout: 45_000 });
        await publish.click();
        const dialog = studio.getByRole('dialog', { name: 'An address will change' });
        await expectAccessible(studio, '[role="dialog"]');
        await dialog.getByRole('button', { name: 'Add redirects and continue' }).click();
        await expect(dialog).toBeHidden();
        const confirmation = studio.getByTestId('confirm-publish-dialog');
        await expect(confirmation).toBeVisible();
        await confirmation.getByTestId('confirm-button').click();
        await expect.poll(() => statusOf(NEW), { timeout: 30_000 }).toBe(200);
        await expect
          .poll(async () => (await askSite('coastline', OLD)).headers.get('location'), { timeout: 30_000 })
          .toContain(NEW);
      });

      await test.step('rolling back restores the address and leaves a clear state', async () => {
        const rollBack = studio.getByRole('button', { name: 'Roll back', exact: true });
        await expect(rollBack).toBeEnabled({ timeout: 45_000 });
        await rollBack.click();
        await studio
          .getByRole('dialog', { name: `Roll back: ${title}` })
          .getByRole('button', { name: 'Roll back now' })
          .click();
        await expect.poll(() => statusOf(OLD), { timeout: 30_000 }).toBe(200);
        await expect.poll(() => statusOf(NEW), { timeout: 30_000 }).toBe(404);
        const state = studio.getByRole('region', { name: 'Rolled back' });
        await expect(state.getByRole('heading')).toContainText('Rolled back on', { timeout: 45_000 });
        await expect(state.getByRole('list', { name: 'Documents' })).toContainText('Test tow day');
        await expect(state.getByRole('list', { name: 'Documents' })).not.toContainText('Untitled');
        await expect(rollBack).toBeHidden();
        await expectAccessible(studio, 'section[aria-label="Rolled back"]');
      });
    } finally {
      await leaveStudio(studio);
      await cleanUp([title, `Rollback: ${title}`]);
    }
  });

  test('is published without a redirect if the editor wants none', async ({ page: studio }) => {
    const editor = await clientOf('editor');
    await lake.createOrReplace(page);
    try {
      await release(editor, releaseId, title, { path: { _type: 'slug', current: NEW } });
      await openStudio(studio, 'editor', `/releases/${releaseId}`);
      await expect(studio.getByRole('region', { name: 'Addresses that change' })).toBeVisible({
        timeout: 45_000,
      });
      const publish = studio.getByTestId('publish-all-button');
      await expect(publish).toBeEnabled({ timeout: 45_000 });
      await publish.click();
      await studio
        .getByRole('dialog', { name: 'An address will change' })
        .getByRole('button', { name: 'Continue without redirects' })
        .click();
      await studio.getByTestId('confirm-publish-dialog').getByTestId('confirm-button').click();
      await expect.poll(() => statusOf(NEW), { timeout: 30_000 }).toBe(200);
      await expect.poll(() => statusOf(OLD), { timeout: 30_000 }).toBe(404);
    } finally {
      await leaveStudio(studio);
      await cleanUp([title]);
    }
  });
});

test.describe('a release with an error', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);

  test('names the document and what is wrong, with a link to the field', async ({ page: studio }) => {
    const editor = await clientOf('editor');
    const title = 'Release without a title of its page';
    try {
      await release(editor, 'rBrokenTest', title, { title: undefined });
      await openStudio(studio, 'editor', '/releases/rBrokenTest');
      await studio.setViewportSize({ width: 390, height: 844 });
      const problems = studio.getByRole('region', { name: 'Publishing problems' });
      await expect(problems.getByRole('heading')).toContainText('until one document is fixed', {
        timeout: 45_000,
      });
      await expectAccessible(studio, 'section[aria-label="Publishing problems"]');
      await problems.getByRole('link').click();
      await expect(studio).toHaveURL(/page-test-release-address.*path=title|path%3Dtitle/);
    } finally {
      await leaveStudio(studio);
      await cleanUp([title]);
    }
  });
});
