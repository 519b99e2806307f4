import { addCar, removeOwnCars } from './own-cars.ts';
import { sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { expect, expectAccessible, siteUrl, test } from './test.ts';

const CARAVAN = {
  item_type: 'caravan',
  simple_body: 'caravan',
  specifications: {
    sleeps: 4,
    body_length: 5_790,
    body_width: 2_480,
    tare_weight: 2_300,
    aggregate_trailer_mass: 2_900,
    gross_trailer_mass: 2_720,
    ball_weight: 180,
    double_beds: 1,
    bunk_beds: 2,
    awning: 'Roll-out, 4.2 m',
    annexe: 'Y',
  },
} as const;

test.afterEach(removeOwnCars);

for (const width of [390, 1440])
  test(`a caravan shows its weights, beds, awning and annexe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const caravan = await addCar('coastline', CARAVAN);
    await page.goto(siteUrl('coastline', `/cars/${caravan.slug}`));
    const weights = page.getByRole('region', { name: 'Weights and towing' });
    for (const [name, value] of [
      ['Payload', '600 kg'],
      ['Tare', '2,300 kg'],
      ['ATM', '2,900 kg'],
      ['GTM', '2,720 kg'],
      ['Ball weight', '180 kg'],
    ] as const)
      await expect(
        weights
          .locator('[data-weights] > div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('dd')
          .first(),
      ).toHaveText(value);
    const layout = page.getByRole('region', { name: 'Layout and sleeping' });
    await expect(layout.getByRole('img', { name: 'Beds: 1 double bed, 2 bunks' })).toBeVisible();
    await expect(layout).toContainText('Roll-out, 4.2 m');
    await expect(layout).toContainText('AnnexeIncluded');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(page);
  });

test('a typed tow vehicle gets a verdict with its calculation, which other caravans remember', async ({
  page,
}) => {
  const caravan = await addCar('coastline', CARAVAN);
  await page.goto(siteUrl('coastline', `/cars/${caravan.slug}`));
  const weights = page.getByRole('region', { name: 'Weights and towing' });
  const verdict = weights.getByRole('status');
  const capacity = weights.getByLabel('Braked towing capacity (kg)');
  await expect(weights).toContainText("Check your vehicle's plate");
  await capacity.scrollIntoViewIfNeeded();
  await capacity.fill('3500');
  await expect(verdict).toContainText('Within your towing capacity when fully loaded');
  await expect(verdict).toContainText('Towing capacity 3,500 kg less ATM 2,900 kg: 600 kg to spare');
  await capacity.fill('2500');
  await expect(verdict).toContainText('Within your towing capacity with up to 200 kg of load');
  await capacity.fill('2000');
  await expect(verdict).toContainText("Above your vehicle's limits");
  await capacity.fill('12');
  await expect(weights.getByText('Enter a number from 300 kg to 12,000 kg.')).toBeVisible();
  await capacity.fill('3500');
  await weights.getByLabel(/Tow ball limit/).fill('200');
  await expect(verdict).toContainText(
    'Ball limit 200 kg less ball weight 290 kg (10% of 2,900 kg): 90 kg too heavy',
  );
  await expectAccessible(page);
  await page.reload();
  await capacity.scrollIntoViewIfNeeded();
  await expect(capacity).toHaveValue('3500');
  await expect(verdict).toContainText("Above your vehicle's limits");
});

test('a vehicle of the garage fills in the towing limits', async ({ page, context }) => {
  const caravan = await addCar('harbour', CARAVAN);
  const shopper = await signedIn(context, 'harbour');
  await sql(
    `insert into own_vehicles (site_slug, user_id, rego, rego_state, description, braked_towing, ball_limit)
     values ('harbour', $1, '123ABC', 'QLD', '2021 Ford Ranger', 3500, 350)`,
    [shopper.userId],
  );
  await page.goto(siteUrl('harbour', `/cars/${caravan.slug}`));
  const weights = page.getByRole('region', { name: 'Weights and towing' });
  const button = weights.getByRole('button', { name: 'Use a vehicle from my garage' });
  await button.scrollIntoViewIfNeeded();
  await expect(async () => {
    await button.click();
    await weights.getByRole('button', { name: '2021 Ford Ranger' }).click({ timeout: 1_000 });
  }).toPass();
  await expect(weights.getByLabel('Braked towing capacity (kg)')).toHaveValue('3500');
  await expect(weights.getByRole('status')).toContainText('Within your limits when fully loaded');
});
