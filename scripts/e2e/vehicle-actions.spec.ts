import { mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
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

test('Explore Vehicle opens the vehicle page where the site says so', { tag: ['@CARD-22'] }, async ({
  page,
}) => {
  await page.goto(siteUrl('northside', '/search'));
  await page
    .getByRole('link', { name: /^Explore Vehicle:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cars\//);
});

for (const { site, label, row, path } of [
  { site: 'harbour', label: 'Get Finance', row: 'CARD-15 ROUTE-44', path: '/finance' },
  { site: 'valuecars', label: 'Finance Enquiry', row: 'CARD-16 ROUTE-46', path: '/apply-for-finance' },
  { site: 'coastline', label: 'Enquire Now', row: 'CARD-17', path: '/finance' },
]) {
  test(`${row} ROUTE-49..54 FINPAGE-01..05 ${label} on a card of ${site} leads to the finance form with the car`, async ({
    page,
    context,
  }) => {
    // Coastline's finance page stands behind a gate.
    if (site === 'coastline') await signedIn(context, site);
    const shopper = newShopper();
    await page.goto(siteUrl(site, '/search'));
    const link = page.getByRole('link', { name: new RegExp(`^${label}:`) }).first();
    const title = ((await link.getAttribute('aria-label')) ?? '').replace(`${label}: `, '');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?`));
    const { searchParams, hash } = new URL(page.url());
    for (const name of ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin'])
      expect(searchParams.get(name), name).toBeTruthy();
    expect(hash).toBe('#finance-form');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Finance for the ${title}`);
    const form = page.locator('#finance-form');
    await expect(form.getByRole('article').getByRole('link', { name: title })).toBeVisible();
    await expect(form.getByRole('article')).toContainText(
      Number(searchParams.get('vehiclePriceBudget')).toLocaleString('en-AU'),
    );
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
  });
}

test('the finance page without a car shows three steps and the form', {
  tag: ['@ROUTE-45', '@FINPAGE-07', '@FINPAGE-08', '@FINPAGE-09'],
}, async ({ page }) => {
  for (const [site, path] of [
    ['northside', '/finance-enquiry'],
    ['harbour', '/finance?car_id=nobodys'],
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

for (const site of SITES) {
  test(`the page of a car for sale on ${site} has its summary, price, actions and similar cars, and axe finds nothing`, {
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

test('phone and warranty follow the kind of car', { tag: ['@STATUS-22', '@STATUS-23'] }, async ({ page }) => {
  const facts: [string | null, string][] = [];
  for (const type of ['new', 'used']) {
    const [vehicle] = await vehiclesWhere(
      `dealership_id:"harbour-brisbane" AND status:"in_stock" AND car_type:"${type}"`,
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
  expect(facts[1]?.[1]).toContain('Twelve months of Harbour Certified warranty');
});

test('a car that is gone leads to something similar', {
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
  await expect(card).toContainText('Like this and want something similar?');
  await expect(card.locator('dl')).toHaveCount(0);
  await card.getByRole('link', { name: 'Find Me Something Similar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Find Me Something Similar');
  await expect(dialog.locator('textarea')).toHaveValue('Can you please find me something similar?');
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

test('the page of a sold car has its message, the enquiry, similar cars, and a heart only while saved', {
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
