import { openStudio, STUDIO_WORDS } from './studio.ts';
import { expect, expectAccessible, test } from './test.ts';

const TOOL = '[data-testid="site-report-tool"]';
const ANSWERS = '**/api/back-office/site-report';

test.setTimeout(240_000);
test.use({ expected: { words: [...STUDIO_WORDS, /ERR_FAILED/] } });

test('the report lists what needs fixing on a site, with links', async ({ page }) => {
  await page.route(ANSWERS, (route) => route.abort());
  await openStudio(page, 'editor', '/site-report');
  const tool = page.locator(TOOL);
  await expect(tool.getByRole('heading', { name: 'The storefront is not responding' })).toBeVisible();
  await page.unroute(ANSWERS);
  await tool.getByRole('button', { name: 'Try again' }).click();

  const number = tool.getByRole('definition').first();
  await expect(number).toHaveText(/^[1-9][\d,]*$/);
  await tool.getByRole('combobox', { name: 'Site' }).selectOption('harbour');
  await expect(
    tool.getByText(/^(Compared with the report of|Comparisons with the previous week start)/),
  ).toBeVisible();
  await expect(number).toHaveText(/^[1-9][\d,]*$/);
  await expect(tool.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/cars\/|\/intent\/|\/leads(?:\?leads\[view\]=spam)?$/,
  );
  await expectAccessible(page, TOOL);

  await page.setViewportSize({ width: 390, height: 844 });
  const report = tool.getByRole('region', { name: 'Site report' });
  await expect
    .poll(() => report.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
});

test('each line of the report has a link that opens where it is fixed', async ({ page }) => {
  await openStudio(page, 'admin', '/site-report');
  const tool = page.locator(TOOL);
  await tool.getByRole('combobox', { name: 'Site' }).selectOption('harbour');
  const cards = tool.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(cards.first()).toBeVisible({ timeout: 45_000 });
  for (const card of await cards.all()) {
    const rows = card.getByRole('listitem').filter({ hasNotText: /^and [\d,]+ more$/ });
    for (const row of await rows.all())
      await expect(row.getByRole('link').last()).toHaveAttribute('href', /./);
  }
  const headings = await tool.getByRole('heading', { level: 2 }).allTextContents();
  const old = headings.indexOf('Vehicles in stock for more than 90 days');
  for (const missing of ['Vehicles without photos', 'Vehicles without a price'])
    if (old >= 0 && headings.includes(missing)) expect(headings.indexOf(missing)).toBeLessThan(old);

  const description = tool.getByRole('link', { name: /^Write description/ }).first();
  if (await description.isVisible()) {
    await description.click();
    await expect(page).toHaveURL(/path=seo\.description/);
  }
});

test('a person checks the pages of a site now', async ({ page }) => {
  // Reads 150 pages that no shopper has opened before.
  test.setTimeout(420_000);
  await openStudio(page, 'editor', '/site-report');
  const tool = page.locator(TOOL);
  await tool.getByRole('combobox', { name: 'Site' }).selectOption('coastline');
  const section = tool.getByRole('region', { name: 'Law check' });
  const start = section.getByRole('button', { name: 'Check now' });
  await expect(start).toBeEnabled({ timeout: 45_000 });
  await test.step('an error of the back office is shown beside the button', async () => {
    await page.route('**/api/back-office/law-check/start', (route) => route.abort());
    await start.click();
    await expect(section.getByRole('alert')).toContainText('The storefront is not responding');
    await page.unroute('**/api/back-office/law-check/start');
  });
  await start.click();
  await expect(start).toBeDisabled();
  await expect(section.getByRole('progressbar', { name: 'Pages read' })).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page, TOOL);
  await expect(section.getByText(/^Pages were last checked on /)).toBeVisible({ timeout: 300_000 });
  await expect(start).toBeEnabled();
  await expect(section.getByRole('alert')).toBeHidden();
});
