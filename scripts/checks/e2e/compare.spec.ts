import type { Locator, Page } from '@playwright/test';
import { vehiclesWhere } from './inbox.ts';
import { sampleOf } from './length.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const SITES = [
  { site: 'harbour', where: 'dealership_id:"harbour-brisbane" AND status:"in_stock" AND price > 5000' },
  { site: 'valuecars', where: 'dealership_id:"value-cars" AND status:"in_stock" AND price > 2000' },
] as const;

const ROWS = [
  'Price',
  'Year',
  'Odometer',
  'Body',
  'Transmission',
  'Fuel',
  'Consumption',
  'Seats',
  'ANCAP',
  'Towing braked',
  'Location',
];

const storedList = (page: Page, site: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], `${site}.CompareCars`);

const addsTold = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (((window as { dataLayer?: object[] }).dataLayer ?? []) as { event?: string }[]).filter(
        ({ event }) => event === 'compareAdd',
      ).length,
  );

for (const { site, where } of sampleOf(SITES))
  test(`compares up to four cars on ${site}`, {
    tag: ['@CMP-01', '@CMP-02', '@OPEN-019'],
  }, async ({ page, context }) => {
    await page.goto(siteUrl(site, '/search'));
    const results = page.getByRole('region', { name: 'Results' });
    const ticks = results.getByRole('checkbox', { name: /^Compare: / });
    const bar = page.getByRole('complementary', { name: 'Compare' });
    await expect(bar).toHaveCount(0);
    for (const [index, words] of ['1 of 4', '2 of 4', '3 of 4'].entries()) {
      await ticks.nth(index).click();
      await expect(ticks.nth(index)).toBeChecked();
      await expect(bar).toContainText(words);
    }
    await expect.poll(() => addsTold(page)).toBe(3);
    await expectAccessible(page);

    const ids = await storedList(page, site);
    const fourth = (await vehiclesWhere(where)).find(({ objectID }) => !ids.includes(objectID));
    const other = await context.newPage();
    await other.goto(siteUrl(site, `/cars/${fourth?.slug}`));
    await other.getByRole('main').getByRole('checkbox', { name: 'Compare', exact: true }).click();
    await expect(bar).toContainText('4 of 4');
    await other.close();
    await ticks.nth(4).click();
    await expect(page.getByText('You can compare up to 4 vehicles.')).toBeVisible();
    await expect(ticks.nth(4)).not.toBeChecked();
    expect(await addsTold(page)).toBe(3);
    await expect.poll(() => storedList(page, site)).toHaveLength(4);

    await bar.getByRole('link', { name: 'Compare now' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=[\w-]+(?:(?:,|%2C)[\w-]+){3}$/);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(bar).toBeHidden();
    for (const label of ROWS)
      await expect(table.getByRole('rowheader', { name: new RegExp(`^${label}`) })).toHaveCount(1);
    // 'Lowest price' is missing if only some prices include charges.
    await expect(table).toContainText(/Lowest price|Newest|Lowest kilometres/);
    expect(await table.textContent()).not.toMatch(/undefined|NaN|null|\$0\b/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);

    const alike = table.locator('tr.alike');
    const alikeRows = await alike.count();
    await page.getByLabel('Only differences').check();
    for (let index = 0; index < alikeRows; index += 1) await expect(alike.nth(index)).toBeHidden();
    await expect(table.locator('tr.differs').first()).toBeVisible();
    await page.getByLabel('Only differences').uncheck();

    await page.setViewportSize({ width: 390, height: 844 });
    const heads = table.getByRole('columnheader');
    const endOf = async (head: Locator) => {
      const box = await head.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 999);
    };
    await expect.poll(() => endOf(heads.nth(1))).toBeLessThanOrEqual(390);
    const label = table.getByRole('rowheader').first();
    const before = await label.boundingBox();
    const scroller = page.locator('.compare-scroll');
    await scroller.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }));
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    expect((await label.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.setViewportSize({ width: 1440, height: 900 });

    const first = (await heads.first().getByRole('link').first().textContent()) ?? '';
    await heads
      .first()
      .getByRole('link', { name: /^Remove: / })
      .click();
    await expect(heads).toHaveCount(3);
    await expect.poll(() => storedList(page, site)).toHaveLength(3);
    await heads.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/cars\//);
    expect(first).not.toBe('');
    await page.goBack();
    await page.getByRole('link', { name: 'Add another' }).click();
    await expect(page).toHaveURL(/\/search/);
    await expect(bar).toContainText('3 of 4');
    await bar.getByRole('button', { name: 'Clear the comparison' }).click();
    await expect(bar).toHaveCount(0);
  });

for (const width of [390, 1440])
  test(`each compared car ends with its payment and actions at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const [one, other] = await vehiclesWhere(SITES[0].where);
    await page.goto(siteUrl('harbour', `/compare?ids=${one?.objectID},${other?.objectID}`));
    const table = page.getByRole('table');
    const actions = table.getByRole('row', { name: /^Next step/ });
    await expect(actions.getByRole('link', { name: /^Enquire/ })).toHaveCount(2);
    await page.getByLabel('Highlight differences').check();
    await expect(table.locator('tr.differs').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await actions
      .getByRole('link', { name: /^Enquire/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('a shared comparison handles missing, repeated, excess and malformed cars', {
  tag: ['@CMP-01', '@CMP-02', '@OPEN-019'],
}, async ({ page }) => {
  const own = (await vehiclesWhere(SITES[0].where)).slice(0, 5).map(({ objectID }) => objectID);
  const [sold] = await vehiclesWhere('dealership_id:"harbour-brisbane" AND status:"sold"');
  const [foreign] = await vehiclesWhere(SITES[1].where);
  const at = (ids: readonly (string | undefined)[]) => siteUrl('harbour', `/compare?ids=${ids.join(',')}`);
  const columns = page.getByRole('columnheader');

  await page.goto(at([own[0], sold?.objectID, foreign?.objectID, 'nobody']));
  await expect(columns).toHaveCount(1);
  await expect(page.getByText('3 of these cars are no longer for sale here.')).toBeVisible();
  await expect(page.getByLabel('Only differences')).toHaveCount(0);

  await page.goto(at([own[0], own[0], own[1], '%3Cscript%3E', "';--"]));
  await expect(columns).toHaveCount(2);
  await expect(page.getByText(/no longer for sale here/)).toHaveCount(0);

  await page.goto(at(own));
  await expect(columns).toHaveCount(4);
  await expect(page.getByText('You can compare up to 4 vehicles. The first 4 are shown.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add another' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Remove/ }).first()).toBeHidden();
  await expect(page.getByLabel('Only differences')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  for (const path of ['/compare', '/compare?ids=,..']) {
    const { status, body } = await askSite('harbour', path);
    expect([path, status, body.includes('Nothing to compare yet')]).toEqual([path, 200, true]);
  }
  await page.goto(at(['x'.repeat(500)]));
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find cars' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(siteUrl('harbour', '/search'));
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .click();
  await expect(page.getByRole('complementary', { name: 'Compare' })).toContainText('2 of 4');
  await page.goto(siteUrl('harbour', '/compare'));
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Compare your 2 selected cars' }),
  ).toBeVisible();
  await expect(page.getByText('Nothing to compare yet')).toHaveCount(0);
  for (const path of ['/compare', '/compare?ids=a'])
    expect((await askSite('northside', path)).status).toBe(404);
  await page.goto(siteUrl('northside', '/search'));
  await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0);
});
