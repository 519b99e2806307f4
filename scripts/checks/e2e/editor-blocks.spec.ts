import { lake, reference } from './content.ts';
import { openStudio, publish, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, siteUrl } from './test.ts';

test.describe('an editor of search blocks', () => {
  test.use({ expected: { words: STUDIO_WORDS } });
  test.setTimeout(240_000);

  test('adds a budget finder and filtered featured cars, and a shopper uses both', {
    tag: ['@BUDGET-01'],
  }, async ({ page, context }) => {
    const path = '/pages/warranty';
    const heading = 'Utes under thirty';
    const document = 'page-valuecars-pages-warranty';
    const before = await lake.getDocument(document);
    await openStudio(page, 'editor', `/structure/sites;site-valuecars;page;${document}`);
    const add = async (name: string) => {
      await page
        .getByRole('button', { name: /Add item/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const dialog = page.getByRole('dialog').last();

    await add('Budget finder');
    await expect(dialog.getByLabel('Heading')).toHaveValue('Find cars for your budget');
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    await add('Featured cars');
    await dialog.getByLabel('Heading').fill(heading);
    // The studio requests the match count and list values from the site.
    const count = dialog.getByText(/^[\d,]+ matching cars?/);
    const matchCount = async () =>
      Number(/^[\d,]+/.exec((await count.textContent()) ?? '')?.[0]?.replaceAll(',', ''));
    await expect(count).toBeVisible({ timeout: 30_000 });
    const ute = dialog.getByRole('button', { name: /^Ute \d+/ });
    const utes = Number((await ute.textContent())?.replaceAll(/\D/g, ''));
    await ute.click();
    await expect.poll(matchCount).toBe(utes);
    await dialog.getByLabel('Price up to ($)').fill('30000');
    await expect.poll(matchCount).toBeLessThan(utes);
    const chosenCount = await matchCount();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    expect((await askSite('valuecars', path)).body).not.toContain(heading);
    try {
      await publish(page);

      const shopper = await context.newPage();
      const vehicles = shopper
        .locator('section')
        .filter({ has: shopper.getByRole('heading', { name: heading, exact: true }) });
      await expect
        .poll(async () => (await askSite('valuecars', path)).body, { timeout: 30_000 })
        .toContain(heading);
      await shopper.goto(siteUrl('valuecars', path));
      await expect(vehicles.getByRole('article')).toHaveCount(Math.min(6, chosenCount));
      await vehicles.getByRole('link', { name: /View all/ }).click();
      await expect(shopper).toHaveURL(/simple_body.*ute.*range.*:30000/);
      await expect(
        shopper.getByRole('region', { name: 'Results' }).getByRole('status').first(),
      ).toContainText(new RegExp(`of ${chosenCount} (cars|vehicles)`));

      await shopper.goto(siteUrl('valuecars', path));
      await shopper.getByLabel('Weekly repayment').fill('100');
      // $100 a week repays $20,445 at 10% in five years.
      await expect(shopper.getByText('$22,445')).toBeVisible();
      await shopper.getByRole('link', { name: 'View Cars In This Range' }).click();
      await expect(shopper).toHaveURL(/1000:22445/);
      await expect(
        shopper.getByRole('region', { name: 'Results' }).getByRole('article').first(),
      ).toBeVisible();
    } finally {
      await lake.patch(document).set({ blocks: before?.['blocks'] }).commit();
      await lake.delete(`drafts.${document}`);
    }
  });

  test('sees a warning if the budget finder is disabled on the site', async ({ page }) => {
    // A separate page, because preview tests edit drafts of the others.
    const document = 'page-test-budget-off';
    await lake.createOrReplace({
      _id: document,
      _type: 'page',
      title: 'Test of a block that is off',
      site: reference('site-northside'),
      path: { _type: 'slug', current: '/test-budget-off' },
      blocks: [],
    });
    try {
      await openStudio(page, 'editor', `/structure/sites;site-northside;page;${document}`);
      await page
        .getByRole('button', { name: /Add item/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Budget finder', exact: true }).click();
      const dialog = page.getByRole('dialog').last();
      await expect(dialog.getByLabel('Heading')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await page
        .getByRole('button', { name: /Validation|warning/i })
        .first()
        .click();
      await expect(page.getByText(/the budget finder is turned off for this site/)).toBeVisible();
    } finally {
      await lake.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: document } });
    }
  });
});
