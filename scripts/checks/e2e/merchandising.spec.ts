import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import { parse } from 'csv-parse/sync';
import { SAMPLES } from './fuzz/samples.ts';
import { newShopper } from './inbox.ts';
import { leadRow } from './leads-inbox.ts';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

const TOOL = '[data-testid="merchandising-tool"]';
const ANSWERS = '**/api/back-office/merchandising';
const SITE = 'harbour';
const PHONE = { width: 390, height: 844 };

test.setTimeout(240_000);
test.use({ expected: { words: [...STUDIO_WORDS, /ERR_FAILED/] } });

/** A vehicle for sale that nobody has reserved. */
async function vehicleForSale(): Promise<{ id: string; slug: string; stocknum: string }> {
  const [vehicle] = await sql(
    `select id, slug, stocknum from cars
     where dealership_id = 'harbour-gold-coast' and status = 'in_stock' and retired_at is null and show_on_dealer_website
       and not exists (select from reservations where car_id = cars.id)
     order by id desc limit 1`,
  );
  if (!vehicle) throw new Error('no vehicle is for sale');
  return { id: String(vehicle['id']), slug: String(vehicle['slug']), stocknum: String(vehicle['stocknum']) };
}

test('lists vehicles by money at risk, with a step that leads to where it is done', async ({ page }) => {
  const vehicle = await vehicleForSale();
  const sample = SAMPLES['/api/leads'] as { values: Record<string, unknown> };
  const { status } = await askSite(SITE, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...sample,
      [TRAP]: '',
      token: randomUUID(),
      car: vehicle.slug,
      values: { ...sample.values, email: newShopper().email },
    }),
  });
  expect(status).toBe(201);
  await sql(
    `insert into car_view_days (site, car_id, day, views) values ($1, $2, current_date - 3, 1234)
     on conflict (site, car_id, day) do update set views = 1234`,
    [SITE, vehicle.id],
  );

  await page.route(ANSWERS, (route) => route.abort());
  await openStudio(page, 'editor', '/merchandising');
  const tool = page.locator(TOOL);
  await expect(tool.getByRole('heading', { name: 'The storefront is not responding' })).toBeVisible();
  await page.unroute(ANSWERS);
  await tool.getByRole('button', { name: 'Try again' }).click();
  await tool.getByRole('combobox', { name: 'Site' }).selectOption(SITE);

  const list = tool.getByRole('list', { name: 'Vehicles' });
  await expect(list.getByRole('listitem').first()).toContainText(/\$[\d,]+\s*at risk/);
  await expect(tool.getByRole('definition').first()).toHaveText(/^[1-9][\d,]*$/);
  await expectAccessible(page, TOOL);

  await tool.getByRole('combobox', { name: 'Suggested step' }).selectOption('answer');
  const row = list.getByRole('listitem').filter({ hasText: `Stock ${vehicle.stocknum} ·` });
  await expect(row).toContainText(/1,2\d\d/);
  const step = row.getByRole('link', { name: /^Answer \d+ open enquir/ });

  const downloading = page.waitForEvent('download');
  await tool.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const rows = parse<Record<string, string>>(file, { bom: true, columns: true });
  expect(rows.find((line) => line['Stock number'] === vehicle.stocknum)?.['Suggested step']).toMatch(
    /^Answer \d+ open enquir/,
  );

  await step.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toHaveValue(vehicle.stocknum);
  await expect(leadRow(page, '').first()).toBeVisible();
});

test('filters by place and make fit on a phone', async ({ page }) => {
  await openStudio(page, 'coastlinesales', '/merchandising');
  await page.setViewportSize(PHONE);
  const tool = page.locator(TOOL);
  const list = tool.getByRole('list', { name: 'Vehicles' });
  await expect(list.getByRole('listitem').first()).toBeVisible({ timeout: 45_000 });
  const make = tool.getByRole('combobox', { name: 'Make' });
  const [, first = ''] = await make
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await make.selectOption(first);
  await expect(list.getByRole('link', { name: new RegExp(first, 'i') }).first()).toBeVisible();
  const region = tool.getByRole('region', { name: 'Merchandising' });
  await expect
    .poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  await tool.getByText('How money at risk is calculated').click();
  await expect(tool.getByText(/^Similar vehicles are those of your own stock/)).toBeVisible();
  await expectAccessible(page, TOOL);
});
