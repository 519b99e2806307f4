import type { Page } from '@playwright/test';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expect, expectAccessible, studioUrl } from './test.ts';

test.setTimeout(180_000);
test.use({ expected: { words: STUDIO_WORDS } });

const HOME = '[data-testid="home"]';
const section = (page: Page, name: string) => page.locator(HOME).getByRole('region', { name, exact: true });
const tool = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

for (const width of [390, 1440]) {
  test(`sales staff of one site land on their work of today at ${width} px`, async ({ page }) => {
    await openStudio(page, 'coastlinesales', '/');
    // Sanity shows the menu of tools in a drawer on a phone.
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Leads to answer', 'Test drives today', 'Reservations', 'Tasks'])
      await expect(section(page, name)).toBeVisible({ timeout: 45_000 });
    await expect(section(page, 'Your sites')).toHaveCount(0);
    await expect(page.getByText('Your recent work and open tasks')).toHaveCount(0);
    await expectAccessible(page, HOME);
  });
}

test('people of several sites see a comparison of them', async ({ page }) => {
  await openStudio(page, 'sales', '/');
  const comparison = section(page, 'Your sites').getByRole('table');
  await expect(comparison.getByRole('row', { name: /^Harbour Motor Group/ })).toBeVisible({
    timeout: 45_000,
  });
  await expect(comparison.getByRole('row', { name: /^Coastline Caravans/ })).toBeVisible();
});

test('an administrator lands on both shoppers and content', async ({ page }) => {
  await openStudio(page, 'admin', '/');
  await expect(section(page, 'Leads to answer')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('heading', { name: 'Needs fixing' })).toBeVisible();
  await expectAccessible(page, HOME);
});

test('an editor lands on content', async ({ page }) => {
  await openStudio(page, 'editor', '/');
  await expect(page.getByRole('heading', { name: 'Needs fixing' })).toBeVisible({ timeout: 45_000 });
  await expect(section(page, 'Leads to answer')).toHaveCount(0);
  await expect(tool(page, 'Feeds')).toHaveCount(0);
});

const REASONS = {
  media: 'Only editors can manage pictures.',
  calendar: 'Only editors can schedule content.',
  'new-page': 'Only editors can create pages.',
  feeds: 'Only administrators can manage feeds.',
  'new-site': 'Only administrators can create a site.',
};

test('a tool that a role cannot use is not shown, and its address says why', async ({ page }) => {
  await openStudio(page, 'sales', '/structure');
  for (const name of ['Media', 'Calendar', 'New page', 'Feeds', 'New site', 'Preview'])
    await expect(tool(page, name), name).toHaveCount(0);
  for (const [name, reason] of Object.entries(REASONS)) {
    await page.goto(`${studioUrl}/${name}`);
    await expect(page.getByRole('heading', { name: reason })).toBeVisible({ timeout: 45_000 });
  }
  await expectAccessible(page, '[data-testid="withheld-tool"]');
});

test.describe('a viewer', () => {
  test.use({ expected: { words: [...STUDIO_WORDS, /status of 403/] } });
  test('reads a reason at the address of each tool', async ({ page }) => {
    await openStudio(page, 'viewer', '/structure');
    for (const name of ['Leads', 'Team', 'Test drives', 'Reservations'])
      await expect(tool(page, name), name).toHaveCount(0);
    for (const [name, reason] of [
      ['team', 'You don’t have permission to see teams'],
      ['leads', 'You don’t have permission to see leads'],
      ...Object.entries(REASONS),
    ] as const) {
      await page.goto(`${studioUrl}/${name}`);
      await expect(page.getByRole('heading', { name: reason })).toBeVisible({ timeout: 45_000 });
    }
  });
});
