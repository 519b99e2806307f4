import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { newShopper } from './inbox.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, consoleUrl, expect, siteUrl, studioUrl, test } from './test.ts';

const slugsOfCards = (body: string): string[] =>
  body
    .split('<article')
    .slice(1)
    .flatMap((card) => /href="\/cars\/([^"/?#]+)/.exec(card)?.[1] ?? []);

/** The forms of a vehicle page: the label that opens each (also its dialog's name) and its submit button. */
const FORMS = {
  enquiry: ['Enquire', 'Send enquiry'],
  testDrive: ['Book a Test Drive', 'Request test drive'],
  photo: ['Request more photos', 'Request photos'],
} as const;

test('a visitor browses, searches, compares, enquires and uses calculators without an account', {
  tag: rows('SITE-05..07 SITE-09..17 SITE-19 SITE-54..57'),
}, async ({ page }) => {
  const main = page.getByRole('main');

  await test.step('SITE-09 SITE-54 the search page lists cars without signing in', async () => {
    await page.goto(siteUrl('harbour', '/search/used-cars?query=toyota'));
    await expect(page).toHaveURL(/\/search/);
    await expect(main.getByRole('article').nth(2)).toBeVisible();
  });

  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  await test.step('SITE-10 a search finds the cars that match', async () => {
    for (const index of [0, 1, 2]) await expect(cards.nth(index)).toContainText('Toyota');
  });

  // A car that can be reserved is not reserved yet, so every form is available.
  const card = cards.filter({ has: page.locator('a[href$="/checkout"]') }).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const reserveHref = (await card.locator('a[href$="/checkout"]').getAttribute('href')) ?? '';
  const path = reserveHref.replace(/\/checkout$/, '');
  const slug = path.replace('/cars/', '');
  await test.step('SITE-11 a card opens the page of its car', async () => {
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(siteUrl('harbour', path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('SITE-05 the page is in Australian English with prices in Australian dollars', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
    // Only the server's page has structured data, not a client-side navigation.
    const { body } = await askSite('harbour', path);
    expect(new Set(body.match(/"priceCurrency":"\w+"/g))).toEqual(new Set(['"priceCurrency":"AUD"']));
    await expect(main.getByText(/^\$[\d,]+/).first()).toBeVisible();
  });

  const [car] = await sql('select id from cars where slug = $1', [slug]);
  await test.step('SITE-13 SITE-55 the Compare checkbox adds the car to the comparison', async () => {
    await main.getByRole('checkbox', { name: 'Compare', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('harbour.CompareCars')))
      .toBe(JSON.stringify([car?.['id']]));
    const comparison = await askSite('harbour', `/compare?ids=${String(car?.['id'])}`);
    expect([comparison.status, slugsOfLinks(comparison.body).includes(slug)]).toEqual([200, true]);
  });

  await test.step('SITE-12 the heart saves the car in this browser', async () => {
    await main.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(main.getByRole('button', { name: 'Saved', exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('harbour.FavouritedCars'))).toContain(slug);
  });

  const canSend = async (kind: keyof typeof FORMS) => {
    const [name, send] = FORMS[kind];
    await main.locator(`a[data-form="${kind}"]`).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByLabel('Name')).toBeEditable();
    await expect(dialog.getByRole('button', { name: send, exact: true })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectLead(kind, slug);
  };
  await test.step('SITE-14 SITE-56 an enquiry is accepted', () => canSend('enquiry'));
  await test.step('SITE-15 a test drive request is accepted', () => canSend('testDrive'));
  await test.step('SITE-16 a request for photos is accepted', () => canSend('photo'));
  await test.step('SITE-17 the finance page has its form, and a finance enquiry is accepted', async () => {
    const finance = await askSite('harbour', `/finance?car_id=${slug}`);
    expect([finance.status, finance.body.includes('Send finance enquiry')]).toEqual([200, true]);
    await expectLead('finance', slug);
  });

  await test.step('SITE-57 the finance calculator computes a repayment', async () => {
    const calculator = page.getByRole('region', { name: 'Finance calculator' });
    await calculator.scrollIntoViewIfNeeded();
    await expectToRecalculate(calculator);
  });

  await test.step('SITE-19 the checkout opens without signing in', async () => {
    const checkout = await askSite('harbour', reserveHref);
    expect([checkout.status, checkout.body.includes('name="mobile"')]).toEqual([200, true]);
  });

  await test.step('SITE-07 the site lists new, demo and used cars', async () => {
    for (const kind of ['new', 'demo', 'used']) {
      const { status, body } = await askSite('harbour', `/search/${kind}-cars`);
      const kinds = await sql(`select distinct record->>'car_type' as kind from cars where slug = any($1)`, [
        slugsOfCards(body),
      ]);
      expect([status, kinds]).toEqual([200, [{ kind }]]);
    }
  });

  await test.step('SITE-06 one site lists three dealerships, and another lists its only one', async () => {
    const group = (await askSite('harbour', '/dealerships')).body;
    for (const name of ['Harbour Brisbane', 'Harbour Gold Coast', 'Harbour Sunshine Coast'])
      expect(group).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
    const places = /\/locations\/(albion|moorooka|southport|burleigh|maroochydore|noosaville)"/g;
    expect(new Set(group.match(places))).toHaveProperty('size', 6);
    // With one dealership there is no list to choose from, so the address redirects to its locations.
    const single = await askSite('valuecars', '/dealerships');
    expect([single.status, single.headers.get('location')]).toEqual([307, '/our-location']);
    const yards = (await askSite('valuecars', '/our-location')).body;
    expect(yards).toContain('Value Cars Enfield');
    expect(yards).toContain('Value Cars Lonsdale');
    expect(yards).not.toContain('Harbour');
    for (const [site, dealerships] of [
      ['harbour', ['harbour-brisbane', 'harbour-gold-coast', 'harbour-sunshine-coast']],
      ['valuecars', ['value-cars']],
    ] as const) {
      const sold = await sql(
        'select distinct dealership_id as id from cars where slug = any($1) order by dealership_id',
        [slugsOfCards((await askSite(site, '/search')).body)],
      );
      expect(sold.filter(({ id }) => !dealerships.includes(id as never))).toEqual([]);
      expect(sold.length).toBe(dealerships.length);
    }
  });
});

const slugsOfLinks = (body: string): string[] =>
  [...body.matchAll(/href="\/cars\/([^"/?#]+)/g)].map(([, slug]) => slug ?? '');

async function expectLead(kind: string, car: string): Promise<void> {
  const { name, phone, email } = newShopper();
  const { status, body } = await askSite('harbour', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token: randomUUID(),
      kind,
      car,
      values: { name, phone, email, message: 'Is it still there?' },
    }),
  });
  expect([kind, status, body]).toEqual([kind, 201, expect.stringContaining('lead_id')]);
  expect(await sql(`select kind from leads where payload->>'email' = $1`, [email])).toEqual([{ kind }]);
}

async function expectToRecalculate(calculator: Locator): Promise<void> {
  const repayment = calculator.locator('[aria-live="polite"]').first();
  await expect(repayment).toContainText(/\$[\d,]+/);
  const before = (await repayment.textContent()) ?? '';
  await calculator.getByRole('slider', { name: 'Term' }).press('ArrowLeft');
  await expect(repayment).toContainText(/\$[\d,]+/);
  await expect(repayment).not.toHaveText(before);
}

test('a visitor reads departments, opening hours, reviews, offers and the brand grid', {
  tag: rows('SITE-05 SITE-21..26 HOME-01..04'),
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/locations'));
  const names = page.locator('[data-places] article:visible h3');
  const choose = (department: string) =>
    page
      .getByRole('navigation', { name: 'Show locations for' })
      .getByRole('link', { name: department, exact: true })
      .click();
  await test.step('SITE-21 six locations sell cars', async () => {
    await choose('Sales');
    await expect(names).toHaveCount(6);
  });
  await test.step('SITE-22 six locations service cars', async () => {
    await choose('Service');
    await expect(names).toHaveCount(6);
  });
  await test.step('SITE-23 three locations have a parts counter', async () => {
    await choose('Parts');
    await expect(names).toHaveText([/Albion/, /Southport/, /Maroochydore/]);
  });

  await page.goto(siteUrl('harbour', '/locations/albion'));
  const main = page.getByRole('main');
  await test.step('SITE-24 a location shows its opening hours', async () => {
    await expect(main).toContainText(/Mon[a-z]*.{0,40}8:30 ?am/is);
    await expect(main).toContainText(/Sun[a-z]*.{0,40}Closed/is);
  });
  await test.step('SITE-26 a location shows its rating and number of reviews', async () => {
    await expect(main.getByText(/^[\d,]+ reviews/).first()).toBeVisible();
    await expect(main.getByText('4.6').first()).toBeVisible();
  });
  await test.step('SITE-05 a location shows its Australian address and phone', async () => {
    await expect(main).toContainText('114 Sandgate Road, Albion QLD 4010');
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
    expect(data).toMatch(/"addressCountry":\s*"AU"/);
    expect(data).toMatch(/"telephone":\s*"(\+61 ?7|07) ?7010 ?0110"/);
  });

  await test.step('SITE-25 the special offers page lists the current offers', async () => {
    const { status, body } = await askSite('harbour', '/special-offers');
    expect(status).toBe(200);
    expect(body).toContain('Five services included with every new hybrid');
    expect(body).toContain('A wall box at home with your Ioniq 5');
  });

  await page.goto(siteUrl('harbour'));
  const grid = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Twelve makes, and then some' }) });
  const expectBrands = async (kind: string, brands: readonly (readonly [name: string, words: string])[]) => {
    const group = grid.getByRole('heading', { name: kind, exact: true }).locator('xpath=..');
    await expect(group.getByRole('listitem')).toHaveCount(brands.length);
    for (const [name, words] of brands) {
      const tile = group.getByRole('listitem').filter({ hasText: name }).first();
      await expect(tile).toContainText(words);
      const logo = tile.locator('img.brand-logo');
      await logo.scrollIntoViewIfNeeded();
      await expect(logo).toBeVisible();
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  };
  await test.step('HOME-01 the brand grid shows car brands with logos and descriptions', () =>
    expectBrands('Cars', [
      ['Toyota', 'Hybrids, HiLux and LandCruiser.'],
      ['Ford', 'Ranger, Everest, Mustang and Transit'],
      ['Mazda', 'Small cars to seven seats'],
      ['Hyundai', 'City cars, family SUVs and electric Ioniq models'],
      ['Kia', 'Picanto to Carnival'],
      ['Mitsubishi', 'Outlander, Triton and ASX'],
      ['Nissan', 'Navara, Patrol and X-Trail'],
      ['Subaru', 'All-wheel drive for the beach and the range.'],
      ['Isuzu', 'D-Max and MU-X'],
      ['Volkswagen', 'Golf, Tiguan and Amarok'],
      ['GWM', 'Haval SUVs, Cannon utes'],
      ['BYD', 'Electric cars and plug-in hybrids'],
    ]));
  await test.step('HOME-02 the brand grid shows motorcycle brands with logos and descriptions', () =>
    expectBrands('Motorcycles', [
      ['Kawasaki Motorcycles', 'Naked, cruiser and adventure'],
      ['Triumph Motorcycles', 'A workshop and orders from the maker'],
    ]));
  await test.step('HOME-03 the brand grid shows truck brands with logos and descriptions', () =>
    expectBrands('Trucks', [
      ['Isuzu Trucks', 'N Series light trucks'],
      ['Hino Trucks', '300 Series light trucks'],
    ]));
  await test.step('HOME-04 the brand grid shows the group’s own brands with logos and descriptions', () =>
    expectBrands('Our own', [
      ['Harbour Certified', 'Used cars under six years old'],
      ['Harbour Fleet', 'One account for buying'],
      ['Harbour Tyres', 'Tyres, alignment and balancing'],
    ]));
});

test('the storefront has no screens for staff', { tag: ['@SITE-61'] }, async ({ page }) => {
  for (const path of ['/admin', '/studio', '/console', '/login', '/staff', '/structure', '/features'])
    expect([path, (await askSite('harbour', path)).status]).toEqual([path, 404]);
  for (const address of [studioUrl, consoleUrl])
    expect(new URL(address).host).not.toBe(new URL(siteUrl('harbour')).host);
  const answer = await askSite('harbour', '/api/back-office/reservations');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  await page.goto(siteUrl('harbour'));
  await expect(page.getByRole('link', { name: /admin|studio|staff|dashboard/i })).toHaveCount(0);
});
