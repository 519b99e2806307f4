import type { Page } from '@playwright/test';
import { hydrated } from './reserving.ts';
import { expect, siteUrl, test } from './test.ts';

declare global {
  interface Window {
    isLastBlockWaiting: () => boolean;
    hasLastBlockWaited: boolean;
    shift: number;
  }
}

/** Whether the page's last block or card waited to be drawn in any frame while the page loaded, and what moved. */
async function watchBlocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.isLastBlockWaiting = () => {
      const words = [...document.querySelectorAll('main > .section :is(h2, p), #hits > li h2')].at(-1);
      // While the page still comes, its last words may be those of a closed menu.
      return Boolean(words?.checkVisibility() && !words.checkVisibility({ contentVisibilityAuto: true }));
    };
    window.hasLastBlockWaited = false;
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      window.hasLastBlockWaited ||= window.isLastBlockWaiting();
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const hasLastBlockWaited = (page: Page) => page.evaluate(() => window.hasLastBlockWaited);

/** Waits until nothing waits to be drawn any more. */
async function expectAllDrawn(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await page.evaluate(() => window.isLastBlockWaiting())).toBe(false);
}

test.beforeEach(({ page }) => watchBlocks(page));

test('where a visit begins, far blocks are drawn after the first paint without anybody near, and nothing moves', async ({
  page,
}) => {
  await page.goto(siteUrl('harbour'));
  expect(await hasLastBlockWaited(page)).toBe(true);
  await expectAllDrawn(page);
  await hydrated(page);
  expect(await page.evaluate(() => window.shift)).toBe(0);
});

test('a page that is loaded again, come back to or entered at a place in it is drawn at once, at the place it was left at', async ({
  page,
}) => {
  await page.goto(siteUrl('harbour'));
  await hydrated(page);
  await expectAllDrawn(page);
  const car = page.locator('main article a[href^="/cars/"]').last();
  await car.scrollIntoViewIfNeeded();
  await expect(car).toBeInViewport();
  const placeLeft = await page.evaluate(() => scrollY);
  expect(placeLeft).toBeGreaterThan(0);
  const isAtPlaceLeft = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(placeLeft);

  await page.reload();
  expect(await hasLastBlockWaited(page)).toBe(false);
  await isAtPlaceLeft();

  // From another site the browser loads the page again, or has kept it as a whole.
  await page.goto(siteUrl('northside', '/'));
  await page.goBack();
  expect(await page.evaluate(() => window.isLastBlockWaiting())).toBe(false);
  await isAtPlaceLeft();

  await page.goto('about:blank');
  await page.goto(`${siteUrl('harbour')}#content`);
  expect(await hasLastBlockWaited(page)).toBe(false);
});

test('cards of results below the first are drawn after the first paint, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('valuecars', '/search'));
  expect(await hasLastBlockWaited(page)).toBe(true);
  await expectAllDrawn(page);
  await hydrated(page);
  expect(await page.evaluate(() => window.shift)).toBe(0);
});
