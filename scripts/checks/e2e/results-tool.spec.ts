import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { expectAccessible } from './test.ts';

const TOOL = '[data-testid="results-tool"]';
/** The worker counts changed days every minute. */
const COUNTED = { timeout: 150_000 };
const SHOPPER = 'Robin Results';

test.setTimeout(360_000);
// A test looks for a stock number that does not exist.
test.use({ expected: { words: [...STUDIO_WORDS, /status of 404/] } });

/** Stores 25 visits, 5 vehicle views and an enquiry of a new campaign, ten days ago, until they are counted. */
async function countedCampaign(): Promise<string> {
  const campaign = `results-${randomUUID().slice(0, 8)}`;
  const events = (name: string, id: number, path: string, count: number) =>
    sql(
      `insert into events (site_slug, event_id, name, path, at, source_kind, source_name, campaign)
       select 'coastline', $2, $1, $3, now() - interval '10 days', 'campaign', 'Radio', $5 from generate_series(1, $4::int)`,
      [name, id, path, count, campaign],
    );
  await events('visit', 1005, '/caravans', 25);
  await events('usedVehicleView', 4, '/cars/a-caravan', 5);
  const touch = { kind: 'campaign', name: 'Radio', campaign, at: new Date().toISOString() };
  await sql(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, created_at)
     values (gen_random_uuid(), 'coastline', gen_random_uuid(), 'enquiry', $1, '', now() - interval '10 days')`,
    [
      {
        category: 'General Enquiry',
        name: SHOPPER,
        email: 'robin@shopper.example',
        phone: '+61412345678',
        message: '',
        url: 'http://coastline.localhost/contact',
        lead_attributes: { visited_pages: [], linked_query_params: {}, visit: { first: touch, last: touch } },
      },
    ],
  );
  await expect
    .poll(
      () =>
        sql(
          `select sum(visits)::int as visits, sum(enquiries)::int as enquiries from results_days
           where dimension = 'campaign' and value = $1`,
          [campaign],
        ),
      COUNTED,
    )
    .toEqual([{ visits: 25, enquiries: 1 }]);
  return campaign;
}

async function openCampaigns(page: Page): Promise<void> {
  await openStudio(page, 'admin', '/results');
  await page.getByRole('combobox', { name: 'Site' }).selectOption('coastline');
  await page.getByRole('button', { name: '90 days' }).click();
  await page.getByRole('combobox', { name: 'List by' }).selectOption('campaign');
}

test('shows the funnel of one campaign, and opens the rows of each figure by keyboard', async ({ page }) => {
  const campaign = await countedCampaign();
  await openCampaigns(page);
  const table = page.getByRole('table', { name: 'Results by campaign' });
  await table.getByRole('button', { name: campaign, exact: true }).click();
  const funnel = page.getByRole('list', { name: 'From visit to sale' });
  await expect(funnel.getByRole('button', { name: 'Visits: 25' })).toBeVisible();
  await expect(funnel.getByRole('listitem').filter({ hasText: 'Enquiries' })).toContainText('4.0% of visits');
  await expect(funnel.getByRole('listitem').filter({ hasText: 'Used car views' })).toContainText(
    '0.2 per visit',
  );
  await expectAccessible(page, TOOL);

  const dialog = page.getByRole('dialog');
  await funnel.getByRole('button', { name: 'Visits: 25' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { name: '/caravans 25' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await funnel.getByRole('button', { name: 'Enquiries: 1' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: SHOPPER })).toContainText('Radio (Campaign');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Remove the filter Campaign/ }).click();
  await expect(table).toBeVisible();
});

test('exports a breakdown as CSV', async ({ page }) => {
  const campaign = await countedCampaign();
  await openCampaigns(page);
  await expect(page.getByRole('table', { name: 'Results by campaign' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.find((row) => row['Campaign'] === campaign)).toMatchObject({
    Visits: '25',
    'Used car views': '5',
    Enquiries: '1',
    'Visits before': '0',
  });
});

test('records the sale of a vehicle by its stock number, and removes it', async ({ page }) => {
  const [vehicle] = await sql(
    `select id, stocknum from cars where dealership_id like 'coastline%' and status = 'in_stock' and retired_at is null
     and not exists (select from vehicle_sales s where s.car_id = cars.id) order by md5(slug) desc limit 1`,
  );
  const sales = () =>
    sql(`select origin from vehicle_sales where site_slug = 'coastline' and car_id = $1`, [vehicle?.['id']]);
  await openStudio(page, 'admin', '/results');
  await page.getByRole('combobox', { name: 'Site' }).selectOption('coastline');
  await page.getByRole('button', { name: 'Record a sale' }).click();
  const dialog = page.getByRole('dialog');
  const stock = dialog.getByLabel('Stock number');
  await stock.fill('no such number');
  await dialog.getByRole('button', { name: 'Find vehicle' }).click();
  await expect(dialog.getByRole('alert')).toContainText('no vehicle with this stock number');
  await stock.fill(String(vehicle?.['stocknum']));
  await dialog.getByRole('button', { name: 'Find vehicle' }).click();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Record sale' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(sales).toEqual([{ origin: 'staff' }]);

  const counted = () =>
    sql(
      `select coalesce(sum(sales), 0)::int as sales from results_days
       where site_slug = 'coastline' and dimension = 'total' and day > current_date - 2`,
    );
  await expect.poll(async () => Number((await counted())[0]?.['sales']), COUNTED).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('combobox', { name: 'Site' }).selectOption('coastline');
  await page.getByRole('button', { name: /^Sales: / }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: `Stock ${vehicle?.['stocknum']}` });
  await expect(row).toContainText('Entered by staff');
  await row.getByRole('button', { name: /^Remove the sale/ }).click();
  await expect.poll(sales).toEqual([]);
});

test('fits a phone, where the table scrolls by itself', async ({ page }) => {
  await openStudio(page, 'admin', '/results');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tab', { name: 'Speed' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'From visit to sale' })).toBeVisible({ timeout: 150_000 });
  const report = page.locator(TOOL).getByRole('region', { name: 'Results', exact: true });
  const fits = () => report.evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(await fits()).toBe(true);
  await expectAccessible(page, TOOL);
  await page.getByRole('tab', { name: 'Speed' }).click();
  await expect(page.getByRole('combobox', { name: 'Device' })).toBeVisible();
  expect(await fits()).toBe(true);
});
