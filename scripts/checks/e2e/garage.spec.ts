import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { lake } from './content.ts';
import { addCar, leaveAndRemoveOwnCars } from './own-cars.ts';
import { siteDocuments } from './plain-site.ts';
import { CODE_ASKED, freeVehicle, holdVehicle, SELLERS, sql, test } from './reserving.ts';
import { newSession, signedIn } from './signing-in.ts';
import { carOf } from './stock-record.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const valuecars = SELLERS.find(({ site }) => site === 'valuecars') ?? SELLERS[0];

test.use({ expected: { words: [CODE_ASKED] } });
test.afterEach(leaveAndRemoveOwnCars);

test('the garage under the site’s own name manages an account until it is deleted', {
  tag: ['@ROUTE-87', '@OPEN-104', '@OPEN-105'],
}, async ({ page, context }) => {
  const path = await freeVehicle(valuecars);
  const holder = await holdVehicle(page, valuecars, path);
  const shopper = await signedIn(context, 'valuecars');
  const local = shopper.phone.replace('+61', '0');
  await sql('update reservations set mobile = $2 where email = $1', [holder.email, local]);
  const lead = randomUUID();
  const payload = {
    category: 'Used Vehicle',
    'Vehicle Make': 'Kia',
    'Vehicle Model': 'Niro',
    name: shopper.name,
    email: shopper.email,
    phone: local,
    message: 'Is it still there?',
    lead_attributes: {},
  };
  await sql(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint) values ($1, 'valuecars', $2, 'enquiry', $3, 'x')`,
    [lead, randomUUID(), JSON.stringify(payload)],
  );
  await sql(
    `insert into mail_deliveries (lead_id, kind, state, sent_at) values ($1, 'dealer', 'sent', now())`,
    [lead],
  );

  await page.goto(siteUrl('valuecars'));
  await test.step('ROUTE-87 /mybigboxcars shows the account page under that name', async () => {
    await page.locator('header').getByRole('link', { name: 'My BigBoxCars' }).click();
    await expect(page).toHaveURL(siteUrl('valuecars', '/mybigboxcars'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My BigBoxCars');
    await expect(page.getByRole('main')).toContainText(`G’day, ${shopper.name} ${shopper.lastName}`);
    await expect(page).toHaveTitle(/My BigBoxCars/);
  });
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Saved cars')).toContainText('You have no saved cars yet.');
  await expect(part('Valuations')).toContainText('You have no valuations yet.');
  await expect(part('Enquiries')).toContainText('Enquiry: Kia Niro');
  await expect(part('Enquiries')).toContainText('Received by the dealer');
  await expect(part('Reservations')).toContainText('Not paid yet');
  const next = part('What’s next');
  await expect(next.getByRole('listitem')).toHaveCount(1);
  await expect(next.getByRole('listitem')).toContainText('Nothing has been charged yet.');
  await expect(next.getByRole('link', { name: /^Continue to payment/ })).toHaveAttribute(
    'href',
    /^\/reservations\//,
  );
  await expectAccessible(page);

  const own = part('Your vehicles');
  await own.getByRole('button', { name: 'Add to my garage' }).click();
  await expect(own.getByLabel('Registration')).toHaveAccessibleDescription('This is a required field.');
  await own.getByLabel('Registration').fill('123-abc');
  await own.getByLabel('State').selectOption('QLD');
  await own.getByLabel(/^Description/).fill('2019 Mazda CX-5');
  await own.getByRole('button', { name: 'Add to my garage' }).click();
  await expect(page.getByText('The vehicle has been added to your garage.')).toBeVisible();
  await expect(own.getByRole('listitem')).toContainText('123ABC');
  await expectAccessible(page);

  await part('Details')
    .getByLabel(/Postcode/)
    .fill('40');
  await part('Details').getByRole('button', { name: 'Save details' }).click();
  await expect(part('Details').getByLabel(/Postcode/)).toHaveAccessibleDescription(
    'Enter a 4-digit postcode.',
  );
  await part('Details')
    .getByLabel(/Postcode/)
    .fill('4006');
  await part('Details').getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your details have been saved.')).toBeVisible();
  await expect(part('Details').getByLabel(/Postcode/)).toHaveValue('4006');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(data).toMatchObject({
    Accounts: [{ Name: shopper.name, Phone: shopper.phone, Postcode: '4006' }],
    'Own vehicles': [{ Rego: '123ABC', 'Rego state': 'QLD' }],
    Enquiries: [{ Payload: { Message: 'Is it still there?' } }],
    Reservations: [{ Status: 'held' }],
  });

  await own.getByRole('button', { name: 'Remove 123ABC' }).click();
  await expect(page.getByText('The vehicle has been removed from your garage.')).toBeVisible();

  await page.getByText('Delete my account').first().click();
  await page.getByLabel('Yes, delete my account and everything in it').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been deleted and you are signed out.')).toBeVisible();
  expect(await sql('select id from users where id = $1', [shopper.userId])).toEqual([]);
  expect(JSON.stringify(await sql('select payload from leads where id = $1', [lead]))).not.toContain(local);
  // A reservation keeps the shopper's details until the hold is over.
  expect(await sql('select id from reservations where mobile = $1', [local])).toHaveLength(1);
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
});

test('the garage on a phone shows saved cars and enquiries to the signed-in shopper only', {
  tag: ['@ROUTE-90', '@GATE-16', '@SITE-27', '@OPEN-104'],
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const car = await carOf('northside', 'true');
  const shopper = await signedIn(context, 'northside');
  await sql(
    `insert into watchlist_items (site_slug, user_id, car_id) select 'northside', $1, id from cars where slug = $2`,
    [shopper.userId, car.slug],
  );
  const preApproval = {
    category: 'Finance',
    'Vehicle Make': 'Mazda',
    'Vehicle Model': 'CX-5',
    phone: shopper.phone.replace('+61', '0'),
    tags: ['YouX'],
    lead_attributes: {},
  };
  await sql(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint) values ($1, 'northside', $2, 'finance', $3, 'x')`,
    [randomUUID(), randomUUID(), JSON.stringify(preApproval)],
  );
  await test.step('ROUTE-90 /my-garage shows My Garage', async () => {
    await page.goto(siteUrl('northside', '/my-garage'));
    await expect(page).toHaveURL(siteUrl('northside', '/my-garage'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Garage');
    await expect(page.getByRole('main')).toContainText(`G’day, ${shopper.name} ${shopper.lastName}`);
  });
  const enquiries = page.getByRole('region', { name: 'Enquiries' });
  await expect(enquiries.getByRole('heading', { level: 3 })).toHaveText('Finance pre-approval: Mazda CX-5');
  await expect(page.getByRole('region', { name: 'Saved cars' }).getByRole('article')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Garage' }),
  ).toHaveAttribute('href', '/my-garage');

  const headers = { cookie: shopper.cookie };
  for (const name of ['mymotorama', 'mybigboxcars', 'myblinkr', 'myservco'])
    expect((await askSite('northside', `/${name}`, { headers })).status, name).toBe(404);
  await test.step('GATE-16 SITE-27 the garage asks to sign in', async () => {
    const { status, headers: answer } = await askSite('northside', '/my-garage');
    expect(status).toBe(307);
    expect(String(answer.get('location'))).toContain('/sign-in?type=my-garage');
    expect((await askSite('valuecars', '/my-garage', { headers })).status).toBe(307);
  });
  const post = (path: string, body: string) =>
    askSite('northside', path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  expect((await post('/account/delete', '')).headers.get('location')).toBe('/my-garage?problems=sure#delete');
  expect((await post('/account/details', 'name=')).headers.get('location')).toBe(
    '/my-garage?problems=name#details',
  );
  expect((await post('/my-garage/add-vehicle', 'rego=1&regoState=VIC')).headers.get('location')).toBe(
    '/my-garage?done=added',
  );
  expect(await sql('select rego from own_vehicles where user_id = $1', [shopper.userId])).toEqual([
    { rego: '1' },
  ]);

  // After signing out the header shows no count, even on a page without heart buttons.
  const count = page.getByRole('banner').locator('.saved-count');
  await page.goto(siteUrl('northside', '/privacy-policy'));
  await expect(count).toHaveText('1');
  await context.clearCookies({ name: 'session' });
  await page.reload();
  await expect(count).toHaveCount(0);
});

test('the garage is served under each of the four own-brand names', {
  tag: ['@ROUTE-86', '@ROUTE-87', '@ROUTE-88', '@ROUTE-89', '@OPEN-105'],
}, async () => {
  // A separate site, because the demo sites keep their garage names.
  const slug = 'own-brands';
  const documents = siteDocuments({
    slug,
    name: 'Own Brands',
    url: siteUrl(slug, '').replace(/\/$/, ''),
    template: 'group',
    theme: { brand: '#0b2a4a', accent: '#0b5cad' } as never,
    dealershipIds: ['harbour-brisbane'],
  });
  const { cookie } = await newSession(slug);
  const expectGarage = async (path: string, name: string) => {
    await lake.patch(`site-${slug}`).set({ 'settings.myBrandPath': path }).commit();
    const headingAt = async () => {
      const { status, body } = await askSite(slug, path, { headers: { cookie } });
      return [status, /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]];
    };
    await expect.poll(headingAt, { timeout: 60_000 }).toEqual([200, name]);
  };
  try {
    await lake.mutate(
      documents.map((document) => ({
        createOrReplace: (document._type === 'siteFeatures'
          ? { ...document, garageEnabled: true }
          : document) as never,
      })),
    );
    await test.step('ROUTE-86 /mymotorama serves the account page', () =>
      expectGarage('/mymotorama', 'My Motorama'));
    await test.step('ROUTE-87 /mybigboxcars serves the account page', () =>
      expectGarage('/mybigboxcars', 'My BigBoxCars'));
    await test.step('ROUTE-88 /myblinkr serves the account page', () =>
      expectGarage('/myblinkr', 'My Blinkr'));
    await test.step('ROUTE-89 /myservco serves the account page', () =>
      expectGarage('/myservco', 'My Servco'));
  } finally {
    await lake.mutate(documents.map(({ _id }) => ({ delete: { id: _id } })));
  }
});

for (const width of [390, 1440])
  test(`the garage starts with what is next at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const shopper = await signedIn(context, 'northside');
    await page.goto(siteUrl('northside', '/my-garage'));
    const next = page.getByRole('region', { name: 'What’s next' });
    const [search, worth] = [
      /^Find a car ?: Find your next car$/,
      /^Value my trade-in ?: Find out what your car is worth$/,
    ];
    await expect(next.getByRole('link', { name: search })).toHaveAttribute('href', '/search');
    await expect(next.getByRole('link', { name: worth })).toHaveAttribute('href', '/trade-in');
    const car = await addCar('northside', {});
    await sql(
      `insert into watchlist_items (site_slug, user_id, car_id, created_at)
       values ('northside', $1, $2, now() - interval '1 day')`,
      [shopper.userId, car.id],
    );
    for (const [age, price] of [
      ['2 days', 60_000],
      ['1 hour', 50_000],
    ])
      await sql('insert into price_changes (car_id, at, price) values ($1, now() - $2::interval, $3)', [
        car.id,
        age,
        price,
      ]);
    await page.reload();
    await expect(next.getByRole('listitem')).toContainText('Price drop:');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await next.getByRole('link', { name: /^View details/ }).click();
    await expect(page).toHaveURL(siteUrl('northside', `/cars/${car.slug}`));
  });
