import type { Page } from '@playwright/test';
import { sitemapPaths } from './pages.ts';
import { ALL_SITES, drawWhatIsFar, expect, siteUrl, test } from './test.ts';

const WIDTHS = [390, 768, 1440];
/** Pages with grids of cards, as far as a site has them. */
const WITH_CARDS = [
  '/',
  '/search',
  '/brands',
  '/models',
  // Pages with a single offer.
  '/brands/toyota',
  '/cx-5',
  '/blog',
  '/locations',
  '/contact-us',
  '/our-location',
  '/special-offers',
  '/deals',
  '/about-us',
  '/no-such-page',
];
/** On every site, and not in a sitemap. */
const EVERYWHERE: readonly string[] = ['/search', '/no-such-page'];

// The browser logs the status of the page that is not found.
test.use({ expected: { words: [/status of 404/] } });

/** Returns a line for each grid of cards whose last row does not reach its right edge. */
const holes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main ul')].flatMap((list) => {
      const { display, overflowX } = getComputedStyle(list);
      if (display !== 'grid' || overflowX !== 'visible' || !list.querySelector('.card, article')) return [];
      const boxes = [...list.children].map((card) => card.getBoundingClientRect());
      const cards = boxes.filter(({ width }) => width > 0);
      // In a closed dialog.
      if (cards.length === 0) return [];
      const lastTop = Math.max(...cards.map(({ top }) => top));
      const lastRow = cards.filter(({ top }) => Math.abs(top - lastTop) < 2);
      const free = list.getBoundingClientRect().right - Math.max(...lastRow.map(({ right }) => right));
      const section = list.closest('section')?.querySelector('h2')?.textContent ?? 'no heading';
      return free > 2 ? [`${Math.round(free)} px free after the last of ${cards.length} (${section})`] : [];
    }),
  );

for (const site of ALL_SITES)
  test(`the rows of cards of ${site} are full at each width`, async ({ page }) => {
    const paths = new Set(await sitemapPaths(site));
    for (const path of WITH_CARDS.filter((each) => EVERYWHERE.includes(each) || paths.has(each))) {
      await page.goto(siteUrl(site, path));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await drawWhatIsFar(page);
        await expect.poll(() => holes(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
