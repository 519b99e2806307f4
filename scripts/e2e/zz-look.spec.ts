import { writeFile } from 'node:fs/promises';
import { askSite, siteUrl, test, vehiclePaths, ALL_SITES } from './test.ts';
import { settingsFromEnvironment } from '../local/settings.ts';
test('look', async ({ page, context }) => {
  test.setTimeout(300000);
  await context.addInitScript(() => { window.print = () => {}; });
  for (const site of ALL_SITES) {
    const paths = await vehiclePaths(site);
    for (const path of [paths[0]!, paths[7]!]) {
      const slug = path.replace('/cars/', '');
      const t = Date.now();
      const r = await fetch(`http://127.0.0.1:${settingsFromEnvironment().ports.storefront}/api/cars/${slug}/pdf`, { headers: {} }).catch(() => null);
      const got = await page.request.get(siteUrl(site, `/api/cars/${slug}/pdf`));
      const b = await got.body();
      console.log(site, slug, got.status(), b.length, Date.now() - t, 'ms');
      await writeFile(`/tmp/look-${site}-${paths.indexOf(path)}.pdf`, b);
    }
    for (const w of [390, 1440]) { await page.setViewportSize({ width: w, height: 1200 }); await page.goto(siteUrl(site, `/print?car_id=${paths[0]!.replace('/cars/', '')}`)); await page.screenshot({ path: `/tmp/look-${site}-${w}.png`, fullPage: true }); }
    await writeFile(`/tmp/look-print-${site}.pdf`, await page.pdf({ preferCSSPageSize: true }));
  }
});
