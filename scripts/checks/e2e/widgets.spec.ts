import type { Page } from '@playwright/test';
import { sampleOf } from './length.ts';
import { expect, siteUrl, test } from './test.ts';

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const highlightedOption = (page: Page) => suggestions(page).locator('[aria-selected="true"]');

test.describe('the search as a combobox', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl('harbour', '/'));
    const kit = page.waitForResponse((response) => response.url().endsWith('/search/kit'));
    await page.locator('#hero-search').click();
    await kit;
    await page.keyboard.type('toyo');
    await expect(
      suggestions(page)
        .getByRole('option')
        .filter({ hasText: /20\d\d Toyota/ }),
    ).toHaveCount(4);
  });

  test('clears the highlight on typing or moving the caret', async ({ page }) => {
    const input = page.locator('#hero-search');
    await page.keyboard.press('ArrowDown');
    await expect(highlightedOption(page)).toHaveCount(1);
    await page.keyboard.type('t');
    await expect(suggestions(page)).toBeVisible();
    await expect(highlightedOption(page)).toHaveCount(0);
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expect(highlightedOption(page)).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(highlightedOption(page)).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect.poll(() => input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  });

  test('closes on Escape and Alt with the arrow, and opens on an arrow', async ({ page }) => {
    const input = page.locator('#hero-search');
    for (const key of ['Escape', 'Alt+ArrowUp']) {
      await page.keyboard.press(key);
      await expect(suggestions(page)).toBeHidden();
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).toHaveValue('toyo');
      await page.keyboard.press('ArrowDown');
      await expect(suggestions(page)).toBeVisible();
      await expect(input).toHaveAttribute('aria-expanded', 'true');
    }
  });

  test('announces the number of suggestions', async ({ page }) => {
    const status = page.locator('search, form').getByRole('status').filter({ hasText: 'suggestion' });
    await expect(async () => {
      const count = await suggestions(page).getByRole('option').count();
      await expect(status.first()).toHaveText(`${count} suggestions`, { timeout: 1_000 });
    }).toPass();
    await page.locator('#hero-search').fill('');
    await expect(status).toHaveCount(0);
  });
});

for (const site of sampleOf(['harbour', 'northside', 'valuecars'] as const))
  test(`a menu of ${site} closes on Escape, on a press elsewhere and when the focus leaves`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/'));
    const entry = page.locator('header nav button[aria-controls]').first();
    const panel = page.locator(`[id="${await entry.getAttribute('aria-controls')}"]`);
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(entry).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.mouse.click(4, 880);
    await expect(panel).toBeHidden();

    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

test('the filter drawer closes on Escape after a press on its text and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('harbour', '/search'));
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('heading', { name: 'Filters' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});
