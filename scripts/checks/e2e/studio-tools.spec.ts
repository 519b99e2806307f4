import type { Page } from '@playwright/test';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible } from './test.ts';

/** A tool of the studio that is ours, or that has parts of ours. */
interface StudioTool {
  path: string;
  /** Its element; the whole page except Sanity's navigation bar otherwise. */
  within: string;
  /** A button that opens a dialog, which any data of the demo allows. */
  dialog?: RegExp;
}

const own = (name: string, dialog?: RegExp): StudioTool => ({
  path: `/${name}`,
  within: `[data-testid="${name}-tool"]`,
  ...(dialog && { dialog }),
});

const TOOLS: readonly StudioTool[] = [
  { path: '/home', within: '[data-testid="home"]' },
  own('new-page'),
  { path: '/calendar', within: '[data-testid="calendar"]', dialog: /^New campaign$/ },
  { path: '/media', within: '[data-testid="media"]' },
  own('features', /^Scheduled changes/),
  own('reservations'),
  own('leads'),
  own('merchandising'),
  own('feeds'),
  own('advertising'),
  own('test-drives'),
  own('reviews'),
  own('team'),
  { path: '/shopper-sign-ins', within: '[data-testid="shopper-sessions-tool"]' },
  own('site-report'),
  own('results', /^Record a sale/),
  own('activity'),
  { path: '/print-stock', within: '[data-testid="print-tool"]' },
  own('descriptions'),
  own('new-site'),
  own('api-keys', /^New key/),
];

test.use({ expected: { words: STUDIO_WORDS } });
test.setTimeout(120_000);

/** Waits until a tool has loaded its data. */
async function openTool(page: Page, { path, within }: StudioTool): Promise<void> {
  await openStudio(page, 'admin', path);
  const tool = page.locator(within);
  await expect(tool).toBeVisible({ timeout: 45_000 });
  await expect(tool.getByText(/^(Loading|Reading|Opening)\b.*…$/)).toHaveCount(0, { timeout: 45_000 });
}

/** Returns what a press of Tab reaches that people cannot see or name, and tables without headers. */
const defects = (page: Page, within: string) =>
  page.locator(within).evaluate((tool) => {
    const of = (element: Element) => element.outerHTML.slice(0, 140);
    const focused = document.activeElement;
    const hidden =
      focused && tool.contains(focused) && focused.getClientRects().length === 0
        ? [`hidden focus: ${of(focused)}`]
        : [];
    const tables = [...tool.querySelectorAll('table')]
      .filter(
        (table) =>
          !table.querySelector('th') ||
          !(table.caption || table.ariaLabel || table.getAttribute('aria-labelledby')),
      )
      .map((table) => `table without header cells or name: ${of(table)}`);
    return [...hidden, ...tables];
  });

for (const tool of TOOLS) {
  for (const width of [390, 1440])
    test(`the tool ${tool.path} is accessible at ${width} px`, async ({ page }) => {
      await openTool(page, tool);
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, tool.within);
      expect(await defects(page, tool.within)).toEqual([]);
      const sideways = () =>
        page.locator(tool.within).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(sideways).toBeLessThanOrEqual(0);
    });

  test(`the tool ${tool.path} is used by keyboard`, async ({ page }) => {
    await openTool(page, tool);
    // Every press moves the focus on, and what has it is in view.
    await page.locator(tool.within).evaluate((element) => {
      element.setAttribute('tabindex', '-1');
      (element as HTMLElement).focus();
    });
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const { name, seen, moved, inside } = await page.evaluate((selector) => {
        const element = document.activeElement;
        const state = window as { lastFocus?: Element | null };
        // Tab moves between the parts of a date field.
        const hasParts = element?.matches('input:is([type^="date"], [type="time"], [type="month"])');
        const isSame = !hasParts && state.lastFocus === element;
        state.lastFocus = element;
        const box = element?.getBoundingClientRect();
        const { bottom = 0, top = 0, width: across = 0 } = box ?? {};
        return {
          name: `${element?.tagName} ${element?.outerHTML.slice(0, 160)}`,
          moved: !isSame,
          seen: across > 0 && bottom > 0 && top < innerHeight,
          inside: document.querySelector(selector)?.contains(element) === true,
        };
      }, tool.within);
      if (!inside) break;
      expect({ name, seen, moved }).toEqual({ name, seen: true, moved: true });
    }
  });

  const { dialog: opener } = tool;
  if (opener)
    test(`a dialog of the tool ${tool.path} takes the focus and returns it`, async ({ page }) => {
      await openTool(page, tool);
      const button = page.locator(tool.within).getByRole('button', { name: opener }).first();
      await expect(button).toBeEnabled();
      await button.press('Enter');
      const dialog = page.getByRole('dialog').filter({ visible: true }).first();
      await expect(dialog).toBeVisible();
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await expectAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
}

for (const width of [1024, 1440])
  test(`tools for which the bar has no room open from its menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStudio(page, 'admin', '/home');
    await page.getByTestId('tool-collapse-menu').getByRole('button').last().click();
    const tool = page.getByRole('menuitem', { name: 'New site', exact: true });
    await expect(tool).toBeInViewport();
    await tool.click();
    await expect(page.getByTestId('new-site-tool')).toBeVisible();
  });
