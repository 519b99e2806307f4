import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sampleOf } from './length.ts';
import { expect, expectAccessible, siteUrl, test } from './test.ts';

const { urls } = settingsFromEnvironment();
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const field = (page: Page, name: string) =>
  page.locator('#filters').getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) =>
  page.locator('#filters').getByRole('slider', { name: `${name}, slider` });

function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(urls.search) && request.method() === 'POST') count += 1;
  });
  return () => count;
}

test('searches once, 400 ms after a slider rests, from the first page', {
  tag: ['@SLIDER-13', '@SLIDER-14'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search?page=2'));
  const count = countRequests(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const upper = slider(page, 'Maximum price');
  await upper.focus();
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(300);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(399);
  expect(count()).toBe(0);
  await expect(page).toHaveURL(/page=2/);
  // The search debounce may start late, with its own timer step.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return count();
    })
    .toBe(1);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/range(%5B|\[)price(%5D|\])=:\d+/);
  await expect(page).not.toHaveURL(/page=/);
});

test('formats a price field and clamps it on leaving', {
  tag: ['@SLIDER-16', '@SLIDER-17', '@SLIDER-21'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const lower = field(page, 'Minimum price');
  await expect(lower).toHaveValue(/^\$\d{1,3},\d{3}$/);
  await lower.focus();
  await expect(lower).toHaveValue(/^\d+$/);
  await lower.fill('34,4$99');
  await expect(lower).toHaveValue('34499');
  await lower.blur();
  await expect(lower).toHaveValue('$34,000');
  await expect(page).toHaveURL(/range(%5B|\[)price(%5D|\])=34000:/);
  const upper = field(page, 'Maximum price');
  const highestPrice = await slider(page, 'Maximum price').getAttribute('max');
  await upper.fill('99999999');
  await upper.blur();
  await expect(upper).toHaveValue(`$${Number(highestPrice).toLocaleString('en-AU')}`);
  await upper.fill('5000');
  await upper.blur();
  await expect(upper).toHaveValue('$34,000');
});

test('Enter commits the clamped value without leaving the field', {
  tag: ['@SLIDER-18', '@SLIDER-16'],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const upper = field(page, 'Maximum price');
  await upper.fill('41200');
  await upper.press('Enter');
  await expect(page).toHaveURL(/range(%5B|\[)price(%5D|\])=:42000/);
  await expect(upper).toBeFocused();
  await expect(upper).toHaveValue('42000');
});

test('an odometer field ends in kms', { tag: ['@SLIDER-22'] }, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  await page.locator('#filters summary', { hasText: 'Odometer' }).click();
  const upper = field(page, 'Maximum odometer');
  await expect(upper).toHaveValue(/^\d{1,3},\d{3} kms$/);
  await upper.fill('60000');
  await upper.blur();
  await expect(upper).toHaveValue('60,000 kms');
  await expect(page).toHaveURL(/range(%5B|\[)km(%5D|\])=:60000/);
});

test('quick picks set the upper price', { tag: ['@SLIDER-19'] }, async ({ page }) => {
  await page.goto(siteUrl('valuecars', '/search'));
  const quickPicks = page.locator('#filters').getByRole('group', { name: 'Up to' }).getByRole('button');
  await expect(quickPicks).toHaveText([
    '$5,000',
    '$10,000',
    '$15,000',
    '$20,000',
    '$30,000',
    '$40,000',
    '$50,000',
    '$70,000',
  ]);
  await quickPicks.nth(3).click();
  await expect(page).toHaveURL(/range(%5B|\[)price(%5D|\])=:20000/);
  await expect(quickPicks.filter({ hasText: '$20,000' })).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, 'Maximum price')).toHaveValue('$20,000');
});

for (const [site, label, key] of [
  ['coastline', 'price', 'price'],
  ['harbour', 'odometer', 'km'],
  ['harbour', 'price', 'price'],
] as const)
  test(`the ${label} of ${site} has no upper limit at its top`, async ({ page }) => {
    await page.goto(siteUrl(site, '/search'));
    const status = results(page).getByRole('status').first();
    const all = (await status.textContent()) ?? '';
    const upper = slider(page, `Maximum ${label}`);
    const group = page
      .locator('#filters details')
      .filter({ has: page.locator(`[aria-label="Maximum ${label}, slider"]`) });
    if ((await group.count()) === 0)
      await page.locator('#filters summary', { hasText: new RegExp(label, 'i') }).click();
    for (const keys of [
      ['ArrowLeft', 'End'],
      ['Home', 'End'],
    ]) {
      await upper.focus();
      await page.keyboard.press(keys[0] ?? '');
      await expect(page).toHaveURL(new RegExp(`range(%5B|\\[)${key}(%5D|\\])=:\\d+`));
      await upper.focus();
      await page.keyboard.press(keys[1] ?? '');
      await expect(page).not.toHaveURL(/range/);
      await expect(status).toHaveText(all);
    }
  });

test('a slider stays where it is without results', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  await page.locator('#stock-query').fill('zzzzqqqq');
  await expect(results(page).getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(slider(page, 'Maximum price')).toBeDisabled();
  await expect(field(page, 'Maximum price')).toBeDisabled();
});

for (const site of sampleOf(['harbour', 'valuecars'] as const))
  test(`the filter dialog of ${site} on a phone is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(site, '/search'));
    const opener = page.getByRole('button', { name: 'Filters', exact: true });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    const showButton = sheet.getByRole('button', { name: /^Show [\d,]+ (?:cars|vehicles)/ });
    const before = await showButton.textContent();
    await sheet.getByRole('checkbox', { name: /^Toyota/ }).check();
    await expect(showButton).not.toHaveText(before ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  });
