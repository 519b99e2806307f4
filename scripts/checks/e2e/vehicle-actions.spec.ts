import type { Page } from '@playwright/test';
import { mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
import { sampleOf } from './length.ts';
import { sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { expect, expectAccessible, SITES, siteUrl, test } from './test.ts';

const MAIL = { timeout: 30_000 };
const DEALERSHIP = {
  harbour: 'harbour-brisbane',
  northside: 'northside-mazda',
  valuecars: 'value-cars',
} as const;
const [HOUR, DAY] = [3_600, 86_400];

test('View Details opens the vehicle page', { tag: ['@CARD-14'] }, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/search'));
  const card = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: `View Details: ${title}` }).click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('Explore Vehicle opens the vehicle page', { tag: ['@CARD-22'] }, async ({ page }) => {
  await page.goto(siteUrl('northside', '/search'));
  await page
    .getByRole('link', { name: /^Explore Vehicle:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cars\//);
});

async function financeButton(page: Page, site: string, label: string) {
  await page.goto(siteUrl(site, '/search'));
  const link = page.getByRole('link', { name: new RegExp(`^${label}:`) }).first();
  const title = ((await link.getAttribute('aria-label')) ?? '').replace(`${label}: `, '');
  return { link, title };
}

async function sendFinanceForm(page: Page, site: string, title: string): Promise<void> {
  const { searchParams, hash } = new URL(page.url());
  const [row] = await sql(
    `select record, record->'images'->0->'image'->>'url' as photo from cars where id = $1`,
    [searchParams.get('car_id')],
  );
  const { dealership_slug, price, offer_price, car_type, vin } = (row?.['record'] ?? {}) as Record<
    string,
    unknown
  >;
  await test.step('ROUTE-49 ROUTE-50 ROUTE-51 ROUTE-52 ROUTE-53 the link carries the facts of the car', () => {
    expect(searchParams.get('preferredDealership')).toBe(dealership_slug);
    expect([String(price), String(offer_price)]).toContain(searchParams.get('vehiclePriceBudget'));
    expect(searchParams.get('car_type')).toBe(car_type);
    expect(searchParams.get('vin')).toBe(vin);
  });
  await test.step('ROUTE-54 the finance link ends with #finance-form', () =>
    expect(hash).toBe('#finance-form'));
  const form = page.locator('#finance-form');
  const summary = form.getByRole('article');
  await test.step('FINPAGE-01 FINPAGE-02 FINPAGE-03 the form has a summary card with image and name', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Finance for the ${title}`);
    await expect(summary.getByRole('link', { name: title })).toBeVisible();
    await expect(summary.locator('img')).toHaveAttribute(
      'src',
      new RegExp(new URL(String(row?.['photo'])).pathname),
    );
  });
  await test.step('FINPAGE-04 FINPAGE-05 the summary card shows price and price type', async () => {
    await expect(summary).toContainText(
      `$${Number(searchParams.get('vehiclePriceBudget')).toLocaleString('en-AU')}`,
    );
    await expect(summary).toContainText(/Drive Away|Excl\. Govt\. Charges/);
  });
  const shopper = newShopper();
  await form.getByLabel('Name').fill(shopper.name);
  await form.getByLabel('Mobile').fill(shopper.phone);
  await form.getByLabel('Email', { exact: true }).fill(shopper.email);
  if (await form.getByLabel(/terms of use/).count()) await form.getByLabel(/terms of use/).check();
  if (await form.getByLabel('Postcode').count()) await form.getByLabel('Postcode').fill('4510');
  await form.getByRole('button', { name: 'Send finance enquiry' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/success'));
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).dealer[0]?.subject ?? '', MAIL)
    .toBe(`Finance enquiry: ${title} (${shopper.name})`);
}

const FINANCE_ROWS = [
  '@ROUTE-49',
  '@ROUTE-50',
  '@ROUTE-51',
  '@ROUTE-52',
  '@ROUTE-53',
  '@ROUTE-54',
  '@FINPAGE-01',
  '@FINPAGE-02',
  '@FINPAGE-03',
  '@FINPAGE-04',
  '@FINPAGE-05',
];

test('Get Finance on a card leads to the finance form', {
  tag: ['@CARD-15', '@ROUTE-44', ...FINANCE_ROWS],
}, async ({ page }) => {
  const { link, title } = await financeButton(page, 'harbour', 'Get Finance');
  await test.step('CARD-15 ROUTE-44 Get Finance opens /finance with the car', async () => {
    await link.click();
    await expect(page).toHaveURL(/\/finance\?/);
  });
  await sendFinanceForm(page, 'harbour', title);
});

test('Finance Enquiry on a card leads to the finance form', {
  tag: ['@CARD-16', '@ROUTE-46', ...FINANCE_ROWS],
}, async ({ page }) => {
  const { link, title } = await financeButton(page, 'valuecars', 'Finance Enquiry');
  await test.step('CARD-16 ROUTE-46 Finance Enquiry opens /apply-for-finance with the car', async () => {
    await link.click();
    await expect(page).toHaveURL(/\/apply-for-finance\?/);
  });
  await sendFinanceForm(page, 'valuecars', title);
});

test('Enquire Now on a card leads to the finance form', {
  tag: ['@CARD-17', ...FINANCE_ROWS],
}, async ({ page, context }) => {
  await signedIn(context, 'coastline');
  const { link, title } = await financeButton(page, 'coastline', 'Enquire Now');
  await test.step('CARD-17 Enquire Now opens the finance page with the car', async () => {
    await link.click();
    await expect(page).toHaveURL(/\/finance\?/);
  });
  await sendFinanceForm(page, 'coastline', title);
});

test('the finance page without a car shows three steps and the form', {
  tag: ['@ROUTE-45', '@FINPAGE-07', '@FINPAGE-08', '@FINPAGE-09'],
}, async ({ page }) => {
  for (const [site, path] of [
    ['northside', '/finance-enquiry'],
    ['harbour', '/finance?car_id=unassigned'],
  ] as const) {
    await page.goto(siteUrl(site, path));
    for (const step of [
      'Apply online in minutes',
      'Get pre-approved with a personalised rate',
      'Purchase a car',
    ])
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
    await expect(page.locator('#finance-form').getByLabel('Name')).toBeVisible();
  }
  await expectAccessible(page);
});

for (const site of sampleOf(SITES)) {
  test(`the page of a car for sale on ${site} shows sidebar, price, buttons and similar cars`, {
    tag: ['@STATUS-03', '@STATUS-04', '@STATUS-05', '@STATUS-06'],
  }, async ({ page }) => {
    const [vehicle] = await vehiclesWhere(
      `dealership_id:"${DEALERSHIP[site]}" AND status:"in_stock" AND price > 1000`,
    );
    await page.goto(siteUrl(site, `/cars/${vehicle?.slug}`));
    const actions = page.getByRole('region', { name: 'Interested in this vehicle?' });
    await expect(actions.getByRole('link', { name: /Enquire/ })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'Book a Test Drive' })).toBeVisible();
    await expect(actions.getByRole('link', { name: /^Call / })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(/^\$[\d,]+$/).first()).toBeVisible();
    await expect(main.getByText(/recently sold/)).toHaveCount(0);
    await expect(main.getByRole('heading', { name: /Details$/ })).toBeVisible();
    const similar = page.getByRole('region', { name: /^Similar/ });
    await similar.scrollIntoViewIfNeeded();
    await expect(similar.getByRole('article').first()).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  });
}

test('phone and warranty depend on the car type', { tag: ['@STATUS-22', '@STATUS-23'] }, async ({ page }) => {
  const facts: [string | null, string][] = [];
  for (const type of ['new', 'used']) {
    const [vehicle] = await vehiclesWhere(
      `dealership_id:"harbour-brisbane" AND status:"in_stock" AND car_type:"${type}" AND certified:false`,
    );
    await page.goto(siteUrl('harbour', `/cars/${vehicle?.slug}`));
    const panel = page.getByRole('region', { name: 'Interested in this vehicle?' });
    facts.push([
      await panel.getByRole('link', { name: /^Call / }).getAttribute('href'),
      (await page.locator('.facts-band').textContent()) ?? '',
    ]);
  }
  expect(facts[0]?.[0]).toBe('tel:0770100110');
  expect(facts[0]?.[1]).toContain("The maker's new-car warranty");
  expect(facts[1]?.[0]).toBe('tel:0770100119');
  expect(facts[1]?.[1]).toContain('The statutory warranty, where Queensland law gives one.');
});

test('the card of a sold car links to an enquiry for something similar', {
  tag: ['@CARD-11', '@CARD-12', '@CARD-13', '@STATUS-09', '@STATUS-10', '@STATUS-11'],
}, async ({ page }) => {
  const shopper = newShopper();
  // The site lists sold cars for two days.
  const since = Math.floor(Date.now() / 1000) - 2 * DAY + HOUR;
  const [soldVehicle] = await vehiclesWhere(
    `dealership_id:"value-cars" AND status:"sold" AND visible_until > ${since}`,
  );
  expect(soldVehicle, 'a car that was sold within two days').toBeDefined();
  await page.goto(siteUrl('valuecars', `/search?query=${soldVehicle?.stocknum}`));
  const card = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  await test.step('CARD-11 CARD-12 the card asks for something similar and has no details strip', async () => {
    await expect(card).toContainText('Like this and want something similar?');
    await expect(card.locator('dl')).toHaveCount(0);
  });
  const dialog = page.getByRole('dialog');
  await test.step('CARD-13 STATUS-09 STATUS-10 the button opens an enquiry with its default message', async () => {
    await card.getByRole('link', { name: 'Find Me Something Similar' }).click();
    await expect(dialog).toHaveAccessibleName('Find Me Something Similar');
    await expect(dialog.locator('textarea')).toHaveValue('Can you please find me something similar?');
  });
  await test.step('STATUS-11 the enquiry is sent with its subcategory', async () => {
    await dialog.getByLabel('Name').fill(shopper.name);
    await dialog.getByLabel('Mobile').fill(shopper.phone);
    await dialog.getByLabel('Email', { exact: true }).fill(shopper.email);
    await dialog.getByLabel(/terms of use/).check();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/success$/);
    await expect
      .poll(async () => (await mailsAbout(shopper.email)).dealer[0]?.text ?? '', MAIL)
      .toContain('Category: Used Vehicle, Find me something similar');
  });
});

test('the page of a sold car shows only its message, enquiry and similar cars', {
  tag: ['@STATUS-08', '@STATUS-09', '@STATUS-12', '@STATUS-13', '@STATUS-14'],
}, async ({ page }) => {
  const [soldVehicle] = await vehiclesWhere('dealership_id:"harbour-brisbane" AND status:"sold"');
  await page.goto(siteUrl('harbour', `/cars/${soldVehicle?.slug}`));
  const main = page.getByRole('main');
  await expect(main).toContainText(
    "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
  );
  await expect(page.getByRole('region', { name: 'Interested in this vehicle?' })).toHaveCount(0);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const panel = main.getByRole('region', { name: title });
  await expect(
    panel.getByRole('link', { name: /^(Enquire|Book a Test Drive|Get Finance|Call )/ }),
  ).toHaveCount(0);
  await expect(panel).not.toContainText(/\$\d/);
  await expect(panel.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.getByRole('region', { name: /Similar/ }).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole('region', { name: /Similar/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();

  await panel.getByRole('link', { name: 'Find Me Something Similar' }).click();
  await expect(page.getByRole('dialog').locator('textarea')).toHaveValue(
    'Can you please find me something similar?',
  );
  await page.keyboard.press('Escape');

  const id = soldVehicle?.objectID ?? '';
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [
      'harbour.FavouritedCars',
      JSON.stringify([{ id, name: 'x', slug: 'x', make: 'x', model: 'x', primary_image_url: null }]),
    ],
  );
  await page.reload();
  const heart = main.getByRole('button', { name: 'Saved', exact: true });
  await expect(heart).toBeVisible();
  await heart.click();
  await expect(heart).toBeHidden();
});
