import type { Page } from '@playwright/test';
import { expect, siteUrl, test, vehiclePaths } from './test.ts';

const PHONE = { width: 390, height: 844 };
const dialog = (page: Page) => page.getByRole('dialog');
const historyLength = (page: Page) => page.evaluate(() => history.length);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Records the page's requests for pages and searches; Back must cause none. Prefetches and analytics events
 * are ignored because their timing varies.
 */
function watchRequests(page: Page): () => string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const isAside = 'next-router-prefetch' in request.headers() || request.url().endsWith('/api/events');
    if (!isAside && ['document', 'fetch', 'xhr'].includes(request.resourceType()))
      requests.push(request.url());
  });
  return () => requests;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('Back closes the enquiry over a filtered list', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/'));
    const address = siteUrl('harbour', '/search?refinementList[body][0]=suv');
    await page.goto(address);
    const card = page.getByRole('region', { name: 'Results' }).getByRole('article').nth(4);
    await card.scrollIntoViewIfNeeded();
    const [title, before] = [await card.getByRole('heading').textContent(), page.url()];
    const link = card.getByRole('link', { name: `Enquire: ${title}` });
    // The form asks for the times of call-backs.
    const times = page.waitForResponse(/\/api\/call-back\/windows/);
    await link.click();
    await expect(dialog(page).getByLabel('Name')).toBeVisible();
    await times;
    const top = await scrollY(page);
    const requests = watchRequests(page);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(before);
    await expect(link).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(top);
    await expect(card.getByRole('heading')).toHaveText(title ?? '');
    expect(requests()).toEqual([]);

    await page.goForward();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(before);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl('harbour', '/'));
  });

  test('closing a dialog without Back leaves no history entry', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/'));
    const [path = ''] = await vehiclePaths('harbour');
    await page.goto(siteUrl('harbour', path));
    const enquire = page.getByRole('link', { name: 'Enquire' }).first();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await enquire.click();
      await expect(dialog(page).getByLabel('Name')).toBeVisible();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
    }

    await enquire.click();
    await expect(dialog(page).getByLabel('Name')).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl('harbour', '/'));
  });

  test('Back closes the menu, also after following a link in it', async ({ page }) => {
    await page.goto(siteUrl('northside', '/finance-enquiry'));
    const start = page.url();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(start);

    const before = await historyLength(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog(page).getByRole('link', { name: 'Offers', exact: true }).click();
    await expect(page).toHaveURL(/offers/);
    await expect(dialog(page)).toHaveCount(0);
    expect(await historyLength(page)).toBeLessThanOrEqual(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/offers/);
  });

  test('Back closes the filters and preserves the chosen ones', async ({ page }) => {
    await page.goto(siteUrl('harbour', '/search'));
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(siteUrl('harbour', '/search'));

    await page.getByRole('button', { name: /^Filters/ }).click();
    const boxes = sheet.getByRole('checkbox');
    await boxes.nth(0).click();
    await expect(page).toHaveURL(/refinementList|menu|toggle/);
    await expect(boxes.nth(0)).toBeChecked();
    const one = page.url();
    await boxes.nth(1).click();
    await expect.poll(() => page.url()).not.toBe(one);
    const both = page.url();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => page.url()).toBe(both);
    await page.goBack();
    await expect.poll(() => page.url()).toBe(one);
    await page.goBack();
    await expect(page).toHaveURL(siteUrl('harbour', '/search'));
    await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  });
});

test('Back closes fullscreen, share dialog and map', async ({ page }) => {
  await page.goto(siteUrl('harbour', '/'));
  const [path = ''] = await vehiclePaths('harbour');
  await page.goto(siteUrl('harbour', path));
  for (const press of [
    page.getByRole('button', { name: 'Fullscreen' }),
    page.getByRole('button', { name: 'Share' }),
    page.getByRole('link', { name: 'View on map' }),
  ]) {
    await press.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(siteUrl('harbour', path));
    await expect(press).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('harbour', '/'));
});

test('Back returns from the success page to the page of the form', async ({ page }) => {
  const [path = ''] = await vehiclePaths('harbour');
  await page.goto(siteUrl('harbour', path));
  await page.getByRole('link', { name: 'Enquire' }).first().click();
  await dialog(page).getByLabel('Name').fill('Kim Nguyen');
  await dialog(page).getByLabel('Mobile').fill('0412 345 678');
  await dialog(page).getByLabel('Email', { exact: true }).fill('kim.back@shopper.example');
  await dialog(page).locator('textarea').fill('Is it still there?');
  const terms = dialog(page).getByLabel(/terms of use/);
  if (await terms.count()) await terms.check();
  await dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl('harbour', '/success'));
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('harbour', path));
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(siteUrl('harbour', '/success'));
});
