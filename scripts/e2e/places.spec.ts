import type { Browser, Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

/** The page of one location of each site: each site has its own style of address. */
const PLACES = {
  harbour: {
    path: '/locations/albion',
    name: 'Harbour Albion',
    address: '114 Sandgate Road, Albion QLD 4010',
  },
  northside: {
    path: '/contact-us/epping',
    name: 'Northside Mazda Epping',
    address: '230 Cooper Street, Epping VIC 3076',
  },
  valuecars: {
    path: '/our-location/enfield',
    name: 'Value Cars Enfield',
    address: '318 Main North Road, Enfield SA 5085',
  },
  coastline: {
    path: '/locations/coastline-caravans',
    name: 'Coastline Caravans Heatherbrae',
    address: '2180 Pacific Highway, Heatherbrae NSW 2324',
  },
} as const;

const plainPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

/** Changes fields of a document for as long as something takes, and puts them back: other tests change others meanwhile. */
async function withChange(id: string, fields: Record<string, unknown>, then: () => Promise<void>) {
  const document = await lake.getDocument(id);
  if (!document) throw new Error(`There is no document '${id}'`);
  const before = Object.keys(fields).map((path) => [path, valueAt(document, path)] as const);
  const [set, unset] = [
    before.filter(([, value]) => value !== undefined),
    before.filter(([, value]) => value === undefined),
  ];
  await lake.patch(id).set(fields).commit();
  try {
    await then();
  } finally {
    await lake
      .patch(id)
      .set(Object.fromEntries(set))
      .unset(unset.map(([path]) => path))
      .commit();
  }
}

/** What a document has at a path such as 'settings.minReviewRating'. */
const valueAt = (document: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);

/** The calendar day so many days from now in a time zone. */
const dayFromNow = (days: number, timeZone: string): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone });

test('the page of a location on every site', {
  tag: [
    '@OPEN-087',
    '@ROUTE-61',
    '@ROUTE-62',
    '@ROUTE-63',
    '@ROUTE-64',
    '@LOC-02',
    '@LOC-03',
    '@LOC-05',
    '@LOC-06',
    '@LOC-07',
    '@LOC-08',
    '@LOC-12',
    '@LOC-14',
    '@LOC-16',
    '@LOC-17',
    '@LOC-18',
    '@LOC-19',
    '@LOC-20',
    '@LOC-21',
    '@LOC-25',
    '@LOC-26',
    '@LOC-27',
    '@LOC-28',
    '@LOC-29',
    '@LOC-30',
    '@HOURS-11',
  ],
}, async ({ page, browser }) => {
  const plain = await plainPage(browser);
  for (const site of ALL_SITES) {
    const { path, name, address } = PLACES[site];
    await page.goto(siteUrl(site, path));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(address).first()).toBeVisible();
    // The list above it is called as its own page is.
    const above = main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
    const listPath = (await above.getAttribute('href')) ?? '';
    const title = /<h1[^>]*>([^<]+)/.exec((await askSite(site, listPath)).body)?.[1];
    await expect(above).toHaveText(title ?? 'a page with a heading');
    await expect(main.getByRole('link', { name: 'Get Directions' }).first()).toHaveAttribute(
      'href',
      /^https:/,
    );
    await expect(main.getByRole('link', { name: 'View Our Stock' })).toHaveAttribute('href', /^\/search\//);
    await expect(main.getByRole('link', { name: 'Book a Service' })).toHaveAttribute('href', '/service');
    await expect(main.getByText('Dealer licence', { exact: true })).toBeVisible();
    // Whom to call and when, by department.
    const service = main.getByRole('region', { name: 'Service', exact: true });
    await expect(service.locator('a[href^="tel:"]')).toBeVisible();
    await expect(service).toContainText(/Mon - Fri\s*\d:\d\d am - \d:\d\d pm/);
    await expect(main.getByRole('heading', { name: 'Who you will meet' })).toBeVisible();
    await expect(main.getByRole('heading', { name: `Write to ${name}` })).toBeVisible();
    // The form is there; where it goes by steps, the name is asked in the second.
    await expect(main.locator('form:has(input[name="name"])')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const dealer = data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'AutoDealer');
    const degrees = expect.any(Number);
    expect(dealer).toMatchObject({
      name,
      address: { '@type': 'PostalAddress' },
      geo: { latitude: degrees, longitude: degrees },
    });
    // What is sold here is told to people and to search engines alike.
    const brands: { name: string }[] = dealer.brand ?? [];
    for (const brand of brands) await expect(main.getByText(brand.name).first()).toBeAttached();
    expect(brands.length > 0).toBe(site === 'harbour' || site === 'northside');
    const openDays = dealer.openingHoursSpecification.flatMap(
      ({ dayOfWeek }: { dayOfWeek: string[] }) => dayOfWeek,
    );
    expect(openDays.length).toBeGreaterThan(4);
    // What a business says of itself earns no stars from search engines.
    expect(data.join('')).not.toContain('aggregateRating');
    await expectAccessible(page);
    // The map is drawn on the server, with the place's name.
    await plain.goto(siteUrl(site, path));
    const map = plain.getByRole('img', { name: new RegExp(`^Map: ${name}`) });
    await expect(map.getByText(name)).toBeVisible();
    await expect(map.getByText('5 km', { exact: true })).toBeVisible();
    expect(await map.locator('[data-suburbs] text').count()).toBeGreaterThan(4);
  }
  await plain.context().close();
  // Where addresses have the dealership's name, the page is that of its main place, whichever that is.
  const heading = async () =>
    /<h1[^>]*>([^<]+)/.exec((await askSite('coastline', PLACES.coastline.path)).body)?.[1];
  await withChange('coastline-heatherbrae', { primary: false }, () =>
    withChange('coastline-heatherbrae-storage', { primary: true }, () =>
      expect.poll(heading).toBe(`${PLACES.coastline.name} Storage`),
    ),
  );
  await expect.poll(heading).toBe(PLACES.coastline.name);
});

test.describe('to a visitor in another time zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('hours are those of the dealer, holidays replace them and have a dialog', {
    tag: [
      '@HOURS-01',
      '@HOURS-02',
      '@HOURS-03',
      '@HOURS-04',
      '@HOURS-05',
      '@HOURS-06',
      '@HOURS-07',
      '@HOURS-08',
      '@HOURS-09',
      '@HOURS-10',
      '@HOURS-11',
      '@HOURS-12',
      '@HOURS-13',
      '@HOURS-14',
      '@HOURS-15',
      '@HOURS-16',
      '@HOURS-17',
      '@LOC-22',
      '@LOC-23',
      '@LOC-24',
      '@OPEN-093',
      '@OPEN-094',
    ],
  }, async ({ page, browser }) => {
    const sales = page.getByRole('region', { name: 'Sales', exact: true });
    // Monday noon in Brisbane, three in the morning in Berlin.
    await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+10:00'));
    await page.goto(siteUrl('harbour', PLACES.harbour.path));
    await expect(sales).toContainText('Open now until 5:30 pm');
    await expect(sales).toContainText(/Mon - Fri\s*8:30 am - 5:30 pm/);
    await expect(sales).toContainText(/Sun\s*Closed/);
    // What comes by script takes the room that was kept for it.
    const top = async (from: Page) =>
      (await from.getByRole('region', { name: 'Sales', exact: true }).getByText('Mon - Fri').boundingBox())
        ?.y;
    const plain = await plainPage(browser);
    await plain.goto(siteUrl('harbour', PLACES.harbour.path));
    await expect(async () => expect(await top(page)).toBe(await top(plain))).toPass({ timeout: 10_000 });
    await plain.context().close();
    await page.clock.setFixedTime(new Date('2026-11-23T18:00:00+10:00'));
    await page.reload();
    await expect(sales).toContainText('Opens tomorrow 8:30 am');

    // Who is closed says so, or asks for an appointment, or for an enquiry.
    await page.goto(siteUrl('valuecars', PLACES.valuecars.path));
    await expect(sales).toContainText(/Thu\s*9:00 am - 7:00 pm/);
    await expect(sales).toContainText(/Sun\s*By appointment only/);
    await page.goto(siteUrl('coastline', PLACES.coastline.path));
    await expect(sales.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', '/contact');
    // An editor's words stand in place of the times of a day.
    await expect(page.getByRole('main')).toContainText('8am to 12pm, by appointment');

    const zone = 'Australia/Melbourne';
    const [tomorrow, later, other, far] = [1, 10, 12, 45].map((days) => dayFromNow(days, zone));
    const row = (date: string | undefined, name: string, more: object) => ({
      _type: 'specialHour',
      _key: name,
      date,
      name,
      ...more,
    });
    const special_hours = [
      row(tomorrow, 'Test holiday', { status: 'Closed' }),
      row(later, 'Test short day', { status: 'Open', start_hour: '10:00', end_hour: '12:00' }),
      row(other, 'Test other shape', { status: 'Open', hours: { begin: '13:00', end: '15:30' } }),
      row(far, 'Test far day', { status: 'Closed' }),
    ];
    const placeId = 'ChIJ-of-the-test';
    const mapKey = '1234567890123456789';
    const onMap = { 'address.place_id': placeId, 'address.map_key': mapKey };
    await withChange('northside-epping', { special_hours, ...onMap }, async () => {
      const path = PLACES.northside.path;
      await expect.poll(async () => (await askSite('northside', path)).body).toContain('Test holiday');
      await page.goto(siteUrl('northside', path));
      await expect(sales).toContainText(/Test holiday\s*Closed/);
      await sales.getByRole('button', { name: 'View Holiday Hours' }).click();
      const dialog = page.getByRole('dialog', { name: 'Holiday hours: Northside Mazda Epping' });
      await expect(dialog).toContainText(/Test holiday\s*Closed/);
      await expect(dialog).toContainText(/Test short day\s*10:00 am - 12:00 pm/);
      await expect(dialog).toContainText(/Test other shape\s*1:00 pm - 3:30 pm/);
      await expect(dialog).not.toContainText('Test far day');
      await expectAccessible(page, 'dialog:popover-open');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // They are this place's alone.
      expect((await askSite('northside', '/contact-us/preston')).body).not.toContain('Test holiday');
      // The way there is the place itself, or wherever the editor says.
      const directions = page.getByRole('main').getByRole('link', { name: 'Get Directions' }).first();
      await expect(directions).toHaveAttribute('href', new RegExp(`destination_place_id=${placeId}`));
      // Search engines are told which place on the map it is.
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(
        data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'AutoDealer'),
      ).toMatchObject({
        hasMap: `https://www.google.com/maps?cid=${mapKey}`,
      });
      const place_url = 'https://maps.example/epping';
      await withChange('northside-epping', { 'address.place_url': place_url }, async () => {
        await expect.poll(async () => (await askSite('northside', path)).body).toContain(place_url);
        await page.reload();
        await expect(directions).toHaveAttribute('href', place_url);
      });
    });
  });
});

test('location cards by department, shared by address, without script too', {
  tag: [
    '@SITE-41',
    '@LOC-09',
    '@LOC-10',
    '@LOC-11',
    '@LOC-13',
    '@LOC-33',
    '@LOC-34',
    '@LOC-35',
    '@LOC-38',
    '@LOC-39',
    '@OPEN-089',
    '@OPEN-126',
  ],
}, async ({ page, browser }) => {
  const cards = (at: Page) => at.locator('[data-places] article:visible h3');
  await page.goto(siteUrl('coastline', '/locations'));
  const departments = page.getByRole('navigation', { name: 'Show locations for' });
  await expect(departments.getByRole('link')).toHaveText(['All', 'Sales', 'Service', 'Parts']);

  await page.goto(siteUrl('northside', '/contact-us'));
  await expect(cards(page)).toHaveCount(5);
  await departments.getByRole('link', { name: 'Service' }).click();
  await expect(cards(page)).toHaveText([/Preston Service/, /Epping Service/]);
  await expect(page).not.toHaveURL(siteUrl('northside', '/contact-us'));
  const sharedAddress = page.url();
  await departments.getByRole('link', { name: 'Parts' }).click();
  await expect(cards(page)).toHaveText([/Epping Parts/]);
  await expect(page).not.toHaveURL(sharedAddress);
  await page.goBack();
  await expect(cards(page)).toHaveText([/Preston Service/, /Epping Service/]);
  const plain = await plainPage(browser);
  await plain.goto(sharedAddress);
  await expect(cards(plain)).toHaveText([/Preston Service/, /Epping Service/]);
  await plain.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(cards(plain)).toHaveText([/Mazda Preston/, /Mazda Epping/]);
  await plain.context().close();

  // Of one street one card, with a row for each department.
  await page.goto(siteUrl('harbour', '/locations'));
  await expect(cards(page)).toHaveCount(6);
  const albion = page.locator('[data-places] article').filter({ hasText: 'Sandgate Road' });
  for (const department of ['Sales', 'Service', 'Parts'])
    await expect(albion.getByRole('listitem').filter({ hasText: department }).first()).toBeVisible();
  // Where shoppers sell their car is a buying centre; what is hidden is nowhere.
  await page.goto(siteUrl('harbour', '/sell-my-car'));
  await expect(page.getByRole('article').filter({ hasText: 'Harbour Albion Buying Centre' })).toBeVisible();
  for (const path of ['/locations', '/contact', '/sitemap.xml', '/dealer-locator'])
    expect((await askSite('harbour', path)).body).not.toMatch(/[Pp]reparation/);
  expect((await askSite('harbour', '/locations/moorooka-preparation')).status).toBe(404);
});

test('the nearest place comes first, with and without script', {
  tag: [
    '@LOC-40',
    '@OPEN-088',
    '@ROUTE-73',
    '@OPEN-127',
    '@SITE-48',
    '@SITE-49',
    '@SITE-50',
    '@SITE-51',
    '@SITE-52',
    '@SITE-53',
  ],
}, async ({ page, context, browser }) => {
  await page.goto(siteUrl('harbour', '/locations'));
  const first = page.locator('[data-places] > li').first();
  await page.getByRole('navigation', { name: 'Show locations for' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Your postcode').fill('456');
  await page.getByRole('button', { name: 'Find nearest' }).click();
  await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible();
  await page.getByLabel('Your postcode').fill('4567');
  await page.getByRole('button', { name: 'Find nearest' }).click();
  await expect(first).toContainText('Harbour Noosaville');
  await expect(first).toContainText(/(\d+|less than 1) km away/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -28.1036, longitude: 153.4332 });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(first).toContainText('Harbour Burleigh');
  await expect(first).toContainText('less than 1 km away');
  await expect(page.locator('[data-places] > li').last()).toContainText(/1\d\d km away/);

  const plain = await plainPage(browser);
  await plain.goto(siteUrl('harbour', '/dealer-locator'));
  await expect(plain.getByRole('img', { name: /^Map: .*Harbour Noosaville/ })).toBeVisible();
  await plain.getByLabel('Postcode').fill('4558');
  await plain.getByRole('button', { name: 'Find nearest' }).click();
  await expect(plain).toHaveURL(/\/dealer-locator\?near=4558$/);
  const list = plain.locator('[data-places] > li');
  await expect(list.first()).toContainText('Harbour Maroochydore');
  await expect(list.first()).toContainText(/km away/);
  await expect(list).toHaveCount(6);
  await plain.goto(siteUrl('harbour', '/dealer-locator?near=9998'));
  await expect(plain.getByText('Invalid postcode')).toBeVisible();
  await plain.context().close();
  expect((await askSite('northside', '/dealer-locator')).status).toBe(404);
  expect((await askSite('northside', '/dealer-locator?near=4558')).status).toBe(404);

  await page.goto(siteUrl('harbour', '/dealer-locator'));
  await expectAccessible(page);
  for (const path of ['/dealer-locator', '/dealerships']) {
    await page.goto(siteUrl('harbour', path));
    const dealer = page.getByRole('link', { name: /^Harbour Gold Coast\s*Hyundai/ });
    await expect(dealer).toHaveAttribute('href', 'https://harbourgoldcoast.example');
    await expect(dealer.locator('img')).toHaveCount(1);
  }
});

test('the home page has the carousel of locations and the stars of all of them', {
  tag: [
    '@LOC-31',
    '@LOC-32',
    '@LOC-36',
    '@LOC-37',
    '@REVIEW-11',
    '@REVIEW-12',
    '@REVIEW-13',
    '@REVIEW-17',
    '@REVIEW-18',
  ],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('harbour'));
  const places = page.locator('#locations');
  await expect(places.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
  await expect(places.getByText('Swipe to see all 6')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await places.scrollIntoViewIfNeeded();
  await places.getByRole('button', { name: 'Next: Our Locations' }).click();
  await expect(places.getByRole('article').nth(3)).toBeInViewport();
  await expect(places.getByRole('button', { name: 'Previous: Our Locations' })).toBeVisible();
  const stars = page.locator('#reviews').getByRole('img', { name: '4.6 out of 5 stars' });
  await expect(stars).toHaveAttribute('style', /--stars:\s*4\.6/);
  await expect(page.locator('#reviews')).toContainText('7,049 reviews');
});

test('reviews: twelve of the newest, only above the minimum, hidden by a switch', {
  tag: [
    '@REVIEW-01',
    '@REVIEW-02',
    '@REVIEW-03',
    '@REVIEW-04',
    '@REVIEW-05',
    '@REVIEW-06',
    '@REVIEW-07',
    '@REVIEW-08',
    '@REVIEW-09',
    '@REVIEW-10',
    '@REVIEW-11',
    '@REVIEW-12',
    '@REVIEW-13',
    '@REVIEW-14',
    '@REVIEW-15',
    '@REVIEW-16',
    '@OPEN-117',
  ],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/about-us'));
  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('listitem')).toHaveCount(12);
  const first = reviews.getByRole('listitem').first();
  await expect(first).toContainText('Mia T.');
  await expect(first).toContainText('Harbour Albion, 15 Nov 2026');
  await expect(first.getByRole('img', { name: '5.0 out of 5 stars' })).toBeVisible();
  await expect(reviews).toContainText('Harbour Motor Group answered');
  await expect(reviews).not.toContainText('Waited twenty minutes');
  await expectAccessible(page);
  // Hostile words stay words.
  const image = await lake.fetch('*[_type == "blogPost" && defined(image.asset)][0].image');
  const hostile = {
    _id: 'review-test-hostile',
    image: { ...image, alt: 'A van handed over' },
    _type: 'review',
    customer_name: '<b>Bobby</b>',
    site: reference('site-coastline'),
    location: reference('coastline-heatherbrae'),
    rating: 5,
    text: `${'<script>alert(1)</script> '.repeat(30)}${'x'.repeat(400)}`,
    review_date: new Date().toISOString(),
  };
  await lake.createOrReplace(hostile);
  try {
    await expect.poll(async () => (await askSite('coastline', '/')).body).toContain('Bobby');
    await page.goto(siteUrl('coastline'));
    await expect(reviews.getByRole('listitem').first()).toContainText('<b>Bobby</b>');
    await expect(reviews.getByRole('img', { name: 'A van handed over' })).toBeVisible();
    // Its id is its anchor, so that it can be linked to.
    await expect(reviews.locator(`li#${hostile._id}`)).toContainText('<b>Bobby</b>');
    await reviews.getByText('Read more').click();
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: across, clientWidth: room } = document.documentElement;
      return { scrollWidth: across, clientWidth: room };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  } finally {
    await lake.delete(hostile._id);
  }
  expect((await askSite('valuecars', PLACES.valuecars.path)).body).not.toContain('out of 5 stars');
  const shows = async () =>
    (await askSite('northside', '/contact-us/preston')).body.includes('out of 5 stars');
  expect(await shows()).toBe(true);
  await withChange('site-northside', { 'settings.minReviewRating': 4.7 }, () =>
    expect.poll(shows).toBe(false),
  );
  await expect.poll(shows).toBe(true);
});

test('the contact page has its form and each number once, and its form comes back without script', {
  tag: ['@ROUTE-65', '@ROUTE-66', '@LOC-38', '@OPEN-089'],
}, async ({ page, browser }) => {
  await page.goto(siteUrl('harbour', '/contact'));
  const phones = page.getByRole('list', { name: 'Phone numbers' });
  await expect(phones.getByRole('listitem')).toHaveCount(16);
  await expect(phones.getByRole('link', { name: /Show number/ }).first()).toBeVisible();
  await expectAccessible(page);
  const plain = await plainPage(browser);
  await plain.goto(siteUrl('northside', PLACES.northside.path));
  const form = plain.locator('#enquiry form');
  await form.getByLabel('Name', { exact: true }).fill('Kim');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(plain).toHaveURL(/\/contact-us\/epping\?problems=[\w.]+#enquiry$/);
  await expect(form.getByRole('alert')).toContainText('Please fix the following errors:');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Kim');
  await plain.context().close();
  // A person is written to by the form, which starts with where they work; no address can be harvested.
  await page.goto(siteUrl('harbour', '/about-us'));
  await page.getByRole('link', { name: 'Write to Tahlia Moore' }).click();
  await expect(page.getByRole('dialog').getByLabel('Location')).toHaveValue('harbour-southport');
  await page.goto(siteUrl('harbour', '/dealerships'));
  await expect(page.getByRole('heading', { level: 1, name: 'Our dealerships' })).toBeVisible();
});
