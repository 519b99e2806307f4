import { sampleOf } from './length.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

for (const site of sampleOf(ALL_SITES)) {
  test(`View on map of ${site} opens a map with address and directions by keyboard`, {
    tag: ['@VDP-08'],
  }, async ({ page }) => {
    const [path = ''] = await vehiclePaths(site);
    await page.goto(siteUrl(site, path));
    const link = page.getByRole('link', { name: 'View on map' });
    await expect(link).toHaveAttribute('href', '#vehicle-map');
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Vehicle location' });
    const map = dialog.getByRole('img', { name: /^Map: / });
    await expect(map).toBeVisible();
    const name = (await map.getAttribute('aria-label'))?.replace(/^Map: (.*?), near .*/, '$1') ?? '';
    await expect(dialog.getByText(name, { exact: true }).last()).toBeVisible();
    await expect(dialog.getByText(/\b(?:QLD|NSW|VIC|SA) \d{4}$/)).toBeVisible();
    await expect(map.locator('.place-map-pin')).toBeVisible();
    await expect.poll(() => map.locator('.place-map-suburb').count()).toBeGreaterThan(4);
    await expect(map.getByText(/^\d+ km$/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /^https:/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.locator('#vehicle-map').scrollIntoViewIfNeeded();
    await expect(page.locator('#vehicle-map')).toContainText(name);
  });
}

test('the map of an unknown place answers 404', async () => {
  expect((await askSite('harbour', '/search/map/nowhere')).status).toBe(404);
});

test.describe('when the map fails to load', () => {
  test.use({ expected: { words: [/502/] } });

  test('shows the directions without excuses, and Show map tries again', async ({ page }) => {
    const [path = ''] = await vehiclePaths('harbour');
    await page.goto(siteUrl('harbour', path));
    let times = 0;
    await page.route('**/search/map/*', (route) => {
      times += 1;
      return times === 1 ? route.fulfill({ status: 502, json: { error: 'down' } }) : route.continue();
    });
    await page.getByRole('link', { name: 'View on map' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vehicle location' });
    await expect(dialog.getByRole('link', { name: 'Get Directions' })).toBeVisible();
    await expect(dialog.getByText(/could not/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Show map' }).click();
    await expect(dialog.getByRole('img', { name: /^Map: / })).toBeVisible();
  });
});
