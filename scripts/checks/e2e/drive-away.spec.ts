import type { Page } from '@playwright/test';
import { sql } from './reserving.ts';
import { clientOf } from './studio.ts';
import { askSite, drawWhatIsFar, expect, expectAccessible, siteUrl, test } from './test.ts';

const section = (page: Page) => page.locator('#drive-away');
const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** Returns the path of one of Harbour's vehicles in Queensland by its price label; `nth` gives another. */
async function vehicleWith(priceType: string, condition = 'true', nth = 0): Promise<string> {
  const rows = await sql(
    `select slug from cars
     where dealership_id like 'harbour%' and show_on_dealer_website and retired_at is null and status = 'in_stock'
       and record->>'state' = 'QLD' and record->>'price_type' = $1 and (record->>'price')::float > 1000
       and record->>'offer_price' is null and ${condition}
     order by slug offset $2 limit 1`,
    [priceType, nth],
  );
  expect(rows, priceType).toHaveLength(1);
  return `/cars/${String(rows[0]?.slug)}`;
}

const WITHOUT_CHARGES = 'Excl. Govt. Charges';
const CAR = `record->>'simple_body' in ('suv', 'sedan', 'hatch', 'wagon')`;

// Without the script, the form opens a page, whose status is 400 for an empty postcode.
test.use({ expected: { words: [/status of 400/] } });

/** Opens a vehicle's page and waits for the script by submitting an empty postcode. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(siteUrl('harbour', path));
    await drawWhatIsFar(page);
    await section(page).scrollIntoViewIfNeeded();
    await enter(page, '');
    await expect(section(page).getByRole('alert')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Expects the rows to sum to the total that is shown. */
async function expectSum(page: Page): Promise<void> {
  const values = await section(page).locator('dd').allTextContents();
  const sum = values.reduce((total, text) => total + dollars(text), 0);
  expect(values).toHaveLength(5);
  expect(sum).toBe(dollars((await section(page).locator('[data-total]').textContent()) ?? ''));
}

const enter = async (page: Page, postcode: string) => {
  await section(page).getByLabel('Your postcode').fill(postcode);
  await section(page).getByRole('button', { name: 'Update price' }).click();
};

test('shows the price with the charges of the vehicle’s state, and then of the shopper’s', async ({
  page,
}) => {
  await open(page, await vehicleWith(WITHOUT_CHARGES, CAR));
  await expect(section(page).getByText('Drive away in QLD')).toBeVisible();
  await expectSum(page);
  await expectAccessible(page);
  await enter(page, '2000');
  await expect(section(page).getByText('Drive away in NSW')).toBeVisible();
  await expectSum(page);
  await enter(page, '4380');
  await expect(section(page).getByText('Postcode 4380 is also in NSW.')).toBeVisible();
});

test('remembers the postcode for the next vehicle', async ({ page }) => {
  await open(page, await vehicleWith(WITHOUT_CHARGES, CAR));
  await enter(page, '3000');
  await expect(section(page).getByText('Drive away in VIC')).toBeVisible();
  await open(page, await vehicleWith(WITHOUT_CHARGES, CAR, 1));
  await expect(section(page).getByText('Drive away in VIC')).toBeVisible();
  await expectSum(page);
});

test('shows no figure in a state whose rates nobody has confirmed', async ({ page }) => {
  await open(page, await vehicleWith(WITHOUT_CHARGES, CAR));
  await enter(page, '2600');
  await expect(
    section(page).getByText("We can't show the government charges in ACT right now."),
  ).toBeVisible();
  await expect(section(page).locator('[data-total]')).toHaveText('');
  await expect(section(page).locator('dd')).toHaveCount(0);
});

test.describe('wrong answers', () => {
  test.use({ expected: { words: [/status of 400|status of 503|ERR_FAILED/] } });

  test('explains a postcode that does not exist, and a failure', async ({ page }) => {
    await open(page, await vehicleWith(WITHOUT_CHARGES, CAR));
    const before = await section(page).locator('[data-total]').textContent();
    await enter(page, '40');
    await expect(section(page).getByRole('alert')).toHaveText('Enter an Australian postcode, such as 4000.');
    await expect(section(page).getByLabel('Your postcode')).toBeFocused();
    await enter(page, '9998');
    await expect(section(page).locator('output')).toHaveText('Enter an Australian postcode, such as 4000.');
    await page.route('**/api/drive-away**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await enter(page, '2000');
    await expect(section(page).locator('output')).toContainText('We could not work out the price just now.');
    await expect(section(page).locator('[data-total]')).toHaveText(before ?? '');
  });
});

test('marks the rates that nobody compared with their source as examples', async ({ page }) => {
  await open(page, await vehicleWith(WITHOUT_CHARGES, CAR));
  await expect(section(page).locator('[data-total]')).toContainText('(example)');
  await expect(section(page).getByText('Transfer and plates, example')).toBeVisible();
  await expect(section(page).locator('[data-note]')).toContainText('Example rates for the demo');
});

test('does not increase a price that is already drive away', async ({ page }) => {
  const path = await vehicleWith('Drive Away', CAR);
  await open(page, path);
  await expect(section(page).getByText('Nothing is added to it.')).toBeVisible();
  const total = await section(page).locator('[data-total]').textContent();
  expect(total).toBe(await page.locator('main .price-line > span').first().textContent());
  await enter(page, '6000');
  await expect(section(page).getByText('Please ask us for the price in WA.')).toBeVisible();
  await expect(section(page).locator('[data-total]')).toHaveText(total ?? '');
});

test('answers a form without scripts on a page of its own', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('harbour', await vehicleWith(WITHOUT_CHARGES, CAR)));
  await enter(page, '5000');
  await expect(page.getByRole('heading', { name: 'Drive-away price' })).toBeVisible();
  await expect(page.getByText(/^Drive away in SA: \$[\d,]+ \(example\)\. Price: /)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('the API refuses bad input, and sites without the setting', async () => {
  const slug = (await vehicleWith(WITHOUT_CHARGES, CAR)).slice('/cars/'.length);
  const status = async (site: string, query: string) =>
    (await askSite(site, `/api/drive-away${query}`)).status;
  expect(await status('harbour', `?vehicle=${slug}&postcode=4000`)).toBe(200);
  expect(await status('harbour', `?vehicle=${slug}`)).toBe(400);
  expect(await status('harbour', '?vehicle=nothing&postcode=4000')).toBe(404);
  expect(await status('harbour', '?postcode=4000')).toBe(404);
  expect(await status('northside', `?vehicle=${slug}&postcode=4000`)).toBe(404);
});

test('an expired table shows no figure until an administrator replaces it', async () => {
  const admin = await clientOf('admin');
  const slug = (await vehicleWith(WITHOUT_CHARGES, CAR)).slice('/cars/'.length);
  const total = async () => {
    const { body } = await askSite('harbour', `/api/drive-away?vehicle=${slug}&postcode=6000`);
    return (JSON.parse(body) as { total: string }).total;
  };
  expect(await total()).toMatch(/^\$/);
  try {
    await admin.patch('chargeTable-wa-transfer').set({ effectiveUntil: '2026-08-31' }).commit();
    await expect.poll(total).toBe('');
  } finally {
    await admin.patch('chargeTable-wa-transfer').unset(['effectiveUntil']).commit();
  }
  await expect.poll(total).toMatch(/^\$/);
});
