import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './test.ts';

const FIRST_PAGE = '[data-first-page]';

/** Whether the words of the page's last block are laid out; a block that waits is there, and found, but not drawn. */
const isLastBlockDrawn = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > .section:not(.dark) :is(h2, p)')]
      .at(-1)
      ?.checkVisibility({ contentVisibilityAuto: true }),
  );
const skipToContent = (page: Page) => page.getByRole('link', { name: /^Skip/ });

test.describe('on the page that a visit begins with', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl('harbour'));
    await expect(page.locator(FIRST_PAGE)).toHaveCount(1);
    expect(await isLastBlockDrawn(page)).toBe(false);
  });

  test('far blocks wait until somebody is near, and nothing in sight moves then', async ({ page }) => {
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(
            window,
            'shift',
            Reflect.get(window, 'shift') + (entry as unknown as { value: number }).value,
          );
      }).observe({ type: 'layout-shift' });
    });
    await page.mouse.move(700, 500);
    while (!(await isLastBlockDrawn(page))) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  });

  test('all is laid out for a link into it', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(skipToContent(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
    expect(await isLastBlockDrawn(page)).toBe(true);
  });

  test('all is laid out when it is loaded again, so that the place is kept', async ({ page }) => {
    await page.reload();
    await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
    expect(await isLastBlockDrawn(page)).toBe(true);
  });

  test('all is laid out when somebody comes back to it, at the place they left', async ({ page }) => {
    await page.mouse.move(700, 500);
    const car = page.locator('main article a[href^="/cars/"]').first();
    await car.scrollIntoViewIfNeeded();
    await expect(car).toBeInViewport();
    const placeLeft = await page.evaluate(() => scrollY);
    expect(placeLeft).toBeGreaterThan(0);
    await car.click();
    await page.waitForURL(/\/cars\//);
    await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(placeLeft);
    await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
    expect(await isLastBlockDrawn(page)).toBe(true);
  });
});

test('all is laid out where a visit begins with a place in the page', async ({ page }) => {
  await page.goto(`${siteUrl('harbour')}#content`);
  await expect(page.locator(FIRST_PAGE)).toHaveCount(0);
  expect(await isLastBlockDrawn(page)).toBe(true);
});
