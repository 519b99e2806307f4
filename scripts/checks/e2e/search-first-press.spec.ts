import type { Route } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sampleOf } from './length.ts';
import { expect, siteUrl, test } from './test.ts';

const { urls } = settingsFromEnvironment();

for (const site of sampleOf(['harbour', 'valuecars'] as const))
  test(`a filter of ${site} works before its scripts have loaded`, async ({ page }) => {
    const scripts: Route[] = [];
    let hold = false;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      if (hold) scripts.push(route);
      else await route.continue();
    });
    let questions = 0;
    page.on('request', (request) => {
      if (request.url().startsWith(urls.search) && request.method() === 'POST') questions += 1;
    });
    await page.goto(siteUrl(site, '/search'));
    hold = true;
    const results = page.getByRole('region', { name: 'Results' });
    const count = results.getByRole('status').first();
    const before = (await count.textContent()) ?? '';
    const toyota = page.locator('#filters').getByRole('checkbox', { name: /^Toyota/ });
    await toyota.check();
    await expect(toyota).toBeFocused();
    await expect(page).toHaveURL(/make.*=Toyota$/);
    await expect(page.getByRole('button', { name: 'Remove filter Toyota' })).toBeVisible();

    hold = false;
    for (const route of scripts.splice(0)) await route.continue();
    await expect(count).not.toHaveText(before);
    await expect(results.getByRole('article').first()).toContainText('Toyota');
    await expect(toyota).toBeChecked();
    await expect(toyota).toBeFocused();
    expect(questions).toBe(1);

    await page.goBack();
    await expect(count).toHaveText(before);
    await expect(toyota).not.toBeChecked();
  });
