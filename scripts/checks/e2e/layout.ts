import type { Page } from '@playwright/test';
import { isLong } from './length.ts';
import { expect, expectAccessible } from './test.ts';

const WIDTHS = [390, 768, 1440];

/**
 * Fails unless a page is accessible and does not overflow at 390, 768 and 1440 px. The page opens at phone
 * width and is then widened; the long form opens it at each width.
 */
export async function checkLayout(page: Page, url: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (isLong || width === WIDTHS[0]) await page.goto(url);
    await expect(page.getByRole('main')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width))
      .toBe(0);
    if (isLong || width !== 768) await expectAccessible(page);
  }
}
