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

/** Tabs to a link, button, tick or radio and presses it. */
export async function pressOn(page: Page, part: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, part);
  await page.keyboard.press(key);
}

/** Tabs to a field and types, which replaces its text: tabbing to a field selects it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** How much slower than this machine an ordinary phone is, as Lighthouse assumes. */
const PHONE_SLOWDOWN = 4;

/** Slows the processor of a page down to that of an ordinary phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
}
