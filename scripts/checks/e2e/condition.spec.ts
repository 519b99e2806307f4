import type { Page } from '@playwright/test';
import { sql } from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

async function slugOf(stocknum: string): Promise<string> {
  const [car] = await sql('select slug from cars where stocknum = $1 and retired_at is null', [stocknum]);
  return String(car?.slug);
}

/** Waits until the worker has asked both registers about a vehicle. */
async function checkedSlug(stocknum: string): Promise<string> {
  const results = async () =>
    (
      await sql(
        `select register from vehicle_checks join cars on cars.id = car_id
         where stocknum = $1 and result is not null order by register`,
        [stocknum],
      )
    ).map(({ register }) => register);
  await expect.poll(results, { timeout: 60_000 }).toEqual(['ppsr', 'recalls']);
  return slugOf(stocknum);
}

const condition = (page: Page) => page.locator('#condition');
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('an inspected car shows marks, tyres, services and dated certificates', async ({ page }) => {
      await page.goto(siteUrl('harbour', `/cars/${await checkedSlug('H10735')}`));
      const section = condition(page);
      await expect(section.getByText('Inspected on 12 Nov 2026 by Harbour workshop, Burleigh')).toBeVisible();
      await expect(section.getByText('Scratch: 4 cm on the driver’s door, polished')).toBeVisible();
      await expect(section.getByRole('row', { name: 'Front left 5.8 mm 8 mm' })).toBeVisible();
      await expect(section.getByText('20 Apr 2026 · 19,700 km')).toBeVisible();
      await expect(section.getByText('No security interest registered')).toBeVisible();
      await expect(section.getByText(/^Checked on \d{1,2} \w{3} \d{4}, certificate \d+$/)).toBeVisible();
      await expectAccessible(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    test('an open recall blocks reserving and says why', async ({ page }) => {
      const slug = await checkedSlug('V10700');
      await page.goto(siteUrl('valuecars', `/cars/${slug}`));
      const notice = page.getByRole('region', { name: 'Safety recall' });
      await expect(
        notice.getByText(
          'This car has an open safety recall. You can reserve it once the recall work is done.',
        ),
      ).toBeVisible();
      // Cards of similar cars have a Reserve button of their own.
      await expect(page.locator(`a[href*="/cars/${slug}/buy-online"]`)).toHaveCount(0);
      await notice.getByRole('link', { name: 'See the recall' }).click();
      await expect(condition(page).getByText(/^Open: .+ \(REC-\d+\)$/)).toBeVisible();
      await page.goto(siteUrl('valuecars', `/cars/${slug}/buy-online`));
      await expect(page.getByRole('heading', { name: "This car can't be reserved yet" })).toBeVisible();
      await expectAccessible(page);
    });

    test('the warranty of an inspected car is stated in the panel of its price', async ({ page }) => {
      await page.goto(siteUrl('harbour', `/cars/${await slugOf('H10735')}`));
      const panel = page.getByRole('region', { name: 'Interested in this vehicle?' }).locator('xpath=..');
      await expect(panel.getByText('The rest of Mazda’s five-year warranty')).toBeVisible();
    });

    test('the rating of the place is near the price and leads to its reviews', async ({ page }) => {
      await page.goto(siteUrl('harbour', `/cars/${await slugOf('H10756')}`));
      const reviews = page.getByRole('link', { name: /^[\d,]+ reviews?$/ });
      await expect(reviews).toBeVisible();
      await reviews.click();
      await expect(page).toHaveURL(/\/locations\/[^/]+#reviews$/);
      await expect(page.locator('#reviews')).toBeVisible();
    });
  });
}

test('a car without an inspection has no condition section of its own', async () => {
  const [car] = await sql(
    `select slug from cars where dealership_id = 'northside-mazda' and status = 'in_stock'
       and show_on_dealer_website and retired_at is null order by slug limit 1`,
  );
  const { body } = await askSite('northside', `/cars/${car?.slug}`);
  expect(body).not.toContain('id="condition"');
});
