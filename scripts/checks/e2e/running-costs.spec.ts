import { SIGNATURE_HEADER, sign } from '@forecourt/lib/inventory/stock/signature';
import type { Page, Request } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { lake } from './content.ts';
import { sampleOf } from './length.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const { secrets } = settingsFromEnvironment();

interface Row {
  id: string;
  slug: string;
  record: {
    variant: { fuelconsumptioncombined: number | null } | null;
    images: unknown[];
    updated_at: string;
  };
}

/** Returns a car for sale of a dealership by condition; `nth` gives each test a different one. */
async function carOf(dealership: string, condition: string, nth = 0): Promise<Row> {
  const rows = await sql(
    `select id, slug, record from cars
     where dealership_id = $1 and show_on_dealer_website and retired_at is null and status = 'in_stock'
       and not (record->>'reserved')::boolean and ${condition}
     order by slug offset $2 limit 1`,
    [dealership, nth],
  );
  expect(rows, `a car of ${dealership} with ${condition}`).toHaveLength(1);
  return rows[0] as unknown as Row;
}

const FUEL = (name: string) => `record->>'simple_fuel' ilike '${name}'`;

const section = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

/** Changes a car's record and notifies the storefront, like an import. */
async function changeCar(
  { id, slug }: Row,
  dealershipId: string,
  fields: object,
  site: string,
): Promise<void> {
  await sql(
    `update cars set record = record || $2::jsonb, status = coalesce($2::jsonb->>'status', status) where id = $1`,
    [id, JSON.stringify(fields)],
  );
  const body = JSON.stringify({ changes: [{ id, slug, dealershipId }] });
  const { status } = await askSite(site, '/api/stock/changed', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(body, secrets.stockWebhookSecret, Date.now() / 1000),
    },
    body,
  });
  expect(status).toBe(200);
}

const PLACES = [
  { site: 'harbour', dealership: 'harbour-brisbane', price: 1.7 },
  { site: 'northside', dealership: 'northside-mazda', price: 1.7 },
  { site: 'valuecars', dealership: 'value-cars', price: 1.84 },
] as const;

for (const { site, dealership, price } of sampleOf(PLACES))
  test(`the fuel calculator of ${site} uses the car's consumption and the typed values`, {
    tag: rows('VDP-28 FUEL-01..02 FUEL-04 FUEL-06..08 OPEN-085'),
  }, async ({ page }) => {
    const car = await carOf(
      dealership,
      `${FUEL('petrol')} and (record->'variant'->>'fuelconsumptioncombined')::numeric > 0`,
    );
    const litres = car.record.variant?.fuelconsumptioncombined ?? 0;
    await page.goto(siteUrl(site, `/cars/${car.slug}`));
    const fuel = section(page, 'Fuel calculator');
    await fuel.scrollIntoViewIfNeeded();
    const [priceField, distance] = [
      fuel.getByLabel('Fuel price per litre'),
      fuel.getByLabel('Distance per week'),
    ];
    const result = fuel.locator('p', { hasText: 'Estimated weekly fuel cost' }).locator('output');
    const dollars = (km: number, each: number) =>
      `$${(Math.round(Number((km * litres * each).toPrecision(12))) / 100).toFixed(2)}`;
    await test.step('VDP-28 OPEN-085 the page shows the fuel calculator', async () => {
      await expect(fuel.getByRole('heading', { name: 'Fuel calculator' })).toBeVisible();
      await expect(result).toBeVisible();
    });
    await test.step('FUEL-01 FUEL-02 the price and 250 kms are filled in', async () => {
      await expect(priceField).toHaveValue(`$${price.toFixed(2)}`);
      await expect(distance).toHaveValue('250 kms');
    });
    await test.step('FUEL-04 the result is distance by consumption by price', async () => {
      await expect(result).toHaveText(dollars(250, price));
      await expect(fuel).toContainText(`Based on this vehicle's combined consumption of ${litres} L/100 km.`);
    });

    await test.step('FUEL-06 a typed dollar sign is ignored', () =>
      expect(async () => {
        await priceField.fill('$2.00');
        await expect(result).toHaveText(dollars(250, 2), { timeout: 500 });
      }).toPass());
    await test.step('FUEL-07 FUEL-08 a typed comma and kms are ignored', async () => {
      // The last two zeros are full-width digits.
      await distance.fill('1,0００ kms');
      await expect(result).toHaveText(
        `$${((1_000 / 100) * litres * 2).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`,
      );
    });

    await distance.fill('a lot');
    await expect(fuel.getByText('Enter a distance in kilometres, such as 250.')).toBeVisible();
    await expect(distance).toHaveAttribute('aria-invalid', 'true');
    await expect(distance).toHaveAccessibleDescription('Enter a distance in kilometres, such as 250.');
    await expect(distance).toHaveValue('a lot');
    await expect(result).toHaveText('–');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
    await distance.fill('100');
    await expect(fuel.getByText('Enter a distance in kilometres, such as 250.')).toBeHidden();
    await expect(result).toHaveText(dollars(100, 2));
  });

test("shows the fuel calculator depending on drivetrain and the site's setting", {
  tag: ['@FUEL-03', '@FUEL-05', '@OPEN-086'],
}, async ({ page }) => {
  const [unknown, hybrid, electric] = await Promise.all([
    carOf('harbour-brisbane', FUEL('petrol'), 1),
    carOf('harbour-brisbane', FUEL('%hybrid%')),
    carOf('harbour-brisbane', FUEL('electric')),
  ]);
  const { variant } = unknown.record;
  try {
    await changeCar(unknown, 'harbour-brisbane', { variant: null }, 'harbour');
    await page.goto(siteUrl('harbour', `/cars/${unknown.slug}`));
    await test.step('FUEL-03 a car without consumption is calculated with 10 L/100 km', async () => {
      await expect(section(page, 'Fuel calculator').locator('output')).toHaveText('$42.50');
      await expect(section(page, 'Fuel calculator')).toContainText('Based on 10 L/100 km');
    });
  } finally {
    await changeCar(unknown, 'harbour-brisbane', { variant }, 'harbour');
  }
  await page.goto(siteUrl('harbour', `/cars/${hybrid.slug}`));
  await test.step('OPEN-086 a hybrid has the fuel calculator', () =>
    expect(section(page, 'Fuel calculator')).toBeVisible());

  await page.goto(siteUrl('harbour', `/cars/${electric.slug}`));
  const charging = section(page, 'Charging cost');
  await test.step('FUEL-05 an electric car has the charging cost instead', async () => {
    await expect(charging.locator('output')).toHaveText('$13.50');
    await expect(page.getByRole('heading', { name: 'Fuel calculator' })).toHaveCount(0);
  });
  await charging.scrollIntoViewIfNeeded();
  await expect(async () => {
    await charging.getByLabel('kWh per 100 km').fill('15');
    await expect(charging.locator('output')).toHaveText('$11.25', { timeout: 500 });
  }).toPass();

  const mazda = await carOf('northside-mazda', FUEL('petrol'), 1);
  const body = async () => (await askSite('northside', `/cars/${mazda.slug}`)).body;
  try {
    await lake.patch('site-northside').set({ 'settings.fuelPrice': 2.05 }).commit();
    await expect.poll(body).toContain('$2.05');
    await lake.patch('siteFeatures-northside').set({ fuelCalculatorEnabled: false }).commit();
    await expect.poll(body).not.toContain('Fuel calculator');
  } finally {
    await lake.patch('site-northside').unset(['settings.fuelPrice']).commit();
    await lake.patch('siteFeatures-northside').unset(['fuelCalculatorEnabled']).commit();
  }
  await expect.poll(body).toContain('Fuel calculator');
});

test.describe('delivery', () => {
  test.use({ expected: { words: [/status of (?:400|404|503)|ERR_FAILED/] } });

  test('estimates the delivery price for a postcode', {
    tag: rows('VDP-29 DELIV-01..05 OPEN-001 OPEN-084'),
  }, async ({ page, browser }) => {
    const car = await carOf('value-cars', FUEL('petrol'), 2);
    const delivery = section(page, 'Delivery');
    const [postcode, answer] = [delivery.getByLabel('Postcode'), delivery.locator('output')];
    const ask = async (text: string) => {
      await postcode.fill(text);
      await delivery.getByRole('button', { name: 'Get estimate' }).click();
    };
    await test.step('VDP-29 DELIV-01 an empty postcode shows an error', async () => {
      // Before hydration the form opens a separate page.
      await expect(async () => {
        await page.goto(siteUrl('valuecars', `/cars/${car.slug}`));
        await delivery.scrollIntoViewIfNeeded();
        await ask('');
        await expect(delivery.getByText('Please enter a postcode.')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(postcode).toBeFocused();
      await ask('50');
      await expect(delivery.getByText('Please enter a postcode.')).toBeVisible();
      await expect(postcode).toHaveValue('50');
    });
    await test.step('VDP-29 DELIV-03 DELIV-04 DELIV-05 OPEN-084 a known postcode shows region and price', async () => {
      await ask(' ５０００ ');
      await expect(answer).toHaveText('Delivery to Adelaide: Free (estimate)');
      await expect(delivery.getByText('Please enter a postcode.')).toBeHidden();
      await ask('0812');
      await expect(answer).toHaveText('Delivery to Darwin: $1,890 (estimate)');
    });
    await test.step('DELIV-02 an unknown location shows that there is no estimate', async () => {
      await ask('6000');
      await expect(answer).toHaveText(
        "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
      );
    });
    await expectAccessible(page);

    const failureWords =
      'We could not get an estimate just now. Please try again in a moment, or give us a call.';
    for (const fault of [
      { status: 503, body: '{}' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"name":"","price":"x"}' },
      null,
    ]) {
      await page.route('**/api/delivery-estimate**', (route) =>
        fault ? route.fulfill(fault) : route.abort(),
      );
      // Waits for the request, because the previous message may still be visible.
      const isEstimate = (request: Request) => request.url().includes('/api/delivery-estimate');
      const over = fault
        ? page.waitForEvent('requestfinished', isEstimate)
        : page.waitForEvent('requestfailed', isEstimate);
      await ask('5000');
      await over;
      await expect(answer).toHaveText(failureWords);
      await expect(postcode).toHaveValue('5000');
      await page.unroute('**/api/delivery-estimate**');
    }
    await ask('5000');
    await expect(answer).toHaveText('Delivery to Adelaide: Free (estimate)');

    const json = async (site: string, query: string) => {
      const { status, body } = await askSite(site, `/api/delivery-estimate${query}`);
      return { status, body: JSON.parse(body) as unknown };
    };
    await test.step('OPEN-001 DELIV-03 DELIV-04 DELIV-05 the API answers name and price by postcode', async () => {
      expect(await json('valuecars', '?postcode=5350')).toEqual({
        status: 200,
        body: { name: 'the Barossa and the Fleurieu', price: 120 },
      });
      expect((await json('valuecars', '?postcode=9999')).status).toBe(404);
      expect((await json('valuecars', '')).status).toBe(400);
      expect((await json('northside', '?postcode=3000')).status).toBe(404);
    });

    // An editor changes a price, and a browser without scripts gets the answer on a separate page.
    try {
      await test.step('DELIV-04 a changed price is used', async () => {
        await lake.patch('deliveryTable-valuecars').set({ 'regions[0].price': 45 }).commit();
        await expect
          .poll(() => json('valuecars', '?postcode=5000'))
          .toEqual({ status: 200, body: { name: 'Adelaide', price: 45 } });
      });
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const still = await plain.newPage();
      await still.goto(siteUrl('valuecars', `/cars/${car.slug}`));
      await section(still, 'Delivery').getByLabel('Postcode').fill('5000');
      await section(still, 'Delivery').getByRole('button', { name: 'Get estimate' }).click();
      await expect(still.getByText('Delivery to Adelaide: $45 (estimate)')).toBeVisible();
      await still.getByRole('link', { name: 'Back' }).click();
      await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
      await plain.close();
    } finally {
      await lake.patch('deliveryTable-valuecars').set({ 'regions[0].price': 0 }).commit();
    }
  });
});

const VIEW = /\/api\/cars\/[^/]+\/view\.json\?/;

test.describe('views', () => {
  test.use({ expected: { words: [/status of 500|ERR_FAILED/] } });

  test('counts a view once per visit and shows the count', {
    tag: rows('VDP-06 VDP-45..50 CAR-037 CAR-042 CAR-063 OPEN-059'),
  }, async ({ page, browser }) => {
    const car = await carOf('northside-mazda', FUEL('petrol'), 3);
    await sql(
      `insert into car_views (car_id, site, views) values ($1, 'northside', 40)
       on conflict (car_id, site) do update set views = 40`,
      [car.id],
    );
    const address = siteUrl('northside', `/cars/${car.slug}`);
    const count = page.locator('#vehicle-views');
    const viewAnswer = page.waitForResponse(VIEW);
    await page.goto(address);
    const response = await viewAnswer;
    await test.step('VDP-45 VDP-46 VDP-47 CAR-037 CAR-042 the call passes photo count, update time and site', () => {
      const { pathname, searchParams } = new URL(response.url());
      expect(pathname).toBe(`/api/cars/${car.slug}/view.json`);
      expect(Object.fromEntries(searchParams)).toEqual({
        photos_count: String(car.record.images.length),
        updated_at: car.record.updated_at,
        website_id: 'site-northside',
      });
    });
    await test.step('VDP-48 VDP-49 the answer has views and car_fields', async () => {
      expect(await response.json()).toMatchObject({
        views: 41,
        car_fields: { status: 'in_stock', reserved: false },
      });
    });
    await test.step('VDP-06 CAR-063 OPEN-059 the sidebar shows the count', async () => {
      await expect(page.getByRole('main').locator('.card').filter({ has: count })).toContainText('41 views');
      await expect(count).toHaveText('41 views');
    });
    await page.evaluate(() => document.fonts.ready);
    const place = await count.boundingBox();
    await test.step('VDP-48 a second visitor is counted, a reload is not', async () => {
      await page.reload();
      await expect(count).toHaveText('41 views');
      const another = await browser.newContext();
      const other = await another.newPage();
      await other.goto(address);
      await expect(other.locator('#vehicle-views')).toHaveText('42 views');
      await another.close();
      // Bots and prefetched pages are not counted.
      await askSite('northside', `/cars/${car.slug}`);
      await page.reload();
      await expect(count).toHaveText('42 views');
    });

    await test.step('VDP-50 OPEN-059 an answer that is not ok shows no count and changes nothing else', async () => {
      for (const fault of [
        { status: 500, body: '{"views":7}' },
        { status: 200, body: '<html>' },
        { status: 200, body: '{"views":0,"car_fields":{"status":"gone?"}}' },
        { status: 200, body: '{"views":null,"car_fields":null}' },
        null,
      ]) {
        await page.route(VIEW, (route) => (fault ? route.fulfill(fault) : route.abort()));
        const isView = (request: Request) => VIEW.test(request.url());
        const answerAsked = fault
          ? page.waitForEvent('requestfinished', isView)
          : page.waitForEvent('requestfailed', isView);
        await page.reload();
        await answerAsked;
        await expect(count).toBeEmpty();
        await expect
          .poll(async () => {
            const empty = await count.boundingBox();
            return [empty?.width, empty?.height];
          })
          .toEqual([place?.width, place?.height]);
        await expect(page.getByRole('status').filter({ hasText: /sold|reserved|price/ })).toHaveCount(0);
        await expect(page.getByRole('region', { name: 'Interested in this vehicle?' })).toBeVisible();
        await page.unroute(VIEW);
      }
    });
  });
});

test('announces price, reservation and sale on an open page', {
  tag: ['@VDP-49'],
}, async ({ page }) => {
  const car = await carOf('northside-mazda', `${FUEL('petrol')} and (record->>'price')::numeric > 10000`, 4);
  const { price, offer_price } = car.record as unknown as { price: number; offer_price: number | null };
  await page.goto(siteUrl('northside', `/cars/${car.slug}`));
  await expect(page.locator('#vehicle-views')).toHaveText(/^\d+ views?$/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const actions = page.getByRole('region', { name: 'Interested in this vehicle?' });
  const notice = page.locator('.vehicle-news');
  const change = async (fields: object, words: string) => {
    await changeCar(car, 'northside-mazda', fields, 'northside');
    await expect(async () => {
      // Simulates a visitor returning to the tab.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(notice).toContainText(words, { timeout: 1_000 });
    }).toPass();
  };
  try {
    await change({ price: 9_876, offer_price: null }, 'The price is now $9,876');
    await expect(page.getByRole('main').getByText('$9,876').first()).toBeVisible();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeEmpty();

    // The page is re-rendered with the reservation before any view count reports it.
    await page.route(VIEW, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const { car_fields, ...answer } = JSON.parse((await askSite('northside', pathname + search)).body);
      const earlierFields = { ...car_fields, price: 9_875, reserved: false };
      await route.fulfill({ json: { ...answer, car_fields: earlierFields } });
    });
    await changeCar(car, 'northside-mazda', { reserved: true }, 'northside');
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(actions.getByRole('link', { name: 'Enquire in case it becomes available' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expect(notice).toContainText('The price is now $9,875');
    await page.unroute(VIEW);

    await change({ reserved: true }, 'This car has just been reserved.');
    await expect(notice).toContainText('You can still enquire in case it becomes available.');
    await expect(actions.getByRole('link', { name: 'Enquire in case it becomes available' })).toBeVisible();
    await expect(actions.getByRole('link', { name: /Test Drive|^Reserve/ })).toHaveCount(0);

    await change({ status: 'sold' }, 'This car has just been sold.');
    await expect(page.getByRole('main')).toContainText('Unfortunately this car has been sold.');
    await expect(actions).toHaveCount(0);
    await expect(notice.getByRole('link', { name: 'See similar' })).toBeVisible();
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
  } finally {
    await changeCar(
      car,
      'northside-mazda',
      { price, offer_price, reserved: false, status: 'in_stock' },
      'northside',
    );
  }
});
