import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 150;

/**
 * Presses Tab until an element has the focus.
 * @param key `Shift+Tab` goes backwards
 */
export async function tabTo(page: Page, part: Locator, key = 'Tab'): Promise<void> {
  await expect(part).toBeVisible({ timeout: 45_000 });
  for (let press = 0; press < MOST_PRESSES; press++) {
    if (await isFocused(part)) return;
    await page.keyboard.press(key);
  }
  const focusedHtml = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${MOST_PRESSES} presses of ${key} do not lead to ${part}, but to ${focusedHtml}`);
}

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);
