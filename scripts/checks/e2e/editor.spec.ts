import { lake } from './content.ts';
import { openStudio, publish, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, siteUrl } from './test.ts';

test.describe('an editor', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(180_000);

  for (const { site, path, page: document, others } of [
    {
      site: 'northside',
      path: '/owner-benefits',
      page: 'page-northside-owner-benefits',
      others: ['/privacy-policy', '/terms-and-conditions'],
    },
    // Other tests reserve cars of this site at the same time, which re-renders its pages with cars.
    {
      site: 'harbour',
      path: '/careers',
      page: 'page-harbour-careers',
      others: ['/privacy-policy', '/terms-and-conditions'],
    },
  ]) {
    test(`adds a block to ${path} of ${site} and publishes it, leaving other pages cached`, async ({
      page,
      context,
    }) => {
      const heading = `Shapes we keep at ${site}`;
      const before = await lake.getDocument(document);

      await openStudio(page, 'editor', `/structure/sites;site-${site};page;${document}`);
      await page
        .getByRole('button', { name: /Add item/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Body-type tiles' }).click();
      const dialog = page.getByRole('dialog').filter({ hasText: 'Custom tiles' });
      await dialog.getByLabel('Heading').fill(heading);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      expect((await askSite(site, path)).body).not.toContain(heading);
      // Just before publishing, because other tests may publish on these sites and re-render pages.
      await settle(site, [path, ...others]);
      try {
        await publish(page);
        await expect
          .poll(async () => (await askSite(site, path)).body, { timeout: 30_000 })
          .toContain(heading);
        // Publishing kept these pages cached; those with stock may have become stale.
        for (const other of others) {
          const { headers } = await askSite(site, other);
          expect(`${other} ${headers.get('x-nextjs-cache')}`).toMatch(/ (HIT|STALE)$/);
        }
        const shopper = await context.newPage();
        await shopper.goto(siteUrl(site, path));
        await expect(shopper.getByRole('heading', { name: heading })).toBeVisible();
      } finally {
        await lake.patch(document).set({ blocks: before?.['blocks'] }).commit();
        await lake.delete(`drafts.${document}`);
      }
    });
  }
});

async function settle(site: string, paths: string[]): Promise<void> {
  for (const path of paths)
    await expect
      .poll(async () => (await askSite(site, path)).headers.get('x-nextjs-cache'), { message: path })
      .toBe('HIT');
}
