import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../../emulators/settings.ts';
import { lake } from './content.ts';
import { leaveStudio, openStudio, publish, STUDIO_WORDS, signIn } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, studioUrl } from './test.ts';

const BLOCKS = readdirSync(path.join(ROOT, 'schemas', 'blocks'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/** Logged by the studio when fonts and its version check are unavailable; it works without them. */
const OFFLINE = [
  /net::ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|FAILED)/,
  /Failed to fetch version for package/,
];

const field = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);

async function openInsertMenu(page: Page): Promise<Locator> {
  await field(page, 'blocks')
    .getByRole('button', { name: /Add item/ })
    .click();
  const menu = page.getByRole('menu').filter({ hasText: 'Hero carousel' });
  await expect(menu).toBeVisible();
  return menu;
}

test.describe('the studio', () => {
  test.use({ expected: { words: [...STUDIO_WORDS, ...OFFLINE] } });
  test.setTimeout(180_000);

  test('shows an editor each site with its own content', async ({ page }) => {
    // A list renders only the items that fit.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await signIn(page, 'editor', '/structure/sites');
    await page.getByRole('link', { name: /Harbour/ }).click();
    const siteContents = page.getByRole('listbox', { name: /Harbour/ });
    for (const name of [
      'Pages',
      'Blog posts',
      'Slides',
      'Offers',
      'Navigation',
      'Locations',
      'Site and settings',
      'Features',
    ])
      await expect(siteContents.getByTestId(`pane-item-${name}`)).toBeVisible();
    await siteContents.getByTestId('pane-item-Pages').click();
    await expect(page.getByText('/about-us · Harbour')).toBeVisible();
    await expect(page.getByText('/about-us · Northside')).toHaveCount(0);
  });

  test('shows every block with a picture in the insert menu', async ({ page }) => {
    await openStudio(page, 'editor', '/structure/sites;site-harbour;page;page-harbour-home');
    const pictures = (await openInsertMenu(page)).locator('img');
    await expect(pictures).toHaveCount(BLOCKS.length);
    const widths = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth))),
    );
    expect(widths.every((width) => width > 0)).toBe(true);
  });

  test('publishes a new page of one site once it is valid', async ({ page }) => {
    const run = Date.now();
    const path = `/winter-checks-${run}`;
    try {
      await openStudio(page, 'editor', '/structure/sites;site-valuecars;page');
      await page.getByTestId('multi-action-intent-button').click();
      await page.getByRole('menuitem', { name: 'Empty page' }).click();
      await field(page, 'title').locator('input').fill(`Winter checks ${run}`);
      await field(page, 'path').getByRole('button', { name: 'Generate' }).click();
      const address = field(page, 'path').locator('input');
      await expect(address).toHaveValue(path);
      // The link in the field; the list of sites next to it may still be on screen.
      await expect(page.locator('a[href*="parentRefPath"]').getByText(/valuecars\.localhost/)).toBeVisible();

      await address.fill('/about-us');
      await page.getByRole('button', { name: 'Validation' }).click();
      const addressProblem = page.getByRole('button', { name: /of this site already has this address/ });
      await expect(addressProblem).toBeVisible({ timeout: 30_000 });
      await expect(page.getByTestId('action-publish')).toBeDisabled();

      await address.fill(path);
      await expect(addressProblem).toHaveCount(0);
      await (await openInsertMenu(page)).getByText('Body-type tiles').click();
      await page.getByRole('button', { name: /close dialog/i }).click();
      await publish(page);
      await expect(page.getByText('Not published')).toHaveCount(0);
    } finally {
      await leaveStudio(page);
      await lake.delete({
        query: '*[_type == "page" && title == $title]',
        params: { title: `Winter checks ${run}` },
      });
    }
  });

  test('shows a feature changed by an administrator in another open studio', { tag: ['@SITE-04'] }, async ({
    page,
    context,
  }) => {
    const position = (tab: Page) => tab.getByLabel('Below-market tag at Coastline Caravans', { exact: true });
    await openStudio(page, 'admin', '/features');
    await expect(position(page)).toBeVisible({ timeout: 45_000 });
    const before = await position(page).isChecked();
    const other = await context.newPage();
    await other.goto(`${studioUrl}/features`);
    await expect(position(other)).toBeChecked({ checked: before, timeout: 45_000 });

    try {
      await position(page).click({ force: true });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Turn ${before ? 'off' : 'on'} at Coastline Caravans` })
        .click();
      await expect(
        page.getByText(`Below-market tag is ${before ? 'off' : 'on'} at Coastline Caravans`),
      ).toBeVisible();
      await expect(position(other)).toBeChecked({ checked: !before });
      await other.reload();
      await expect(position(other)).toBeChecked({ checked: !before, timeout: 45_000 });
    } finally {
      await lake.patch('siteFeatures-coastline').set({ marketIndicatorEnabled: before }).commit();
    }
  });
});
