import { checkLayout } from './layout.ts';
import { PAGES } from './pages.ts';
import { consoleUrl, expect, expectAccessible, SITES, siteUrl, test, vehiclePaths } from './test.ts';

// Stops automatic slides, so that axe checks the same page however long it takes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const site of SITES) {
  test.describe(`${site}`, () => {
    for (const { name, path } of PAGES) {
      test(`${name} is accessible and fits every width`, {
        tag: ['@OPEN-125'],
      }, async ({ page }) => {
        await checkLayout(page, siteUrl(site, path));
      });
    }

    test('a vehicle page is accessible and fits every width', {
      tag: ['@OPEN-125'],
    }, async ({ page }) => {
      const [path] = await vehiclePaths(site);
      await checkLayout(page, siteUrl(site, path));
    });
  });
}

test('the console is accessible and lists the sites', async ({ page }) => {
  await page.goto(consoleUrl);
  await expect(page.getByRole('link', { name: /Harbour Motor Group/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the studio' })).toBeVisible();
  await expectAccessible(page);
});

test.use({ expected: { words: [/status of 404/] } });
