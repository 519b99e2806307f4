import type { Page } from '@playwright/test';
import { newMobile } from './inbox.ts';
import { freeVehicle, hydrated, reservationOf, SELLERS, sentCode, sql, test } from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl, vehiclePaths } from './test.ts';

const [harbour, valuecars] = SELLERS;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe.configure({ timeout: 120_000 });

test.describe('missing pages', () => {
  test.use({ expected: { words: [/status of 404/] } });

  test('each site has its checkout at one address, for its own cars', {
    tag: ['@ROUTE-02', '@ROUTE-03'],
  }, async ({ page }) => {
    const [harbourVehicle, valuecarsVehicle] = [await freeVehicle(harbour), await freeVehicle(valuecars)];
    expect((await askSite('harbour', `${harbourVehicle}/checkout`)).status).toBe(200);
    expect((await askSite('harbour', `${harbourVehicle}/buy-online`)).status).toBe(404);
    expect((await askSite('valuecars', `${valuecarsVehicle}/buy-online`)).status).toBe(200);
    expect((await askSite('valuecars', `${valuecarsVehicle}/checkout`)).status).toBe(404);
    expect((await askSite('harbour', `${valuecarsVehicle}/checkout`)).status).toBe(404);
    const [coastlineVehicle = ''] = await vehiclePaths('coastline');
    expect((await askSite('coastline', `${coastlineVehicle}/checkout`)).status).toBe(404);
    await page.goto(siteUrl('harbour', `${valuecarsVehicle}/checkout`));
    await expect(heading(page, 'Page not found')).toBeVisible();
  });

  test('a car without a payment processor cannot be reserved online', { tag: ['@CHECKOUT-04'] }, async ({
    page,
  }) => {
    const [row] = await sql(
      `select slug from cars where dealership_id like 'harbour%' and status = 'in_stock' and retired_at is null
       and show_on_dealer_website and jsonb_array_length(record->'payment_processors') = 0 order by slug limit 1`,
    );
    await page.goto(siteUrl('harbour', `/cars/${row?.slug}`));
    await expect(page.getByRole('main').getByRole('link', { name: /^Reserve Now/ })).toHaveCount(0);
    await page.goto(siteUrl('harbour', `/cars/${row?.slug}/checkout`));
    await expect(heading(page, "This car can't be reserved online")).toBeVisible();
    await expectAccessible(page);
  });

  test('the page of a sold car says that it is sold', async ({ page }) => {
    const [row] = await sql(
      `select slug from cars where dealership_id like 'harbour%' and status = 'sold' and show_on_dealer_website limit 1`,
    );
    await page.goto(siteUrl('harbour', `/cars/${row?.slug}/checkout`));
    await expect(heading(page, 'This car has been sold')).toBeVisible();
    await expectAccessible(page);
  });
});

test('ignores an amount, car or site in the posted form', async ({ page }) => {
  const path = await freeVehicle(harbour);
  const email = `tamper.${Date.now()}@shopper.example`;
  const form = (change: Record<string, unknown> = {}) =>
    JSON.stringify({
      token: crypto.randomUUID(),
      name: 'Kim Nguyen',
      mobile: '0412345678',
      email,
      amount: '1',
      amount_cents: '1',
      amountCents: '1',
      currency: 'usd',
      price: '1',
      carSlug: 'another-car',
      ...change,
    });
  const post = (site: string, at: string, body: string, headers: Record<string, string> = {}) =>
    askSite(site, at, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  expect((await post('harbour', `${path}/checkout/details`, form())).status).toBe(200);
  expect(await reservationOf(email)).toMatchObject({ status: 'held', amount_cents: 20_000 });
  const [session] = await sql('select session_id, currency, car_id from reservations where email = $1', [
    email,
  ]);
  expect(session).toMatchObject({ currency: 'aud' });

  const foreignVehicle = await freeVehicle(valuecars);
  expect((await post('harbour', `${foreignVehicle}/checkout/details`, form())).body).toContain('next');
  expect((await post('valuecars', `${path}/buy-online/details`, form())).body).toContain('next');
  expect(await sql('select from reservations where email = $1', [email])).toHaveLength(1);
  const elsewhere = { origin: 'https://elsewhere.example' };
  expect((await post('harbour', `${path}/checkout/details`, form(), elsewhere)).status).toBe(403);
  expect((await post('harbour', `${path}/checkout/details`, '{')).status).toBe(413);
  expect((await post('harbour', `${path}/checkout/details`, 'x'.repeat(20_000))).status).toBe(413);
  expect((await post('harbour', `${path}/checkout/nothing`, form())).status).toBe(404);
  const row = await reservationOf(email);
  expect((await askSite('harbour', `/reservations/${row?.reference}/state`)).status).toBe(404);
  const guessedCookie = { cookie: `reservation=${'A'.repeat(32)}` };
  expect(
    (await askSite('harbour', `/reservations/${row?.reference}/state`, { headers: guessedCookie })).status,
  ).toBe(404);
  await page.goto(siteUrl('harbour', `/reservations/${row?.reference}?token=wrong`));
  await expect(heading(page, 'Open your reservation from your email')).toBeVisible();
});

test('works without script, and puts only field names into the address', async () => {
  const path = await freeVehicle(valuecars);
  const send = (body: Record<string, string>, cookie = '') =>
    askSite('valuecars', `${path}/buy-online/details`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams(body).toString(),
    });
  const refusal = await send({ name: 'Kim Nguyen', token: crypto.randomUUID() });
  expect(refusal.status).toBe(303);
  expect(refusal.headers.get('location')).toBe(`${path}/buy-online?step=details&problems=mobile.email`);
  const { body } = await askSite('valuecars', String(refusal.headers.get('location')));
  expect(body).toContain('This is a required field.');
  const { mobile, phone } = newMobile();
  const answers = { name: 'Kim Nguyen', mobile, email: 'kim@shopper.example', token: crypto.randomUUID() };
  const question = await send(answers);
  expect(question.status).toBe(303);
  expect(question.headers.get('location')).toBe(`${path}/buy-online?step=details&problems=code`);
  const cookie = (question.headers.get('set-cookie') ?? '').split(';')[0];
  const acceptance = await send({ ...answers, code: await sentCode(phone) }, cookie);
  expect(acceptance.status).toBe(303);
  expect(acceptance.headers.get('location')).toBe(`${path}/buy-online?step=trade-in#step`);
  const cookies = acceptance.headers.get('set-cookie') ?? '';
  expect(cookies).toMatch(
    new RegExp(`checkout=R-[^;]+; Path=${path}/buy-online; Max-Age=\\d+; HttpOnly; SameSite=Lax`),
  );
});

test('/checkout-journey redirects to the checkout of a car, or else to the search', {
  tag: ['@ROUTE-04', '@OPEN-027'],
}, async () => {
  for (const seller of SELLERS) {
    const path = await freeVehicle(seller);
    const slug = path.split('/').at(-1) ?? '';
    const [row] = await sql('select id from cars where slug = $1', [slug]);
    for (const key of [slug, String(row?.id)]) {
      const { status, headers } = await askSite(
        seller.site,
        `/checkout-journey?car_id=${encodeURIComponent(key)}`,
      );
      expect(status).toBe(307);
      expect(headers.get('location')).toBe(`${path}/${seller.segment}`);
    }
    for (const key of ['', 'no-such-car', "' or 1=1 --", 'x'.repeat(500)])
      expect(
        (await askSite(seller.site, `/checkout-journey?car_id=${encodeURIComponent(key)}`)).headers.get(
          'location',
        ),
      ).toBe('/search');
  }
  const foreignSlug = (await freeVehicle(valuecars)).split('/').at(-1);
  expect((await askSite('harbour', `/checkout-journey?car_id=${foreignSlug}`)).headers.get('location')).toBe(
    '/search',
  );
});

test('the reserve buttons lead to the checkout', {
  tag: ['@VDP-15', '@CARD-21', '@CHECKOUT-01'],
}, async ({ page }) => {
  await page.goto(siteUrl('valuecars', '/search'));
  const link = page.getByRole('link', { name: /^Reserve Now \$100:/ }).first();
  const href = (await link.getAttribute('href')) ?? '';
  await test.step('CARD-21 Reserve Now on a card has the amount and leads to the checkout', () => {
    expect(href).toMatch(/^\/cars\/[a-z0-9-]+\/buy-online$/);
  });
  await test.step('VDP-15 CHECKOUT-01 Reserve Now on the vehicle page opens the checkout', async () => {
    await page.goto(siteUrl('valuecars', href.replace('/buy-online', '')));
    await page
      .getByRole('region', { name: 'Interested in this vehicle?' })
      .getByRole('link', { name: /^Reserve Now \$100/ })
      .click();
    await expect(page).toHaveURL(siteUrl('valuecars', href));
    await expect(page.getByRole('button', { name: 'Hold this car and continue' })).toBeVisible();
  });
});

test('shows the payment strip in the footer of sites that have the feature', {
  tag: ['@CHECKOUT-05', '@CHECKOUT-06', '@CHECKOUT-07', '@CHECKOUT-08', '@CHECKOUT-09', '@CHECKOUT-10'],
}, async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const mark = (name: string) => footer.getByRole('img', { name, exact: true });
  for (const site of ['harbour', 'valuecars']) {
    await page.goto(siteUrl(site, '/'));
    await test.step('CHECKOUT-05 the strip reads We accept', () =>
      expect(footer.getByText('We accept', { exact: true })).toBeVisible());
    await test.step('CHECKOUT-06 the strip shows Mastercard', () =>
      expect(mark('Mastercard')).toHaveCount(1));
    await test.step('CHECKOUT-07 the strip shows Visa', () => expect(mark('Visa')).toHaveCount(1));
    await test.step('CHECKOUT-08 the strip shows Maestro', () => expect(mark('Maestro')).toHaveCount(1));
    await test.step('CHECKOUT-09 the strip shows Google Pay', () =>
      expect(mark('Google Pay')).toHaveCount(1));
    await test.step('CHECKOUT-10 the strip shows Apple Pay', () => expect(mark('Apple Pay')).toHaveCount(1));
    // A sprite holds all marks; each picture is cropped to one mark.
    await expect(footer.locator('img[src*="payment-marks"]')).toHaveCount(5);
    for (const picture of await footer.locator('img[src*="payment-marks"]').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 46);
      await expect(picture).toHaveJSProperty('naturalHeight', 30);
      await expect(picture).toHaveJSProperty('clientHeight', 30);
    }
  }
  await page.goto(siteUrl('northside', '/'));
  await expect(footer).toBeVisible();
  await expect(footer.getByText('We accept')).toHaveCount(0);
  await expect(footer.locator('img[src*="payment-marks"]')).toHaveCount(0);
});

test('works by keyboard, with each error next to its field', async ({ page }) => {
  await page.goto(siteUrl('harbour', `${await freeVehicle(harbour)}/checkout`));
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription('This is a required field.');
  await page.keyboard.type('Kim Nguyen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0412 345 678');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kim.keys@shopper.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
  await hydrated(page);
  await page.getByLabel('No trade-in').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Yes, value my car')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Make, model and year')).toBeFocused();
});
