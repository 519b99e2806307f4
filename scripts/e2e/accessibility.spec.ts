import { PAGES } from './pages.ts';
import { consoleUrl, expect, expectAccessible, SITES, siteUrl, test, vehiclePaths } from './test.ts';

const WIDTHS = [390, 768, 1440];

// Slides stand still: axe is to find a page as it came, however long it takes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const site of SITES) {
  test.describe(`${site}`, () => {
    for (const { name, path } of PAGES) {
      test(`${name} is accessible and fits every width`, {
        tag: ['@OPEN-125'],
      }, async ({ page }) => {
        await checkPage(page, siteUrl(site, path));
      });
    }

    test('a vehicle page is accessible and fits every width', {
      tag: ['@OPEN-125'],
    }, async ({ page }) => {
      const [path] = await vehiclePaths(site);
      await checkPage(page, siteUrl(site, path));
    });
  });
}

test('the console is accessible and lists the sites', async ({ page }) => {
  await page.goto(consoleUrl);
  await expect(page.getByRole('link', { name: /Harbour Motor Group/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the studio' })).toBeVisible();
  await expectAccessible(page);
});

async function checkPage(page: import('@playwright/test').Page, url: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (width !== 768) await page.goto(url);
    await expect(page.getByRole('main')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width))
      .toBe(0);
    if (width !== 768) await expectAccessible(page);
  }
}

// Chromium logs the 404 of a page that is meant to answer 404; any other console message is a failure.
test.use({ expected: { words: [/status of 404/] } });
