import { lake } from './content.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect } from './test.ts';

const ID = 'page-test-moves';

test.use({ expected: { words: STUDIO_WORDS } });
test.setTimeout(180_000);

test('offers a redirect when an editor changes the address of a page', async ({ page }) => {
  await lake.createOrReplace({
    _id: ID,
    _type: 'page',
    title: 'A page that moves',
    site: { _type: 'reference', _ref: 'site-coastline' },
    path: { _type: 'slug', current: '/test-before' },
    blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
  });
  const answer = async (path: string) => {
    const { status, headers } = await askSite('coastline', path);
    return [status, headers.get('location')];
  };
  try {
    await expect.poll(() => answer('/test-before')).toEqual([200, null]);
    await openStudio(page, 'editor', `/intent/edit/id=${ID};type=page/`);
    await page.getByTestId('field-path').locator('input').fill('/test-after');
    await expect(page.getByText('Unpublished changes').first()).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'The address of this page will change' });
    // The studio loses a click while it is still saving.
    await expect(async () => {
      if (await dialog.isHidden()) await page.getByTestId('action-publish').click();
      await expect(dialog.getByText('/test-before')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Publish and redirect' }).click();
    await expect.poll(() => answer('/test-before?a=1')).toEqual([308, '/test-after?a=1']);
    await expect.poll(() => answer('/test-after')).toEqual([200, null]);
  } finally {
    await lake.delete({
      query: '*[_id in [$id, "drafts." + $id, "redirect-coastline-test-before"]]',
      params: { id: ID },
    });
  }
});
