import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../local/settings.ts';
import { searchStock, soldPath } from './pages.ts';
import { askSite, expect, SITES, siteUrl, test, vehiclePaths } from './test.ts';

const similar = (page: Page) => page.getByRole('region', { name: /^Similar/ });

for (const site of SITES) {
  test(`STATUS-08 STATUS-12 a car sold at ${site} has the message and similar cars, and nothing else`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, await soldPath(site)));
    const main = page.getByRole('main');
    await expect(
      main.getByText(
        "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
      ),
    ).toBeVisible();
    await similar(page).scrollIntoViewIfNeeded();
    await expect(similar(page).getByRole('article').first()).toBeVisible();
    // Prices and buttons appear only on the cards of similar cars.
    const pageText = await main.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('section[aria-label^="Similar"], script')) part.remove();
      return copy.textContent ?? '';
    });
    expect(pageText).not.toMatch(/\$\d|Test Drive|Reserve|Get Finance|Details/);
  });
}

test('STATUS-17 STATUS-20 the key in a page reads no car sold longer ago than the site shows', async () => {
  const { body } = await askSite('valuecars', '/search/kit');
  const { connection } = JSON.parse(body) as { connection: { apiKey: string } };
  const twoDaysAgo = Math.floor(Date.now() / 1000) - 2 * 86_400;
  const goneFromLists = `dealership_id:"value-cars" AND visible_until < ${twoDaysAgo - 900}`;
  const { secrets } = settingsFromEnvironment();
  expect((await searchStock(secrets.searchKey, goneFromLists)).nbHits).toBeGreaterThan(0);
  expect((await searchStock(connection.apiKey, goneFromLists)).nbHits).toBe(0);
  expect((await searchStock(connection.apiKey, 'status:sold')).nbHits).toBeGreaterThan(0);
});

test.describe('similar cars', () => {
  const countRequests = (page: Page) => {
    let times = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/similar')) times += 1;
    });
    return () => times;
  };

  test('SIMILAR-07 SIMILAR-08 load within 500 px of the viewport, behind 6 placeholders', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const times = countRequests(page);
    let answer = () => {};
    const answerAllowed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/similar', async (route) => {
      await answerAllowed;
      await route.continue();
    });
    const [path = ''] = await vehiclePaths('harbour');
    await page.goto(siteUrl('harbour', path));
    const distance = (pixels: number) =>
      similar(page).evaluate(
        (element, gap) =>
          new Promise<void>((resolve) => {
            const top = element.getBoundingClientRect().top + scrollY - innerHeight - gap;
            window.scrollTo({ top, behavior: 'instant' });
            // Observers are notified after a frame is rendered.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
          }),
        pixels,
      );
    await distance(520);
    expect(times()).toBe(0);
    // Parts above that come when they are seen may push it away once more.
    await expect
      .poll(async () => {
        await distance(480);
        return times();
      })
      .toBe(1);

    await expect(similar(page)).toHaveAttribute('aria-busy', 'true');
    await expect(similar(page).locator('.card[aria-hidden]')).toHaveCount(6);
    answer();
    await expect(similar(page).getByRole('article').first()).toBeVisible();
    await expect(similar(page).locator('.card[aria-hidden]')).toHaveCount(0);
  });

  test.describe('that do not load', () => {
    test.use({ expected: { words: [/502/] } });

    test('SIMILAR-14 are logged, and the wait ends without a word', async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.route('**/similar', (route) => route.fulfill({ status: 502, json: { error: 'down' } }));
      const [path = ''] = await vehiclePaths('harbour');
      await page.goto(siteUrl('harbour', path));
      await similar(page).scrollIntoViewIfNeeded();
      await expect(similar(page)).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      await expect.poll(() => messages.some((text) => text.includes('similar cars did not load'))).toBe(true);
    });
  });
});
