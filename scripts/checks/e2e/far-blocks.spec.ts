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

/** Records whether the last block or card was skipped in any frame during loading, and the layout shifts. */
async function watchBlocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.isLastBlockWaiting = () => {
      const words = [...document.querySelectorAll('main > .section :is(h2, p), #hits > li h2')].at(-1);
      // During loading the last text may belong to a closed menu.
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

async function expectAllDrawn(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await page.evaluate(() => window.isLastBlockWaiting())).toBe(false);
}

test.beforeEach(({ page }) => watchBlocks(page));

test('far blocks of the first page render after the first paint without layout shift', async ({ page }) => {
  await page.goto(siteUrl('harbour'));
  expect(await hasLastBlockWaited(page)).toBe(true);
  await expectAllDrawn(page);
  await hydrated(page);
  expect(await page.evaluate(() => window.shift)).toBe(0);
});

test('a reload, Back and an anchor render the whole page at once', async ({ page }) => {
  await page.goto(siteUrl('harbour'));
  await hydrated(page);
  await expectAllDrawn(page);
  const car = page.locator('main article a[href^="/cars/"]').last();
  await car.scrollIntoViewIfNeeded();
  await expect(car).toBeInViewport();
  const placeLeft = await page.evaluate(() => scrollY);
  expect(placeLeft).toBeGreaterThan(0);
  // Chromium restores the place from an element near the top of the screen, and may be a line of text off.
  const isAtPlaceLeft = () =>
    expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - placeLeft)).toBeLessThan(32);

  await page.reload();
  expect(await hasLastBlockWaited(page)).toBe(false);
  await isAtPlaceLeft();

  // Returning from another site either reloads the page or restores it from the back-forward cache.
  await page.goto(siteUrl('northside', '/'));
  await page.goBack();
  expect(await page.evaluate(() => window.isLastBlockWaiting())).toBe(false);
  await isAtPlaceLeft();

  await page.goto('about:blank');
  await page.goto(`${siteUrl('harbour')}#content`);
  expect(await hasLastBlockWaited(page)).toBe(false);
});

test('later result cards render after the first paint without layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('valuecars', '/search'));
  expect(await hasLastBlockWaited(page)).toBe(true);
  await expectAllDrawn(page);
  await hydrated(page);
  expect(await page.evaluate(() => window.shift)).toBe(0);
});
