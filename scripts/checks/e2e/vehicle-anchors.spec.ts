import type { Page } from '@playwright/test';
import { ALL_SITES, expect, siteUrl, test, vehiclePaths } from './test.ts';

/** Records each scroll position that the page paints. */
const recordScroll = (page: Page) =>
  page.evaluateHandle(() => {
    const tops: number[] = [scrollY];
    const look = () => {
      if (tops.at(-1) !== scrollY) tops.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
    return tops;
  });

for (const site of ALL_SITES)
  for (const width of [390, 1440])
    test(`a link to a section of a vehicle of ${site} lands in one movement at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const [path] = await vehiclePaths(site);
      await page.goto(siteUrl(site, path));
      const target = page.locator('#vehicle-map');
      const tops = await recordScroll(page);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '#vehicle-map';
        document.querySelector('main')?.append(link);
        link.click();
      });
      await expect(target).toBeInViewport();
      // Parts above that load when near must not move it.
      await page.waitForLoadState('networkidle');
      const positions = await tops.jsonValue();
      const end = positions.at(-1) ?? 0;
      expect(Math.max(...positions) - end, positions.join(' ')).toBeLessThan(250);
      await expect(target).toBeInViewport();
    });
