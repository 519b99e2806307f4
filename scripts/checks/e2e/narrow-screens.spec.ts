import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { PAGES, sitemapPaths, withFewLandings } from './pages.ts';
import { ALL_SITES, expect, siteUrl, test, vehiclePaths } from './test.ts';

/** 1280 px at 400% zoom (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** Pages that no sitemap lists. */
const UNLISTED = ['/sign-in', '/compare', '/favourites', '/save-search', '/checkout-journey', '/success'];

/** One page of each kind: those with the same first part of the address share their code. */
const kindOf = (path: string): string => path.split('/').slice(1, 2).join() + path.split('/').length;

// Some pages do not exist on every site.
test.use({ expected: { words: [/status of 404/] } });

for (const site of ALL_SITES)
  test(`no page of ${site} scrolls sideways at 320 px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(NARROWEST);
    const listed = withFewLandings(await sitemapPaths(site)).filter((path) => !path.startsWith('/cars/'));
    const kinds = [...new Map(listed.map((path) => [kindOf(path), path])).values()];
    const [car = ''] = await vehiclePaths(site);
    for (const path of [...PAGES.map((each) => each.path), ...kinds, ...UNLISTED, car]) {
      await page.goto(siteUrl(site, path), { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
        .toBeLessThanOrEqual(0);
    }
  });

for (const language of ['vi', 'ar'] as const)
  test(`no page in ${language} scrolls sideways at 320 px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(NARROWEST);
    const [car = ''] = await vehiclePaths('northside');
    for (const path of [...PAGES.map((each) => each.path), ...UNLISTED, car]) {
      await page.goto(siteUrl('northside', inLanguage(path, language)), { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
        .toBeLessThanOrEqual(0);
    }
  });
