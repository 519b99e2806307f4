import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import { lake } from './content.ts';
import { mailsAbout } from './inbox.ts';
import { addCar, leaveAndRemoveOwnCars } from './own-cars.ts';
import { freeVehicle, GOOD_CARD, holdVehicle, pay, SELLERS, test, toPayment, typeCard } from './reserving.ts';
import type { SiteName } from './stock-record.ts';
import { expect, siteUrl } from './test.ts';

const RULE = 'nsw-warranty-caravan-ask-2014';
const CONFIRMATION = `lawConfirmation-${RULE}`;

const rightsOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your rights' }) });
const factOf = (page: Page, label: string) =>
  rightsOf(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

async function open(page: Page, site: SiteName, facts: Partial<VehicleInput>): Promise<void> {
  const { slug } = await addCar(site, { car_type: 'used', simple_body: 'suv', price: 25_000, ...facts });
  await page.goto(siteUrl(site, `/cars/${slug}`));
}

test.afterEach(leaveAndRemoveOwnCars);

test.describe('a vehicle page', () => {
  test('states warranty and cooling-off right of a used car in Queensland', async ({ page }) => {
    await open(page, 'harbour', { location_id: 'harbour-albion', build_date: '2022-03', km: 40_000 });
    await expect(factOf(page, 'Statutory warranty')).toHaveText(
      '3 months or 5,000 km, whichever comes first',
    );
    await expect(factOf(page, 'Cooling-off period')).toContainText('1 business day');
    await expect(rightsOf(page)).toContainText(
      'The consumer guarantees of the Australian Consumer Law apply',
    );
    await expect(
      rightsOf(page).getByRole('link', { name: /^Queensland Government: guarantees/ }),
    ).toBeVisible();
  });

  test('is printed with the same rights', async ({ page }) => {
    const { slug } = await addCar('harbour', {
      car_type: 'used',
      simple_body: 'suv',
      price: 25_000,
      location_id: 'harbour-albion',
      build_date: '2022-03',
      km: 40_000,
    });
    await page.goto(siteUrl('harbour', `/print?car_id=${slug}`));
    const rights = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Your rights' }) });
    await expect(rights).toContainText('3 months or 5,000 km, whichever comes first');
    await expect(rights).toContainText('1 business day');
  });

  test('states the shorter warranty of an older car', async ({ page }) => {
    await open(page, 'harbour', { location_id: 'harbour-albion', build_date: '2010-03', km: 90_000 });
    await expect(factOf(page, 'Statutory warranty')).toHaveText('1 month or 1,000 km, whichever comes first');
  });

  test('says plainly that a vehicle is not covered', async ({ page }) => {
    await open(page, 'northside', { location_id: 'northside-preston', build_date: '2022-03', km: 170_000 });
    await expect(factOf(page, 'Statutory warranty')).toHaveText(/^Not covered/);
    await expect(factOf(page, 'Cooling-off period')).toContainText('3 business days');
  });

  test('shows a rule without a read source only once an administrator confirmed it', async ({ page }) => {
    await open(page, 'coastline', { location_id: 'coastline-heatherbrae', item_type: 'caravan' });
    await expect(factOf(page, 'Dealer licence number')).toBeVisible();
    await expect(factOf(page, 'Statutory warranty')).toHaveCount(0);
    try {
      await lake.createOrReplace({
        _id: CONFIRMATION,
        _type: 'lawConfirmation',
        rule: RULE,
        source: 'https://legislation.nsw.gov.au/',
        confirmedBy: 'Robin Lee',
        confirmedOn: '2026-11-01',
      });
      await expect(async () => {
        await page.reload();
        await expect(factOf(page, 'Statutory warranty')).toHaveText(/^Ask the dealer/, { timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
    } finally {
      await lake.delete(CONFIRMATION);
    }
  });
});

test('the receipt and its mail state the law on the reserved vehicle', async ({ page }) => {
  test.setTimeout(120_000);
  const [harbour] = SELLERS;
  const vehicle = await freeVehicle(harbour, ({ condition }) => condition === 'used');
  const shopper = await holdVehicle(page, harbour, vehicle);
  await toPayment(page);
  await typeCard(page, GOOD_CARD);
  await pay(page);
  await expect(page.getByRole('heading', { level: 1, name: 'The car is reserved for you' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(factOf(page, 'Cooling-off period')).toBeVisible();
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ text }) => text).join('\n'), {
      timeout: 20_000,
    })
    .toContain('Cooling-off period');
});
